import { generateReport } from "#models/contract/reports.ts";
import { tidySpoken } from "#models/entities/spoken.ts";
import type { Ports } from "../../ports.ts";
import type { AttemptRow, RoundKey } from "../../rows.ts";

/** Asks anew with what this device has; the attempt itself keeps the report from being made twice. */
async function ask(
  { api, store, ids }: Ports,
  { attemptId, companyId, roundId, ...row }: AttemptRow,
  interviewer?: "coach",
) {
  const key = { userId: row.userId, companyId, roundId };
  const count = (await store.questions.read(key))?.questions.length ?? 0;
  const rows = await store.answers.read(key, count);
  const answers = rows
    .map((row) => (row?.attemptId === attemptId ? row : null))
    .map((row) => ({
      answer: row?.text ?? "",
      spoken: tidySpoken(row?.dictated?.spoken),
      followUp: row?.followUp ?? null,
    }));
  const report = await api.call(
    generateReport,
    { body: { companyId, roundId, attemptId, answers, ...(interviewer && { interviewer }) } },
    { key: ids.make(), as: row.userId },
  );
  await store.reports.finish(key, report);
}

const commandOf = async ({ store }: Ports, { userId, attemptId }: AttemptRow) =>
  (await store.commands.list(userId)).find((one) => one.kind === "report" && one.attemptId === attemptId);

/**
 * Has the report of a finished attempt made once more, after a failure.
 * @throws {Problem} what the server refused, where this device asks by itself
 */
export async function retryReport(ports: Ports, key: RoundKey): Promise<void> {
  const { store, sync } = ports;
  const attempt = await store.attempts.read(key);
  if (!attempt) return;
  const command = await commandOf(ports, attempt);
  if (!command) return ask(ports, attempt);
  if (command.refused) await store.commands.keep({ ...command, refused: null });
  await sync.now();
}

/**
 * Has the server's coach make the report in place of the AI interviewer: of the answers as they were finished.
 * @throws {Problem} what the server refused
 */
export async function reportByCoach(ports: Ports, key: RoundKey): Promise<void> {
  const { api, ids, store } = ports;
  const attempt = await store.attempts.read(key);
  if (!attempt) return;
  const command = await commandOf(ports, attempt);
  if (command?.kind !== "report") return ask(ports, attempt, "coach");
  const body = { ...command.body, interviewer: "coach" as const };
  const report = await api.call(generateReport, { body }, { key: ids.make(), as: attempt.userId });
  await store.reports.finish(key, report);
}
