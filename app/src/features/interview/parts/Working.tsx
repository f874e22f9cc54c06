import { useEffect } from "react";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { useWords } from "../../../ui/words.ts";
import { BAR_MS, barAt, stepAt } from "../logic/progress.ts";
import type { Context, Event } from "../logic/types.ts";
import { words as roomWords } from "../words.ts";
import { words, type Words } from "./workingWords.ts";
import { Calm } from "./Calm.tsx";
import css from "./Calm.module.css";
import { Expect } from "./Expect.tsx";
import { Failed } from "./failedPage.ts";

/** From then on there is a way out: a server that never answers must not hold anybody here; milliseconds. */
const WAY_OUT_MS = 5_000;

const textOf = (w: Words, isReport: boolean) =>
  isReport
    ? { title: w.reportingTitle, steps: w.reportingSteps, late: w.reportingLate, note: w.reportingKept }
    : { title: w.preparingTitle, steps: w.preparingSteps, late: w.preparingLate, note: w.usually };

function WaitingForNetwork({ isReport, send }: { isReport: boolean; send: (event: Event) => void }) {
  const w = { ...useWords(roomWords), ...useWords(words) };
  return (
    <Calm title={w.waitingTitle}>
      <p role="status">{isReport ? w.waitingReport : w.waitingQuestions}</p>
      <div className={css.actions}>
        <Button onClick={() => send({ type: "ONLINE" })}>{w.tryNow}</Button>
        {isReport && (
          <Button kind="quiet" onClick={() => send({ type: "BACK" })}>
            {w.backToInterview}
          </Button>
        )}
        <ButtonLink kind="plain" to="/dashboard">
          {w.dashboard}
        </ButtonLink>
      </div>
    </Calm>
  );
}

/** Leaving is safe: the questions are waited for without the page, and are charged only when they are made. */
function WayOut() {
  const w = { ...useWords(roomWords), ...useWords(words) };
  return (
    <>
      <p role="status">{w.needNotWait}</p>
      <ButtonLink kind="quiet" to="/dashboard">
        {w.backToDashboard}
      </ButtonLink>
    </>
  );
}

/** What is shown while questions or a report are made: a bar, words that change with the work, what comes next. */
export default function Working(props: { context: Context; offline: boolean; send: (event: Event) => void }) {
  const w = useWords(words);
  const { context } = props;
  const isReport = context.job === "report";
  // A server that dies meanwhile cannot bring it any more.
  useEffect(() => void Failed.ahead(), []);
  if (props.offline) return <WaitingForNetwork isReport={isReport} send={props.send} />;
  const { title, steps, late, note } = textOf(w, isReport);
  const spent = context.now - context.since;
  const step = spent > BAR_MS * 1.5 ? late : steps[stepAt(spent, steps.length)];
  const minutes = context.choice?.round.duration ?? context.attempt?.round.duration ?? 0;
  return (
    <Calm title={title} kicker={context.choice?.round.title}>
      <Card>
        <Progress value={barAt(spent)} label={title} />
        <p className={css.step} role="status">
          {step}
        </p>
        <p className={css.soft}>{note}</p>
      </Card>
      {!isReport && spent >= WAY_OUT_MS && <WayOut />}
      {!isReport && (
        <Expect
          title={w.expect}
          items={[w.expectLength(minutes), w.expectAloud, w.expectKept, w.expectBack]}
        />
      )}
    </Calm>
  );
}
