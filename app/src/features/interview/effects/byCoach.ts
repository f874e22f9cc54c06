import { generateReport } from "#models/contract/reports.ts";
import { generateFor } from "../../../calls/questions.ts";
import type { Ports } from "../../../ports.ts";
import { keyOf, type Context } from "../logic/types.ts";

/**
 * Has the server's coach make the questions of the attempt that could not be prepared. They are then the open set of the
 * round, which preparing asks for first.
 * @throws {Problem} what the server refused
 */
export async function askByCoach(ports: Ports, { userId, choice }: Context): Promise<void> {
  const row = choice && (await ports.store.attempts.read(keyOf(userId, choice)));
  if (row) await generateFor(ports, row, "coach");
}

/**
 * Has the server's coach score the answers as they were stored at Finish; asking for the report under its own key finds
 * what was made.
 * @throws {Problem} what the server refused
 */
export async function scoreByCoach({ api, ids, store }: Ports, { attempt }: Context): Promise<void> {
  if (!attempt) return;
  const commands = await store.commands.list(attempt.userId);
  const command = commands.find(({ id }) => id === attempt.reportKey);
  if (command?.kind !== "report") return;
  const body = { ...command.body, interviewer: "coach" as const };
  await api.call(generateReport, { body }, { key: ids.make(), as: attempt.userId });
}
