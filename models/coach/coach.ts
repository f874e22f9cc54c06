import type { Interviewer } from "../entities/question.ts";
import { askFrom } from "./ask/askCoach.ts";
import { bank } from "./bank/index.ts";
import type { Answered, Brief, DraftQuestion, InterviewerPort, Scored } from "./interviewer.ts";
import "./score/fit/known.ts";
import { type ByMeaning, scoreByMeaning } from "./score/scoreByMeaning.ts";
import { scoreWithCoach as scoreAttempt } from "./score/scoreWithCoach.ts";
import { COACH_VERSION } from "./score/version.ts";

/** Who stands in a question set made by the built-in coach; a report also says how it was scored. */
export const COACH: Interviewer = { by: "coach", version: COACH_VERSION };

/** Questions for a brief, from the built-in bank. Pure: the same brief gives the same questions. Never throws. */
export const askCoach = (brief: Brief): DraftQuestion[] => askFrom(bank, brief);

/** Scores of a whole attempt by its words alone. Pure: the same answers score the same. Never throws. */
export const scoreWithCoach = (attempt: readonly Answered[]): Scored => scoreAttempt(attempt);

/**
 * The built-in interviewer: no key, no network, on the server and on the device alike.
 * @param byMeaning scores by what texts mean; null where the weights for it are missing
 * @param onFault told why meanings could not be compared; the words are then scored alone
 */
export const makeCoach = (byMeaning: ByMeaning | null, onFault: (why: unknown) => void): InterviewerPort => ({
  who: COACH,
  ask: (brief) => Promise.resolve(askCoach(brief)),
  score: (attempt) => scoreByMeaning(attempt, byMeaning, onFault),
});

/** The coach that knows words alone. */
export const coach: InterviewerPort = makeCoach(null, () => {});
