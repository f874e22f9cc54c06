import type { AttemptRow, Command } from "../../../rows.ts";
import type { RoundChoice } from "./catalogue.ts";

/**
 * Whether a round runs without a network. no: its questions are not here; asked: they are on their way; refused: the
 * server does not make them, and says why; ready: they are here; over: it is finished, and its report is still to come.
 */
export type Offline =
  { state: "no" | "asked" | "ready" | "over" } | { state: "refused"; say: string; attemptId: string };

/** How a round stands on this device. */
export function offlineOf(
  roundId: string,
  attempts: readonly AttemptRow[],
  commands: readonly Command[],
): Offline {
  const attempt = attempts.find((row) => row.roundId === roundId);
  if (!attempt) return { state: "no" };
  if (attempt.phase === "answering") return { state: "ready" };
  if (attempt.phase === "finishing") return { state: "over" };
  const { attemptId } = attempt;
  const command = commands.find((one) => one.kind === "generate" && one.attemptId === attemptId);
  if (!command) return { state: "no" };
  return command.refused ? { state: "refused", say: command.refused.say, attemptId } : { state: "asked" };
}

/** How many rounds are to be prepared, and cost something when they are. */
export const roundsAsked = (commands: readonly Command[]): number =>
  commands.filter(({ kind, refused }) => kind === "generate" && !refused).length;

/** The attempt of a round that is to be prepared, before anything is sent. */
export function preparedAttempt(
  userId: string,
  { selectedCompany, selectedRound }: RoundChoice,
  ids: { attemptId: string; reportKey: string },
): Omit<AttemptRow, "timestamp"> {
  const { companyId, name } = selectedCompany;
  const key = { userId, companyId, roundId: selectedRound.roundId };
  const place = { position: 0, deadlineAt: null, openFor: [] };
  return { ...key, ...ids, phase: "preparing", companyName: name, round: selectedRound, ...place };
}

/** What asks for the questions of an attempt; its key is the attempt's own id. */
export function generateCommand({ userId, companyId, roundId, attemptId, timestamp }: AttemptRow): Command {
  const key = { userId, companyId, roundId, attemptId, timestamp };
  return { ...key, id: attemptId, kind: "generate", refused: null };
}
