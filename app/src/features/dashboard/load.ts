/* eslint-disable no-console -- the page goes on without these */
import { listCompanies } from "#models/contract/companies.ts";
import { Problem } from "#models/contract/problem.ts";
import { listReports } from "#models/contract/reports.ts";
import type { Api, Store } from "../../ports.ts";
import { summaryOf } from "./logic/history.ts";
import { atFirst, reduce, type DashboardEvent, type DashboardState } from "./logic/state.ts";

type Send = (event: DashboardEvent) => void;

/** What is shown from the first moment: the companies as this device knows them. */
export function firstState(api: Api): DashboardState {
  const kept = api.kept(listCompanies);
  return kept ? reduce(atFirst, { type: "companies.came", ...kept }) : atFirst;
}

/** Asks the server for the companies; without an answer those that are known stay. */
export async function loadCompanies(api: Api, send: Send) {
  send({ type: "companies.asked" });
  try {
    send({ type: "companies.came", ...(await api.call(listCompanies, {})) });
  } catch (why) {
    send({ type: "companies.failed", say: why instanceof Problem ? why.message : "" });
  }
}

/** Asks the server for the reports so far. Without it the device's own are shown, and nothing is said. */
export async function loadReports(api: Api, send: Send) {
  try {
    send({ type: "reports.came", ...(await api.call(listReports, { query: { limit: "20" } })) });
  } catch (why) {
    console.warn("Only the reports on this device are shown", why);
    send({ type: "reports.came", reports: [] });
  }
}

/** Reads what this device knows of a person. */
export async function readDevice(store: Store, userId: string, send: Send) {
  try {
    // Commands first: questions that come between the two reads must not leave an attempt that nothing asks for.
    const [commands, attempts, reports, resume] = await Promise.all([
      store.commands.list(userId),
      store.attempts.open(userId),
      store.reports.list(userId),
      store.resume.read(userId),
    ]);
    const hasResume = resume !== null;
    send({ type: "device.read", attempts, commands, reports: reports.map(summaryOf), hasResume });
  } catch (why) {
    console.error("The storage of this device could not be read", why);
    send({ type: "device.failed" });
  }
}
