import { weakQuestions } from "#models/contract/practice.ts";
import { isWeak } from "#models/rules/weak.ts";
import type { Ports } from "../../ports.ts";
import { clearedBy, findsFrom, findsIn, type Find, type Told } from "./logic/collect.ts";

/** What the reports that this device has tell. */
export async function toldHere({ store }: Pick<Ports, "store">, userId: string): Promise<Told> {
  const reports = await store.reports.list(userId);
  const weak = reports.filter(({ report }) => report.questions.some(isWeak));
  const finds = await Promise.all(weak.map(async (row) => findsIn(row, await store.questions.read(row))));
  return { finds: finds.flat(), cleared: new Set(reports.flatMap(clearedBy)) };
}

/** So many replies are asked for at most: 200 reports. */
const MOST_PAGES = 10;

/**
 * What all reports of the account tell, also those of other devices.
 * @throws {Problem} where the server cannot be asked
 */
export async function toldByAccount(
  { api }: Pick<Ports, "api">,
  userId: string,
  signal: AbortSignal,
): Promise<Told> {
  const finds: Find[] = [];
  let before: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = before === undefined ? {} : { before };
    const { questions, next } = await api.call(weakQuestions, { query }, { as: userId, signal });
    finds.push(...findsFrom(questions));
    if (next === null) break;
    before = next;
  }
  return { finds, cleared: new Set() };
}
