import { generateReport } from "#models/contract/reports.ts";
import { storedReportBody } from "../../calls/storedReportBody.ts";
import type { Ports } from "../../ports.ts";
import type { AttemptRow, RoundKey } from "../../rows.ts";

/** Asks anew with what this device has; the attempt itself keeps the report from being made twice. */
async function ask(ports: Ports, attempt: AttemptRow, interviewer?: "coach") {
  const { api, store, ids } = ports;
  const body = { ...(await storedReportBody(ports, attempt)), ...(interviewer && { interviewer }) };
  const report = await api.call(generateReport, { body }, { key: ids.make(), as: attempt.userId });
  await store.reports.finish(attempt, report);
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
