import type { FoundPoint } from "#models/entities/report.ts";
import { useWords } from "../../../ui/words.ts";
import { markWords } from "../logic/marks.ts";
import { words } from "../words.ts";
import css from "./FoundPoints.module.css";

/** The key points that were found, each with the words of the answer that earned it. */
export function FoundPoints({ found }: { found: readonly FoundPoint[] }) {
  const w = useWords(words);
  return (
    <ul>
      {found.map(({ text, quote, words: matched, sound }, at) => (
        <li key={at}>
          <span lang="en">{text}</span>
          {sound && <span className={css.sound}> · {w.bySound}</span>}
          {quote !== "" && (
            <q className={css.quote} aria-label={w.inYourWords(quote)}>
              {markWords(quote, matched ?? []).map(({ text: piece, marked }, n) =>
                marked ? <mark key={n}>{piece}</mark> : <span key={n}>{piece}</span>,
              )}
            </q>
          )}
        </li>
      ))}
    </ul>
  );
}
