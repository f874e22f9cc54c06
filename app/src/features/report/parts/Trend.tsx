import { useMemo } from "react";
import type { Report, ReportSummary } from "#models/entities/report.ts";
import { Card } from "../../../ui/Card.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { Sparkline } from "../../../ui/Sparkline.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { trendOf } from "../logic/trend.ts";
import { words } from "../words.ts";
import { longDate } from "./dates.ts";
import css from "./Trend.module.css";

/** "41 → 55 → 63" for the eye; "41, then 55, then 63" for the ear. */
function Scores({ scores }: { scores: readonly number[] }) {
  const w = useWords(words);
  return (
    <span className={css.scores}>
      <span aria-hidden>{scores.join(" → ")}</span>
      <VisuallyHidden>{w.trendSpoken(scores)}</VisuallyHidden>
    </span>
  );
}

function Line({ name, scores }: { name: string; scores: readonly number[] }) {
  if (scores.length === 0) return null;
  return (
    <li>
      <span>{name}</span> <Scores scores={scores} />
    </li>
  );
}

/** How the scores have moved over the attempts, as soon as there are two; nothing before (rule TR1). */
export function Trend({ report, history }: { report: Report; history: readonly ReportSummary[] }) {
  const w = useWords(words);
  const language = useLanguage();
  const { round, competencies, otherwiseFrom, all } = useMemo(
    () => trendOf(report, history),
    [report, history],
  );
  if (round.length + all.length === 0) return null;
  const drawn = round.length > 0 ? round : all;
  return (
    <Card className={css.card} aria-label={w.trend}>
      <h2 className={css.title}>{w.trend}</h2>
      <div className={css.body}>
        <div className={css.picture}>
          <Sparkline scores={drawn} label={w.trendSpoken(drawn)} />
        </div>
        <ul className={css.list}>
          <Line name={w.trendRound} scores={round} />
          {competencies.map(({ competency, scores }) => (
            <Line key={competency} name={w.competencies[competency]} scores={scores} />
          ))}
          <Line name={w.trendAll} scores={all} />
        </ul>
      </div>
      {otherwiseFrom.map((from) => (
        <p key={from} className={css.soft}>
          {w.trendOtherwise(longDate(language, from))}
        </p>
      ))}
    </Card>
  );
}
