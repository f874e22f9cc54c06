import { PACE_RANGE, type Spoken, wordsPerMinute } from "#models/speech/measures.ts";
import { useLanguage } from "../../../ui/language.ts";
import { useWords } from "../../../ui/words.ts";
import css from "./Measures.module.css";
import { words } from "./words.ts";

/** How the answer was spoken, in figures that a person can check, each with how it is worked out. */
export function Measures({ spoken }: { spoken: Spoken }) {
  const w = useWords(words);
  const language = useLanguage();
  const number = new Intl.NumberFormat(`${language}-IN`, { maximumFractionDigits: 1 });
  const seconds = (ms: number) => number.format(ms / 1_000);
  const pace = wordsPerMinute(spoken);
  return (
    <details className={css.measures}>
      <summary>{pace === null ? w.measures : w.pace(Math.round(pace))}</summary>
      <ul>
        <li>{pace === null ? w.paceUnknown : w.paceHow(spoken.words, seconds(spoken.spanMs))}</li>
        <li>{w.paceRange(PACE_RANGE.min, PACE_RANGE.max)}</li>
        <li>{w.talk(seconds(spoken.talkMs))}</li>
        <li>{w.pauses(spoken.pauses, seconds(spoken.longestPauseMs))}</li>
        <li>{w.fillers(spoken.fillers)}</li>
      </ul>
    </details>
  );
}
