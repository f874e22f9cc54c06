import type { InterviewerPort } from "#models/coach/interviewer.ts";
import type { Interviewer } from "#models/entities/question.ts";
import type { ModelInterviewer } from "../../interviewers/port.ts";
import type { ModelSettings } from "../../modelSettings.ts";
import { askModel } from "./ask.ts";
import { type Speed, paceOf } from "./pace.ts";
import { metered, type ModelService } from "./port.ts";
import { QUESTIONS_VERSION } from "./prompts/questions.ts";
import { SCORES_VERSION } from "./prompts/scores.ts";
import { scoreWithModel } from "./score.ts";

/**
 * The longest that the scores of an attempt may take, in milliseconds: a small model on a small machine needs half a minute for
 * each answer, and nobody waits for them on an open connection.
 */
const SCORE_MS = 480_000;

/** The package is large, and most servers need none of it: it is loaded with the first call. */
function openAiService(settings: ModelSettings): ModelService {
  let opened: Promise<ModelService> | undefined;
  const service = async () => {
    const { openAiModel } = await import("./client.ts");
    return openAiModel(settings);
  };
  return {
    name: settings.name,
    reply: async (call, meter) => (await (opened ??= service())).reply(call, meter),
  };
}

/** What stands in a set: the model, the version of our prompt, and how many questions the coach has added. */
function madeBy(coach: Interviewer, name: string, byModel: number, byCoach: number): Interviewer {
  if (byModel === 0) return coach;
  const added = byCoach === 0 ? "" : ` · ${byCoach} of ${byModel + byCoach} by coach ${coach.version}`;
  return { by: "llm", version: `${name} · questions ${QUESTIONS_VERSION}${added}` };
}

/**
 * The interviewer of a language model.
 * @param coach fills up sets, and bounds scores
 * @param service another one than OpenAI's or one like it, for tests
 */
export function openModel(
  settings: ModelSettings,
  coach: InterviewerPort,
  service = openAiService(settings),
): ModelInterviewer {
  const { name, patienceMs } = settings;
  const speed: Speed = { msEach: null };
  return {
    name,
    settings,
    async ask(brief, before, cancel, meter) {
      const end = performance.now() + patienceMs;
      const time = AbortSignal.any([cancel, AbortSignal.timeout(patienceMs)]);
      const pace = paceOf(speed, () => end - performance.now());
      const askers = { model: metered(service, meter), coach, pace };
      const { drafts, byModel } = await askModel(askers, brief, before, time);
      return { drafts, madeBy: madeBy(coach.who, name, byModel, drafts.length - byModel) };
    },
    async score(attempt, cancel, meter) {
      const time = AbortSignal.any([cancel, AbortSignal.timeout(SCORE_MS)]);
      const scored = await scoreWithModel({ model: metered(service, meter), coach }, attempt, time);
      return { scored, scoredBy: { by: "llm", version: `${name} · scores ${SCORES_VERSION}` } };
    },
  };
}
