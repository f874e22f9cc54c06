import { ExternalLink } from "lucide-react";
import type { ReportQuestion } from "#models/entities/report.ts";
import { bandOf } from "#models/rules/scoreBands.ts";
import { missedIn } from "#models/rules/missed.ts";
import { bandTone } from "../../../shell/bandTone.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./Practice.module.css";

function Points(props: { tone: "good" | "fair" | "warn"; title: string; points: readonly string[] }) {
  if (props.points.length === 0) return null;
  return (
    <div className={css[props.tone]}>
      <h2 className={css.small}>{props.title}</h2>
      <ul lang="en">
        {props.points.map((point, at) => (
          <li key={at}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function Score({ score, before }: { score: number; before: number }) {
  const w = useWords(words);
  const band = w.bands[bandOf(score)];
  return (
    <div className={css.scored}>
      <p className={css.score} data-tone={bandTone(score)}>
        <span aria-hidden>{score}</span>
        <span aria-hidden className={css.band}>
          {band}
        </span>
        <VisuallyHidden>{w.scored(score, band)}</VisuallyHidden>
      </p>
      <p className={css.soft}>{w.before(before)}</p>
    </div>
  );
}

function Feedback({ feedback }: { feedback: string }) {
  const w = useWords(words);
  const lines = feedback.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className={css.small}>{w.feedback}</h2>
      {lines.map((line, at) => (
        <p key={at} lang="en">
          {line}
        </p>
      ))}
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * What the coach makes of an answer, and what a good one says.
 * @param props `before`: the score before; `days`: until the card comes back; `last`: no card comes after it
 */
export function Judged(props: {
  said: ReportQuestion;
  before: number;
  days: number;
  last: boolean;
  next: () => void;
}) {
  const { said, before, days, last, next } = props;
  const { unclear, missing } = missedIn(said);
  const w = useWords(words);
  return (
    <Card className={css.card}>
      <div className={css.names} tabIndex={-1} ref={focus}>
        <Score score={said.score ?? 0} before={before} />
        <h1 className={css.question} lang="en">
          {said.question}
        </h1>
        <p className={css.soft}>{w.comesBack(Math.max(1, days))}</p>
      </div>
      <div className={css.points}>
        <Points
          tone="good"
          title={w.youSaid}
          points={said.found.map(
            ({ text, quote, sound }) => `${text}: “${quote}”${sound ? ` (${w.bySound})` : ""}`,
          )}
        />
        <Points
          tone="fair"
          title={w.notClear}
          points={unclear.map(({ text, quote }) => `${text}: “${quote}”`)}
        />
        <Points tone="warn" title={w.missing} points={missing} />
      </div>
      <Feedback feedback={said.feedback} />
      <div>
        <h2 className={css.small}>{w.answer}</h2>
        <blockquote className={css.text}>{said.userAnswer}</blockquote>
      </div>
      <div className={css.expected}>
        <h2 className={css.small}>{w.strong}</h2>
        <p className={css.text} lang="en">
          {said.expectedAnswer}
        </p>
      </div>
      {said.link?.startsWith("https://") && (
        <a className={css.link} href={said.link} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={20} strokeWidth={1.8} aria-hidden />
          {w.practiceLink}
        </a>
      )}
      <div className={css.bar}>
        <Button size="l" onClick={next}>
          {last ? w.finish : w.goOn}
        </Button>
      </div>
    </Card>
  );
}
