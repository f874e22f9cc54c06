import type { AttemptRow, Command } from "../../../rows.ts";
import type { RoundChoice } from "./catalogue.ts";

/**
 * Whether a round runs without a network. no: its questions are not here; asked: they are on their way; refused: the
 * server does not make them, and says why; ready: they are here.
 */
export type Offline =
  { state: "no" | "asked" | "ready" } | { state: "refused"; say: string; attemptId: string };

/** How a round stands on this device. */
export function offlineOf(
  roundId: string,
  attempts: readonly AttemptRow[],
  commands: readonly Command[],
): Offline {
  const attempt = attempts.find((row) => row.roundId === roundId);
  if (!attempt) return { state: "no" };
  if (attempt.phase === "answering") return { state: "ready" };
  const { attemptId } = attempt;
  const command = commands.find((one) => one.kind === "generate" && one.attemptId === attemptId);
  if (!command) return { state: "no" };
  return command.refused ? { state: "refused", say: command.refused.say, attemptId } : { state: "asked" };
}

/** Whether somebody has begun to answer: a round that was only prepared is not unfinished. */
export const isUnderWay = (
  { phase, deadlineAt, attemptId }: AttemptRow,
  commands: readonly Command[],
): boolean => {
  if (phase === "answering") return deadlineAt !== null;
  return phase !== "preparing" || !commands.some((one) => one.attemptId === attemptId);
};

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
