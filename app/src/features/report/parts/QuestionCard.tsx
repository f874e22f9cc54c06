import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { splitAnswer } from "#models/coding/answerText.ts";
import type { FollowUp } from "#models/entities/followUp.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { missedIn } from "#models/rules/missed.ts";
import type { EarlierText } from "../../../rows.ts";
import { bandTone } from "../../../shell/bandTone.ts";
import { Measures } from "../../../shell/Measures.tsx";
import { plainLine } from "../../../shell/plainLine.ts";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { Again } from "../again/Again.tsx";
import { BetterAnswer } from "./BetterAnswer.tsx";
import { takesTime } from "../logic/figures.ts";
import { markAround, markQuotes, trimmed } from "../logic/marks.ts";
import { words } from "../words.ts";
import { CodeAnswer } from "./CodeAnswer.tsx";
import { EarlierTexts } from "./EarlierTexts.tsx";
import { FoundPoints } from "./FoundPoints.tsx";
import { HowScored } from "./HowScored.tsx";
import { Marked } from "./Marked.tsx";
import { Recording } from "./Recording.tsx";
import css from "./QuestionCard.module.css";

function Score({ question }: { question: ReportQuestion }) {
  const w = useWords(words);
  if (question.state === "not-answered") return <Chip tone="warn">{w.notAnswered}</Chip>;
  if (question.state === "not-scored" || question.score === null) return <Chip>{w.notScored}</Chip>;
  return (
    <p className={css.score} data-tone={bandTone(question.score)}>
      <span aria-hidden>{question.score}</span>
      <VisuallyHidden>{w.points(question.score)}</VisuallyHidden>
    </p>
  );
}

/** What was asked about the answer, between what was said before and after. */
function FollowedUp(props: { followUp: FollowUp; text: string; quotes: readonly string[] }) {
  const w = useWords(words);
  const { followUp, text, quotes } = props;
  const [before, after] = markAround(text, quotes, followUp);
  const isAdded = after.some((stretch) => stretch.text.trim() !== "");
  return (
    <>
      <Marked stretches={before} label={w.yourAnswer} />
      <p className={css.followUp}>
        {w.followUp}: <span lang="en">{followUp.question}</span>
      </p>
      {isAdded ? (
        <Marked stretches={trimmed(after)} label={w.yourAddition} />
      ) : (
        <p className={css.soft}>{w.nothingAdded}</p>
      )}
    </>
  );
}

/** The person's own words, with what earned points marked where it stands. */
function OwnWords({ question }: { question: ReportQuestion }) {
  const w = useWords(words);
  const { userAnswer: text, followUp, found, state } = question;
  if (text.trim() === "")
    return <p className={css.soft}>{state === "not-answered" ? w.notAnsweredText : w.answerNotShown}</p>;
  const quotes = found.map(({ quote }) => quote);
  if (followUp) return <FollowedUp {...{ followUp, text, quotes }} />;
  if (splitAnswer(text).code !== "") return <CodeAnswer question={question} />;
  return <Marked stretches={markQuotes(text, quotes)} label={w.yourAnswer} />;
}

const List = ({ points }: { points: readonly string[] }) => (
  <ul lang="en">
    {points.map((point, at) => (
      <li key={at}>{point}</li>
    ))}
  </ul>
);

function Points(props: { tone: "good" | "fair" | "warn"; title: string; children: ReactNode }) {
  return (
    <div className={css[props.tone]}>
      <h4>{props.title}</h4>
      {props.children}
    </div>
  );
}

function Feedback({ feedback }: { feedback: string }) {
  const w = useWords(words);
  const lines = feedback.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return null;
  return (
    <div className={css.feedback}>
      <h4>{w.feedback}</h4>
      {lines.map((line, at) => (
        <p key={at} lang="en">
          {line}
        </p>
      ))}
    </div>
  );
}

/** What the answer had and had not, and why it scored as it did. */
function Judged({ question }: { question: ReportQuestion }) {
  const w = useWords(words);
  const { found } = question;
  const { unclear, missing } = missedIn(question);
  return (
    <>
      {found.length + unclear.length + missing.length > 0 && (
        <div className={css.points}>
          {found.length > 0 && (
            <Points tone="good" title={w.youSaid}>
              <FoundPoints found={found} />
            </Points>
          )}
          {unclear.length > 0 && (
            <Points tone="fair" title={w.notClear}>
              <FoundPoints found={unclear} />
            </Points>
          )}
          {missing.length > 0 && (
            <Points tone="warn" title={w.stillMissing}>
              <List points={missing} />
            </Points>
          )}
        </div>
      )}
      <Feedback feedback={question.feedback} />
      <HowScored parts={question.parts} />
    </>
  );
}

/** A better answer to open. Where none was given, what to say is in it as well: the page stays readable. */
function Better({ question }: { question: ReportQuestion }) {
  const w = useWords(words);
  const open = question.state === "not-answered";
  return (
    <details className={css.strong}>
      <summary>{open ? w.goodAnswer : w.strong}</summary>
      <div className={css.expected}>
        {open && <List points={question.missing} />}
        <p lang="en">{question.expectedAnswer}</p>
        {open && <Feedback feedback={question.feedback} />}
      </div>
    </details>
  );
}

function Practice({ link }: { link: string }) {
  const w = useWords(words);
  return (
    <a className={css.link} href={link} target="_blank" rel="noopener noreferrer">
      <ExternalLink size={20} strokeWidth={1.8} aria-hidden />
      {w.link}
    </a>
  );
}

/**
 * One question: what was said, what was missing, why it scored as it did, and a better answer to open.
 * @param props `earlier`: other texts of the answer that this device keeps; `listen`: reads its recording, where there is one
 */
export function QuestionCard(props: {
  question: ReportQuestion;
  number: number;
  earlier?: readonly EarlierText[];
  listen?: (() => Promise<Blob | null>) | undefined;
  /** Whose report it is, where a question can be answered again. */
  whose?: { userId: string; attemptId: string };
}) {
  const { question, number, earlier = [], listen, whose } = props;
  const w = useWords(words);
  const facts = [w.number(number, w.types[question.type])];
  if (takesTime(question.seconds)) facts.push(w.time(question.seconds));
  return (
    <Card as="article" className={css.card}>
      <header className={css.head}>
        <p className={css.facts}>{facts.join(" · ")}</p>
        <Score question={question} />
        <h3 className={css.question} lang="en">
          {question.question}
        </h3>
        {question.resumeLine && (
          <p className={css.line}>
            {w.fromResume}: <span lang="en">“{plainLine(question.resumeLine)}”</span>
          </p>
        )}
        {question.standsIn && <p className={css.line}>{w.standsIn}</p>}
        {question.because === "weak-topic" && <p className={css.line}>{w.weakTopic}</p>}
      </header>
      <OwnWords question={question} />
      {(listen || question.spoken) && (
        <div>
          {listen && <Recording read={listen} />}
          {question.spoken && <Measures spoken={question.spoken} />}
        </div>
      )}
      {question.state === "not-scored" && <p className={css.soft}>{w.notScoredText}</p>}
      {question.state !== "not-answered" && <Judged question={question} />}
      <div>
        <EarlierTexts texts={earlier} />
        {whose && <BetterAnswer question={question} />}
        {whose && <Again whose={{ ...whose, questionId: question.questionId }} question={question} />}
        <Better question={question} />
        {question.link && <Practice link={question.link} />}
      </div>
    </Card>
  );
}
