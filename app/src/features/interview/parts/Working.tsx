import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { useWords } from "../../../ui/words.ts";
import { BAR_MS, barAt, stepAt } from "../logic/progress.ts";
import type { Context, Event } from "../logic/types.ts";
import { words, type Words } from "../words.ts";
import { Calm } from "./Calm.tsx";
import css from "./Calm.module.css";
import { Expect } from "./Expect.tsx";

const textOf = (w: Words, isReport: boolean) =>
  isReport
    ? { title: w.reportingTitle, steps: w.reportingSteps, late: w.reportingLate, note: w.reportingKept }
    : { title: w.preparingTitle, steps: w.preparingSteps, late: w.preparingLate, note: w.usually };

function WaitingForNetwork({ isReport, send }: { isReport: boolean; send: (event: Event) => void }) {
  const w = useWords(words);
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

/** What is shown while questions or a report are made: a bar, words that change with the work, what comes next. */
export function Working(props: { context: Context; offline: boolean; send: (event: Event) => void }) {
  const w = useWords(words);
  const { context } = props;
  const isReport = context.job === "report";
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
      {!isReport && (
        <Expect
          title={w.expect}
          items={[w.expectLength(minutes), w.expectAloud, w.expectKept, w.expectBack]}
        />
      )}
    </Calm>
  );
}
