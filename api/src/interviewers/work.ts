import type { Answered, Brief } from "#models/coach/interviewer.ts";
import { Problem } from "#models/contract/problem.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { Deps } from "../deps.ts";
import { type FailureKind, mayPass, type Meter, ModelFailure } from "../outside/llm/port.ts";
import { withPatience } from "../questions/patience.ts";
import { recentTexts } from "../questions/recent.ts";
import { whenAwayOf } from "./actions.ts";
import { meterFor, refuseOverLimit } from "./meters.ts";
import type { MadeSet, ModelInterviewer, ScoredAttempt } from "./port.ts";

/** For whom. */
export type Whose = {
  userId: string;
  /** "coach" where the person has said that the coach is to do it. */
  interviewer: string | undefined;
  /** Aborts when the person says so while the model is at work. */
  coachSaid?: AbortSignal;
};

/** The model ends by itself in its own time; this is for one that does not listen. */
const MARGIN_MS = 5_000;
/** The same for scores: longer than the model gives itself. */
const SCORES_MS = 490_000;

const BECAUSE: Readonly<Record<FailureKind, string>> = {
  away: "The AI interviewer does not answer just now.",
  slow: "The AI interviewer does not answer just now.",
  stopped: "The AI interviewer has taken too long.",
  "set-up": "The AI interviewer is not set up rightly on this server.",
  refused: "The AI interviewer would not do this.",
  cut: "The AI interviewer has said nothing that could be used.",
  unusable: "The AI interviewer has said nothing that could be used.",
};

const INSTEAD = "The built-in coach can do it instead.";

/** What went wrong, as a refusal with the catalogue's sentence, why, and the way on. */
function refusalOf(code: "questions_failed" | "report_failed", why: unknown): Problem {
  if (why instanceof Problem) return why;
  const because = why instanceof ModelFailure ? BECAUSE[why.kind] : BECAUSE.stopped;
  return refuse(code, { say: `${problems[code].say} ${because} ${INSTEAD}`, cause: why });
}

/** Whether the same work would end in the same way again, as long as nobody does anything about it. */
export const isLasting = ({ code, cause }: Problem): boolean =>
  code === "interviewer_limit" || (cause instanceof ModelFailure && !mayPass(cause));

type ByModel<T> = (model: ModelInterviewer, meter: Meter) => Promise<T>;

/** By the model, or by the coach where there is none, where the person has said so, or wants so when the model fails. */
async function byWhom<T>(
  deps: Deps,
  { userId, interviewer, coachSaid }: Whose,
  code: "questions_failed" | "report_failed",
  ways: { model: ByModel<T>; coach(standsIn: boolean): Promise<T> },
): Promise<T> {
  const { model, log } = deps;
  if (!model || interviewer === "coach") return ways.coach(false);
  const meter = meterFor(deps, model, userId);
  try {
    await refuseOverLimit(deps, model, userId);
    return await ways.model(model, meter.note);
  } catch (err) {
    const instead = coachSaid?.aborted || (await whenAwayOf(deps, userId)) === "coach";
    if (!instead) throw refusalOf(code, err);
    log.warn({ err, code }, "the coach stands in for the language model");
    return await ways.coach(true);
  } finally {
    await meter.settled();
  }
}

/**
 * The questions of a round and who has made them. Throws `questions_failed` and `interviewer_limit`; what the coach throws
 * is passed on.
 */
export function askFor(deps: Deps, whose: Whose, brief: Brief): Promise<MadeSet> {
  const { interviewer: coach, database } = deps;
  return byWhom(deps, whose, "questions_failed", {
    async coach(standsIn) {
      const drafts = await withPatience((cancel) => coach.ask(brief, cancel));
      const marked = standsIn ? drafts.map((draft) => ({ ...draft, standsIn })) : drafts;
      return { drafts: marked, madeBy: coach.who };
    },
    async model(model, meter) {
      const before = await recentTexts(database.db, whose.userId);
      const patience = model.settings.patienceMs + MARGIN_MS;
      return withPatience((cancel) => model.ask(brief, before, cancel, meter), patience);
    },
  });
}

/** The scores of an attempt and who has given them. Throws `report_failed` and `interviewer_limit`, and what the coach throws. */
export function scoreFor(deps: Deps, whose: Whose, attempt: readonly Answered[]): Promise<ScoredAttempt> {
  const { interviewer: coach } = deps;
  const { coachSaid } = whose;
  return byWhom(deps, whose, "report_failed", {
    async coach() {
      const scored = await withPatience((cancel) => coach.score(attempt, cancel));
      return { scored, scoredBy: scored.scoredBy ?? coach.who };
    },
    model: (model, meter) =>
      withPatience(async (cancel) => {
        const signal = coachSaid ? AbortSignal.any([cancel, coachSaid]) : cancel;
        const scored = await model.score(attempt, signal, meter);
        // What the model had judged by then is not what was asked for.
        if (coachSaid?.aborted) throw new ModelFailure("stopped", "was called off");
        return scored;
      }, SCORES_MS),
  });
}
