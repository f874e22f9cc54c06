import { Link } from "#app/ui/Link.tsx";
import type { ReportSummary } from "#models/entities/report.ts";
import { bandTone } from "../../../shell/bandTone.ts";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { Sparkline } from "../../../ui/Sparkline.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { latestOfRounds, trend } from "../logic/history.ts";
import { words } from "../words.ts";
import css from "./History.module.css";

function Trend({ scores }: { scores: number[] }) {
  const w = useWords(words);
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{w.trend}</h2>
      <Sparkline scores={scores} label={w.trendLabel(scores.join(", "))} />
    </Card>
  );
}

function Score({ score }: { score: number | null }) {
  const w = useWords(words);
  if (score === null) return <Chip>{w.noScore}</Chip>;
  return (
    <Chip tone={bandTone(score)}>
      <span aria-hidden>{score}</span>
      <VisuallyHidden>{w.points(score)}</VisuallyHidden>
    </Chip>
  );
}

function Line({ report }: { report: ReportSummary }) {
  const date = new Intl.DateTimeFormat(`${useLanguage()}-IN`, {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
  return (
    <li className={css.line}>
      <Link to={`/report/${report.companyId}/${report.roundId}`} className={css.link}>
        <span className={css.names}>
          <span className={css.round}>{report.roundTitle}</span>
          <span className={css.where}>
            {report.companyName} · {date.format(new Date(report.createdAt))}
          </span>
        </span>
        <Score score={report.overallScore} />
      </Link>
    </li>
  );
}

/** The reports so far: how the scores move, as soon as there are two, and the latest of each round. */
export function History({ reports }: { reports: readonly ReportSummary[] }) {
  const w = useWords(words);
  const scores = trend(reports);
  return (
    <>
      {scores.length > 1 && <Trend scores={scores} />}
      <Card className={css.card}>
        <h2 className={css.title}>{w.reports}</h2>
        {reports.length === 0 && <p className={css.where}>{w.noReports}</p>}
        <ul className={css.list}>
          {latestOfRounds(reports).map((report) => (
            <Line key={report.reportId} report={report} />
          ))}
        </ul>
      </Card>
    </>
  );
}
