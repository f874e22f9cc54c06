import { useEffect, useState } from "react";
import type { Ear, SpokenOf } from "../../../ports.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./Check.module.css";
import { Download } from "./Download.tsx";
import { Trial } from "./Trial.tsx";
import { useDictating, useEarState } from "./useDictating.ts";
import { words } from "./words.ts";

/** Instead of an attempt's id, for sound that is only a trial. */
const TRIAL = "trial";

type Props = {
  ear: Ear;
  of: SpokenOf;
  deviceId: string | null;
  onDevice: (deviceId: string | null) => void;
  onBegin: () => void;
  onClose: () => void;
};

/** Before the first spoken answer: the download where it is needed, then the microphone and a sentence to try it. */
function Body({ ear, of, deviceId, onDevice, onBegin, onClose }: Props) {
  const w = useWords(words);
  const state = useEarState(ear);
  const [text, setText] = useState("");
  // Nothing of a trial belongs to the answer; its sound is dropped as soon as it is written down.
  const dictating = useDictating(ear, (_, piece) => {
    setText((before) => `${before} ${piece.text}`.trim());
    void ear.written([piece.segment], false);
  });
  const isKept = state.engine === "kept";
  useEffect(() => void ear.warm(), [ear, isKept]);
  // Should the tab die now, this sound must not be taken for an answer.
  const trial = { ...of, attemptId: TRIAL };
  const leave = (then: () => void) => () => void dictating.stop().then(then);
  if (state.engine === "absent" || state.engine === "downloading") {
    return <Download ear={ear} state={state} onType={onClose} />;
  }
  if (state.engine === "later") return <Notice tone="warn">{w.later}</Notice>;
  if (state.engine !== "ready") return <p aria-live="polite">{w.loading}</p>;
  return (
    <Trial
      {...{ ear, dictating, text, deviceId, onDevice }}
      of={trial}
      onBegin={leave(onBegin)}
      onType={leave(onClose)}
    />
  );
}

export function Check(props: Props & { open: boolean }) {
  const w = useWords(words);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={w.checkTitle}>
      <div className={css.stack}>
        <Body {...props} />
      </div>
    </Dialog>
  );
}
