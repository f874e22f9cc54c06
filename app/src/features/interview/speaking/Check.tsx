/* eslint-disable no-console -- a fault to look into; speaking goes on */
import { useEffect, useState } from "react";
import type { Ear, SpokenOf } from "../../../ports.ts";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Field.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./Check.module.css";
import { Download } from "./Download.tsx";
import { Trial } from "./Trial.tsx";
import { useDictating, useEarState } from "./useDictating.ts";
import type { Language } from "./useSpokenLanguage.ts";
import { words } from "./words.ts";

/** Instead of an attempt's id, for sound that is only a trial. */
const TRIAL = "trial";

const unheard = (why: unknown) => console.warn("The sound of a trial stays for now", why);

type Props = {
  ear: Ear;
  of: SpokenOf;
  deviceId: string | null;
  language: Language;
  onDevice: (deviceId: string | null) => void;
  onBegin: () => void;
  /** The person would rather type. */
  onType: () => void;
};

/** Before the first spoken answer: the download where it is needed, then the microphone and a sentence to try it. */
function Body({ ear, of, deviceId, language, onDevice, onBegin, onType }: Props) {
  const w = useWords(words);
  const state = useEarState(ear);
  const [text, setText] = useState("");
  // Nothing of a trial belongs to the answer; its sound is dropped as soon as it is written down.
  const dictating = useDictating(ear, (_, piece) => {
    setText((before) => `${before} ${piece.text}`.trim());
    ear.written([piece.segment], false).catch(unheard);
  });
  const byServer = state.engine === "server";
  const isKept = state.engine === "kept";
  useEffect(() => void ear.warm(), [ear, isKept]);
  // What a trial has left that the tab did not survive.
  useEffect(() => void ear.drop(TRIAL).catch(unheard), [ear]);
  // Should the tab die now, this sound must not be taken for an answer.
  const trial = { ...of, attemptId: TRIAL };
  const leave = (then: () => void) => () => {
    // Writing it down may take its time; nothing of a trial is worth waiting for, nor keeping.
    const drop = () => ear.drop(TRIAL);
    drop().catch(unheard);
    dictating.stop().then(drop).catch(unheard);
    then();
  };
  if (state.engine === "absent" || state.engine === "downloading") {
    return <Download ear={ear} state={state} onType={onType} />;
  }
  if (state.engine === "later") return <Later ear={ear} onType={onType} />;
  if (state.engine !== "ready" && !byServer) return <Loading onType={onType} />;
  return (
    <>
      <Spoken {...language} onChange={() => void dictating.stop()} />
      {byServer && <p className={css.soft}>{w.serverHow}</p>}
      <Trial
        {...{ ear, dictating, text, deviceId, onDevice }}
        of={trial}
        onBegin={leave(onBegin)}
        onType={leave(onType)}
      />
      {state.offered && (
        <div className={css.row}>
          <Button kind="plain" onClick={leave(() => void ear.useServer(!byServer))}>
            {byServer ? w.useDevice : w.useServer}
          </Button>
        </div>
      )}
    </>
  );
}

/** Which language is to be spoken. @param props `onChange`: what is being said is still in the other one */
function Spoken({ spoken, choose, onChange }: Language & { onChange: () => void }) {
  const w = useWords(words);
  if (!choose) return <p className={css.soft}>{w.onlyEnglish}</p>;
  return (
    <Select
      label={w.spokenLanguage}
      value={spoken}
      options={[
        { value: "en", label: "English" },
        { value: "hi", label: "हिन्दी" },
      ]}
      onChange={(event) => {
        onChange();
        choose(event.currentTarget.value === "hi" ? "hi" : "en");
      }}
    />
  );
}

/** What is here is being loaded: on some phones that takes its time. */
function Loading({ onType }: { onType: () => void }) {
  const w = useWords(words);
  return (
    <>
      <p aria-live="polite">{w.loading}</p>
      <div className={css.row}>
        <Button kind="plain" onClick={onType}>
          {w.typing}
        </Button>
      </div>
    </>
  );
}

/** Neither this device nor the server can write anything down now. */
function Later({ ear, onType }: { ear: Ear; onType: () => void }) {
  const w = useWords(words);
  return (
    <>
      <Notice tone="warn">{w.later}</Notice>
      <div className={css.row}>
        <Button kind="brand" onClick={onType}>
          {w.typing}
        </Button>
        <Button kind="plain" onClick={() => void ear.warm()}>
          {w.tryAgain}
        </Button>
      </div>
    </>
  );
}

export function Check(props: Props & { open: boolean; onClose: () => void }) {
  const w = useWords(words);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={w.checkTitle}>
      <div className={css.stack}>
        <Body {...props} />
      </div>
    </Dialog>
  );
}
