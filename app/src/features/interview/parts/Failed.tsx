import CoachInstead from "../../../shell/CoachInstead.tsx";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { canCoach, isAboutResume, isUncharged } from "../logic/uncharged.ts";
import type { Context, Event, Failure } from "../logic/types.ts";
import { words as roomWords } from "../words.ts";
import { askByCoach, scoreByCoach } from "../effects/byCoach.ts";
import { Calm } from "./Calm.tsx";
import css from "./Calm.module.css";
import { words, type Words } from "./failedWords.ts";

/** Where the way on leads. */
type Way = "upload" | "dashboard" | "again" | "report";
type Shown = { title: string; say: string; way: Way };

function ofPreparing(w: Words, { code, say }: Failure): Shown {
  if (code === "resume_missing") return { title: w.resumeMissingTitle, say: w.resumeMissing, way: "upload" };
  if (code && isAboutResume(code)) {
    return { title: w.questionsFailedTitle, say: w.resumeFaults[code] ?? say, way: "upload" };
  }
  if (code === "credits_short") return { title: w.creditsShortTitle, say: w.creditsShort, way: "dashboard" };
  if (code === "round_not_found")
    return { title: w.questionsFailedTitle, say: w.roundGone, way: "dashboard" };
  const sentence = code === "interviewer_limit" ? w.limitReached : w.questionsFailed;
  return { title: w.questionsFailedTitle, say: sentence, way: "again" };
}

function shown(w: Words, failure: Failure): Shown {
  if (failure.at === "prepare") return ofPreparing(w, failure);
  if (failure.at === "read") return { title: w.readFailedTitle, say: w.readFailed, way: "again" };
  return { title: w.reportFailedTitle, say: w.reportFailed, way: "report" };
}

/** What is certain all the same: of the text, or of the credits. */
function comfort(w: Words, { at, code }: Failure): string | null {
  if (at === "prepare") return isUncharged(code) ? w.nothingCharged : w.chargedOnlyOnce;
  return at === "report" ? w.nothingLost : null;
}

/** The coach does what has failed; then the same way is gone again, and finds it done. */
function Instead({ context, send }: { context: Context; send: (event: Event) => void }) {
  const ports = usePorts();
  const isReport = context.job === "report";
  async function act() {
    await (isReport ? scoreByCoach(ports, context) : askByCoach(ports, context));
    send({ type: "TRY_AGAIN" });
  }
  return <CoachInstead what={isReport ? "score" : "ask"} act={act} />;
}

/** What did not work, in one sentence, with the ways on. Fetched ahead while something is at work that may fail. */
export default function Failed({ context, send }: { context: Context; send: (event: Event) => void }) {
  const w = { ...useWords(roomWords), ...useWords(words) };
  if (!context.failure) return null;
  const { title, say, way } = shown(w, context.failure);
  const certain = comfort(w, context.failure);
  return (
    <Calm title={title} kicker={context.choice?.round.title}>
      <Notice tone="bad">{say}</Notice>
      {certain && <p className={css.soft}>{certain}</p>}
      <div className={css.actions}>
        {(way === "again" || way === "report") && (
          <Button onClick={() => send({ type: "TRY_AGAIN" })}>{w.tryAgain}</Button>
        )}
        {way === "upload" && (
          <ButtonLink to="/resume-upload?shouldStopredirection=true">{w.uploadResume}</ButtonLink>
        )}
        {way === "report" && (
          <Button kind="quiet" onClick={() => send({ type: "BACK" })}>
            {w.backToInterview}
          </Button>
        )}
        <ButtonLink kind={way === "dashboard" ? "brand" : "plain"} to="/dashboard">
          {w.dashboard}
        </ButtonLink>
      </div>
      {canCoach(context.failure.code) && <Instead context={context} send={send} />}
    </Calm>
  );
}
