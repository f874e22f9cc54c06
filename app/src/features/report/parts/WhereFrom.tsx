import type { CompetencyScore } from "#models/entities/report.ts";
import { bandTone } from "../../../shell/bandTone.ts";
import { Card } from "../../../ui/Card.tsx";
import { Bar } from "../../../ui/Progress.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./WhereFrom.module.css";

/** What the score came from, one bar a competency. */
export function WhereFrom({ competencies }: { competencies: readonly CompetencyScore[] }) {
  const w = useWords(words);
  if (competencies.length === 0) return null;
  return (
    <Card className={css.card}>
      <div className={css.head}>
        <h2 className={css.title}>{w.whereFrom}</h2>
        <small className={css.soft}>{w.explained}</small>
      </div>
      <ul className={css.list}>
        {competencies.map(({ competency, score, detail }) => (
          <li key={competency}>
            <p className={css.line}>
              <strong>{w.competencies[competency]}</strong>
              <span className={css.soft}>
                <span lang="en">{detail}</span>
                {"\u00a0· "}
                <b className={css.score}>{score}</b>
              </span>
            </p>
            <Bar value={score} tone={bandTone(score)} label={w.barLabel(w.competencies[competency], score)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
