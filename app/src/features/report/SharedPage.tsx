import { useParams } from "react-router-dom";
import type { SharedReport } from "#models/entities/share.ts";
import { bandOf } from "#models/rules/scoreBands.ts";
import { bandTone } from "../../shell/bandTone.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useLanguage } from "../../ui/language.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Ring } from "../../ui/Ring.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { useWords } from "../../ui/words.ts";
import { Areas } from "./parts/Areas.tsx";
import { longDate } from "./parts/dates.ts";
import { QuestionCard } from "./parts/QuestionCard.tsx";
import { WhereFrom } from "./parts/WhereFrom.tsx";
import css from "./ReportPage.module.css";
import { useShared } from "./useShared.ts";
import { words } from "./words.ts";

function Score({ report }: { report: SharedReport }) {
  const w = useWords(words);
  const { overallScore: score, answeredQuestions, totalQuestions } = report;
  if (score === null) return <Chip>{w.noScore}</Chip>;
  const band = w.bands[bandOf(score)];
  return (
    <>
      <Ring value={score} tone={bandTone(score)} label={w.scoreLabel(score, band)}>
        {score}
      </Ring>
      <Chip tone={bandTone(score)}>{band}</Chip>
      <p className={css.foot}>{w.answered(answeredQuestions, totalQuestions)}</p>
    </>
  );
}

function Whole({ report }: { report: SharedReport }) {
  const w = useWords(words);
  const language = useLanguage();
  const { by, version } = report.scoredBy;
  return (
    <div className={css.page}>
      <PageHead
        kicker={`${w.sharedTitle} · ${report.companyName} · ${longDate(language, report.createdAt)}`}
        title={report.roundTitle}
      />
      {report.shownAs !== "" && <p>{w.sharedBy(report.shownAs)}</p>}
      <div className={css.top}>
        <Card aria-label={w.score} className={css.shared}>
          <Score report={report} />
        </Card>
        <WhereFrom competencies={report.competencies} />
      </div>
      <Areas areas={report.areasForImprovement} />
      <h2 className={css.questions}>{w.questions}</h2>
      {report.questions.map((question, index) => (
        <QuestionCard
          key={index}
          question={{ ...question, questionId: String(index), resumeLine: null }}
          number={index + 1}
        />
      ))}
      <p className={css.foot}>
        {by === "coach" ? w.scoredBy(version) : w.scoredByModel(version)}{" "}
        {w.sharedNote(longDate(language, report.endsAt))}
      </p>
      <p>
        <ButtonLink to="/">{w.toTaiyari}</ButtonLink>
      </p>
    </div>
  );
}

/** /shared/:token: somebody's report, for whoever has the link. */
export default function SharedPage() {
  const w = useWords(words);
  const { token = "" } = useParams();
  const { state, lookAgain } = useShared(token);
  useDocumentTitle(w.sharedTitle);
  if (state === "looking") return <p role="status">{w.sharedLooking}</p>;
  if (state === "ended") {
    return (
      <EmptyState title={w.sharedEnded} action={<ButtonLink to="/">{w.toTaiyari}</ButtonLink>}>
        {w.sharedEndedText}
      </EmptyState>
    );
  }
  if (state === "away") {
    return (
      <EmptyState title={w.sharedTitle} action={<Button onClick={lookAgain}>{w.askAgain}</Button>}>
        {w.sharedAway}
      </EmptyState>
    );
  }
  return <Whole report={state} />;
}
