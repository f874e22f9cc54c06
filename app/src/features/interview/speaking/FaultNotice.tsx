import { useState } from "react";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import type { DictatingState } from "./dictating.ts";
import css from "./FaultNotice.module.css";
import { faultText } from "./faults.ts";
import { helpFor, placeHere } from "./help.ts";
import { helpWords } from "./helpWords.ts";
import { words } from "./words.ts";

/** What is wrong with the microphone, and what to do about it in this browser; nothing where all is well. */
export function FaultNotice({ state }: { state: Pick<DictatingState, "fault" | "muted"> }) {
  const w = useWords(words);
  const help = useWords(helpWords);
  const [place] = useState(placeHere);
  const text = faultText(w, state);
  const key = helpFor(state, place);
  if (text === null) return null;
  return (
    <Notice tone="bad">
      {text}
      {key && <span className={css.help}>{help[key]}</span>}
    </Notice>
  );
}
