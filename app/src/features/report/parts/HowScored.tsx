import type { ScorePart } from "#models/entities/report.ts";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./HowScored.module.css";

/** The lines of one answer's score, each with its reason; nothing where there are none. */
export function HowScored({ parts }: { parts: readonly ScorePart[] }) {
  const w = useWords(words);
  if (parts.length === 0) return null;
  return (
    <details className={css.how}>
      <summary>{w.how}</summary>
      <dl className={css.parts}>
        {parts.map(({ competency, score, weight, reason, words: counted = [] }) => (
          <div key={competency}>
            <dt>
              {w.competencies[competency]}{" "}
              <span className={css.soft}>{w.part(score, Math.round(weight * 100))}</span>
            </dt>
            <dd lang="en">{[reason, ...counted.map((word) => `“${word}”`)].join(" ")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
