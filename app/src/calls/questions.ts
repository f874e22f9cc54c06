import { generateQuestions } from "#models/contract/questions.ts";
import { Problem } from "#models/contract/problem.ts";
import type { QuestionSet } from "#models/entities/question.ts";
import type { Ports } from "../ports.ts";
import type { AttemptRow, RoundKey } from "../rows.ts";

/**
 * Asks for new questions under the attempt's own id, which is stored already: a repeat costs nothing.
 * @throws {Problem} what the server refused; `resume_missing` where this device has no resume
 */
export async function generateFor(
  { api, auth, store }: Pick<Ports, "api" | "auth" | "store">,
  { userId, companyId, roundId, attemptId }: RoundKey & { attemptId: string },
  interviewer?: "coach",
): Promise<QuestionSet> {
  const resume = await store.resume.read(userId);
  if (!resume) {
    const say = "Resume not found. Please upload your resume to generate personalized questions.";
    throw new Problem("resume_missing", say);
  }
  const file = new File([resume.bytes], resume.name, { type: "application/pdf" });
  const { corrections } = resume;
  const body = { companyId, roundId, userId, attemptId, interviewer, corrections };
  const sent = { params: { companyId, roundId }, body, file };
  // The row changes with whatever is put right, so the same key always has the same body. Under another key the server
  // finds the set by the attempt's id, which is paid once.
  const key = corrections ? `${attemptId}.${resume.timestamp}` : attemptId;
  const { credits, ...set } = await api.call(generateQuestions, sent, { key, as: userId });
  auth.setCredits(credits);
  return set;
}

/**
 * Stores the questions, then that answering can begin. The server may have had an attempt of its own, begun on
 * another device: its id then takes the place of ours. A command that asked for the questions is done with.
 */
export async function keepQuestions(
  { store }: Pick<Ports, "store">,
  attempt: AttemptRow,
  { attemptId, questions, person }: Pick<QuestionSet, "attemptId" | "questions" | "person">,
): Promise<AttemptRow> {
  const { userId, companyId, roundId } = attempt;
  const key = { userId, companyId, roundId };
  await store.questions.keep({ ...key, attemptId, questions, person });
  // Preparing may have been done meanwhile, by the page that was left and has come back.
  const row = (await store.attempts.read(key)) ?? attempt;
  const begun = row.attemptId === attemptId && row.phase !== "preparing";
  const ready: AttemptRow = begun ? row : { ...attempt, attemptId, phase: "answering" };
  await store.attempts.keep(ready);
  if (attempt.attemptId !== attemptId) await store.attempts.remove(attempt.attemptId);
  else await store.commands.remove(attemptId);
  return ready;
}
