import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import type { DictatingState } from "./dictating.ts";
import css from "./FaultNotice.module.css";
import { faultText, mayChoose } from "./faults.ts";
import { helpFor, placeHere } from "./help.ts";
import { helpWords } from "./helpWords.ts";
import { words } from "./words.ts";

type Props = {
  state: Pick<DictatingState, "fault" | "muted">;
  /** Lets the person take another microphone; left out where they choose it beside this. */
  onOther?: () => void;
};

/** What is wrong with the microphone, and what to do about it in this browser; nothing where all is well. */
export function FaultNotice({ state, onOther }: Props) {
  const w = useWords(words);
  const help = useWords(helpWords);
  const [place] = useState(placeHere);
  const text = faultText(w, state);
  const key = helpFor(state, place);
  if (text === null) return null;
  const action = onOther && mayChoose(state) && (
    <Button kind="plain" onClick={onOther}>
      {w.otherMicrophone}
    </Button>
  );
  return (
    <Notice tone="bad" action={action}>
      {text}
      {key && <span className={css.help}>{help[key]}</span>}
    </Notice>
  );
}
