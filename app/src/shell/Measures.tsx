import type { Spoken } from "#models/entities/spoken.ts";
import { PACE_RANGE, wordsPerMinute } from "#models/speech/measures.ts";
import { useLanguage } from "../ui/language.ts";
import { useWords } from "../ui/words.ts";
import css from "./Measures.module.css";
import { measuresWords } from "./measuresWords.ts";

/** Figures of how somebody spoke, each with how it is worked out. */
export function MeasureList({ spoken }: { spoken: Spoken }) {
  const w = useWords(measuresWords);
  const language = useLanguage();
  const number = new Intl.NumberFormat(`${language}-IN`, { maximumFractionDigits: 1 });
  const seconds = (ms: number) => number.format(ms / 1_000);
  const known = wordsPerMinute(spoken) !== null;
  return (
    <ul className={css.list}>
      <li>{known ? w.paceHow(spoken.words, seconds(spoken.spanMs)) : w.paceUnknown}</li>
      <li>{w.paceRange(PACE_RANGE.min, PACE_RANGE.max)}</li>
      <li>{w.talk(seconds(spoken.talkMs))}</li>
      <li>{w.pauses(spoken.pauses, seconds(spoken.longestPauseMs))}</li>
      <li>{w.fillers(spoken.fillers)}</li>
      <li>{w.ofSpeech}</li>
    </ul>
  );
}

/** How an answer was spoken, to open: the pace, and figures that a person can check. Nothing where no word was. */
export function Measures({ spoken }: { spoken: Spoken }) {
  const w = useWords(measuresWords);
  const pace = wordsPerMinute(spoken);
  if (spoken.words === 0) return null;
  return (
    <details className={css.measures}>
      <summary>{pace === null ? w.measures : w.pace(Math.round(pace))}</summary>
      <MeasureList spoken={spoken} />
    </details>
  );
}
