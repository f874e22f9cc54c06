import { useRef } from "react";
import { useParams } from "react-router-dom";
import { methodOf } from "#models/coach/score/version.ts";
import type { Report } from "#models/entities/report.ts";
import { useAuth } from "../../shell/useAuth.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useLanguage } from "../../ui/language.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { useWords } from "../../ui/words.ts";
import type { ReportState } from "./logic/state.ts";
import { Areas } from "./parts/Areas.tsx";
import { longDate } from "./parts/dates.ts";
import { HowSpoken } from "./parts/HowSpoken.tsx";
import { Missing } from "./parts/NoReport.tsx";
import { QuestionCard } from "./parts/QuestionCard.tsx";
import { ScoreCard } from "./parts/ScoreCard.tsx";
import { Trend } from "./parts/Trend.tsx";
import { ToPractice } from "./parts/ToPractice.tsx";
import { FullStands, Waiting, type Retry } from "./parts/Waiting.tsx";
import { WhereFrom } from "./parts/WhereFrom.tsx";
import { useArrival } from "./useArrival.ts";
import { useEarlier } from "./useEarlier.ts";
import { useOpenInPrint } from "./useOpenInPrint.ts";
import { useRecordings } from "./useRecordings.ts";
import { useReport } from "./useReport.ts";
import { words } from "./words.ts";
import css from "./ReportPage.module.css";

/** What reads the recording of an answer, by the index of its question; undefined where there is none here. */
function useListen({ attemptId }: Report) {
  const { recordings } = usePorts();
  const found = useRecordings(attemptId);
  return (index: number) => (found.has(index) ? () => recordings.read(attemptId, index) : undefined);
}

type WholeProps = Pick<ReportState, "before" | "history" | "standing" | "arrived"> &
  Retry & { userId: string; report: Report };

function Whole({ userId, report, before, history, standing, arrived, ...again }: WholeProps) {
  const w = useWords(words);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  const { by, version } = report.scoredBy;
  const method = methodOf(report.scoredBy);
  useOpenInPrint(page);
  useArrival(report, arrived);
  const earlier = useEarlier(userId, report);
  const listen = useListen(report);
  return (
    <div className={css.page} ref={page}>
      <PageHead
        kicker={`${report.companyName} · ${longDate(language, report.createdAt)}`}
        title={report.roundTitle}
      />
      {report.provisional && (
        <Notice tone="warn">
          <FullStands standing={standing} {...again} />
        </Notice>
      )}
      <p role="status" className={css.arrived}>
        {arrived && w.arrived}
      </p>
      <div className={css.top}>
        <ScoreCard report={report} before={before} />
        <WhereFrom competencies={report.competencies} />
      </div>
      <Trend report={report} history={history} />
      <Areas areas={report.areasForImprovement} />
      <ToPractice questions={report.questions} />
      <HowSpoken questions={report.questions} />
      <h2 className={css.questions}>{w.questions}</h2>
      {report.questions.map((question, index) => (
        <QuestionCard
          key={question.questionId}
          question={question}
          number={index + 1}
          earlier={earlier[index]}
          listen={listen(index)}
          whose={{ userId, attemptId: report.attemptId }}
        />
      ))}
      <p className={css.foot}>
        {by === "coach" ? w.scoredBy(version) : w.scoredByModel(version)}
        {method && ` ${w.scoredHow[method]}`}
        {report.overTime && ` ${w.overTimeText}`}
      </p>
    </div>
  );
}

function ReportOf({ userId, companyId, roundId }: { userId: string; companyId: string; roundId: string }) {
  const { state, ...again } = useReport(userId, companyId, roundId);
  const { report, missing, standing } = state;
  if (report) return <Whole {...state} {...again} userId={userId} report={report} />;
  return missing === null ? <Waiting standing={standing} {...again} /> : <Missing say={missing} />;
}

/** /report/:companyId/:roundId: the newest report of a round. */
export default function ReportPage() {
  const w = useWords(words);
  const { user } = useAuth();
  const { companyId = "", roundId = "" } = useParams();
  useDocumentTitle(w.title);
  if (!user) return null;
  const whose = { userId: user.userId, companyId, roundId };
  return <ReportOf key={Object.values(whose).join("|")} {...whose} />;
}
