import type { Interviewer } from "../entities/question.ts";
import { askFrom } from "./ask/askCoach.ts";
import { bank } from "./bank/index.ts";
import type { Answered, Brief, DraftQuestion, InterviewerPort, Scored } from "./interviewer.ts";
import { scoreWithCoach as scoreAttempt } from "./score/scoreWithCoach.ts";

/** Who stands in a question set and a report made by the built-in coach. */
export const COACH: Interviewer = { by: "coach", version: "1.0" };

/** Questions for a brief, from the built-in bank. Pure: the same brief gives the same questions. Never throws. */
export const askCoach = (brief: Brief): DraftQuestion[] => askFrom(bank, brief);

/** Scores of a whole attempt by the rubric in rubric.ts. Pure: the same answers score the same. Never throws. */
export const scoreWithCoach = (attempt: readonly Answered[]): Scored => scoreAttempt(attempt);

/** The built-in interviewer: no key, no network, on the server and on the device alike. */
export const coach: InterviewerPort = {
  who: COACH,
  ask: (brief) => Promise.resolve(askCoach(brief)),
  score: (attempt) => Promise.resolve(scoreWithCoach(attempt)),
};
