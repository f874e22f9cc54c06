import { weakQuestions } from "#models/contract/practice.ts";
import { isWeak } from "#models/rules/weak.ts";
import type { Ports } from "../../ports.ts";
import { findsFrom, findsIn, type Find } from "./logic/collect.ts";

/** The weak questions of the reports that this device has. */
export async function findsHere({ store }: Pick<Ports, "store">, userId: string): Promise<Find[]> {
  const reports = (await store.reports.list(userId)).filter(({ report }) => report.questions.some(isWeak));
  const finds = await Promise.all(reports.map(async (row) => findsIn(row, await store.questions.read(row))));
  return finds.flat();
}

/** So many replies are asked for at most: 200 reports. */
const MOST_PAGES = 10;

/**
 * The weak questions of all reports of the account, also those of other devices.
 * @throws {Problem} where the server cannot be asked
 */
export async function findsOfAccount(
  { api }: Pick<Ports, "api">,
  userId: string,
  signal: AbortSignal,
): Promise<Find[]> {
  const finds: Find[] = [];
  let before: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = before === undefined ? {} : { before };
    const { questions, next } = await api.call(weakQuestions, { query }, { as: userId, signal });
    finds.push(...findsFrom(questions));
    if (next === null) break;
    before = next;
  }
  return finds;
}
