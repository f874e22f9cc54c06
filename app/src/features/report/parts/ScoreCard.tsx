import { Printer } from "lucide-react";
import type { Report } from "#models/entities/report.ts";
import { ROUND_COST } from "#models/rules/credits.ts";
import { bandOf } from "#models/rules/scoreBands.ts";
import { bandTone } from "../../../shell/bandTone.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { Ring } from "../../../ui/Ring.tsx";
import { useWords } from "../../../ui/words.ts";
import type { ReportState } from "../logic/state.ts";
import { usePractise } from "../usePractise.ts";
import { words, type Words } from "../words.ts";
import { longDate } from "./dates.ts";
import { SavePdf } from "./SavePdf.tsx";
import { ShareButton } from "./ShareButton.tsx";
import css from "./ScoreCard.module.css";

function ScoreRing({ score }: { score: number | null }) {
  const w = useWords(words);
  if (score === null) {
    return (
      <>
        <Ring value={null} tone="neutral" label={w.noScore}>
          –
        </Ring>
        <Chip>{w.noScore}</Chip>
        <p className={css.soft}>{w.noScoreText}</p>
      </>
    );
  }
  const band = w.bands[bandOf(score)];
  return (
    <>
      <Ring value={score} tone={bandTone(score)} label={w.scoreLabel(score, band)}>
        {score}
      </Ring>
      <span className={css.band}>
        <Chip tone={bandTone(score)}>{band}</Chip>
      </span>
    </>
  );
}

function factsOf(w: Words, report: Report, before: ReportState["before"], dateOf: (iso: string) => string) {
  const facts = [w.answered(report.answeredQuestions, report.totalQuestions)];
  if (before && report.overallScore !== null) {
    facts.push(w.since(report.overallScore - before.score, dateOf(before.createdAt)));
  }
  return facts.join(" · ");
}

/** The score with its band, what it rests on, and what to do next. */
export function ScoreCard({ report, before }: { report: Report; before: ReportState["before"] }) {
  const w = useWords(words);
  const language = useLanguage();
  const { busy, practise } = usePractise(report);
  const shorter = report.averageScore !== null && report.answeredQuestions < report.totalQuestions;
  return (
    <Card className={css.card} aria-label={w.score}>
      <ScoreRing score={report.overallScore} />
      <p className={css.facts}>{factsOf(w, report, before, (iso) => longDate(language, iso))}</p>
      {shorter && report.averageScore !== null && (
        <p className={css.soft}>{w.average(report.averageScore)}</p>
      )}
      {(report.provisional || report.overTime) && (
        <p className={css.chips}>
          {report.provisional && <Chip tone="sun">{w.provisional}</Chip>}
          {report.overTime && <Chip>{w.overTime}</Chip>}
        </p>
      )}
      <div className={css.actions}>
        <Button busy={busy} onClick={() => void practise()}>
          {w.practise}
        </Button>
        <Button
          kind="quiet"
          icon={<Printer size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => window.print()}
        >
          {w.print}
        </Button>
        {!report.provisional && <ShareButton report={report} />}
        <SavePdf report={report} />
        <p className={css.cost}>{w.practiseCost(ROUND_COST)}</p>
      </div>
    </Card>
  );
}
