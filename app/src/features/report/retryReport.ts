import { generateReport } from "#models/contract/reports.ts";
import { tidySpoken } from "#models/entities/spoken.ts";
import type { Ports } from "../../ports.ts";
import type { AttemptRow, RoundKey } from "../../rows.ts";

/** Asks anew with what this device has; the attempt itself keeps the report from being made twice. */
async function ask({ api, store, ids }: Ports, { attemptId, companyId, roundId, ...row }: AttemptRow) {
  const key = { userId: row.userId, companyId, roundId };
  const count = (await store.questions.read(key))?.questions.length ?? 0;
  const rows = await store.answers.read(key, count);
  const answers = rows
    .map((row) => (row?.attemptId === attemptId ? row : null))
    .map((row) => ({ answer: row?.text ?? "", spoken: tidySpoken(row?.dictated?.spoken) }));
  const report = await api.call(
    generateReport,
    { body: { companyId, roundId, attemptId, answers } },
    { key: ids.make(), as: row.userId },
  );
  await store.reports.finish(key, report);
}

/**
 * Has the report of a finished attempt made once more, after a failure.
 * @throws {Problem} what the server refused, where this device asks by itself
 */
export async function retryReport(ports: Ports, key: RoundKey): Promise<void> {
  const { store, sync } = ports;
  const attempt = await store.attempts.read(key);
  if (!attempt) return;
  const commands = await store.commands.list(key.userId);
  const command = commands.find((one) => one.kind === "report" && one.attemptId === attempt.attemptId);
  if (!command) return ask(ports, attempt);
  if (command.refused) await store.commands.keep({ ...command, refused: null });
  await sync.now();
}
