import { fromCallback, fromPromise } from "xstate";
import type { Company } from "#models/entities/company.ts";
import type { AttemptRow } from "../../../rows.ts";
import type { Event, Found, PrepareInput, ReadInput, ReportInput, Resumed } from "./types.ts";

const given = <Output, In>(name: string) =>
  fromPromise<Output, In>(() => Promise.reject(new Error(`The actor ${name} was not provided.`)));

/** What the interview machine invokes, by name; the outside world is provided. */
export const actors = {
  /** Sends TICK at once and then every second. */
  clock: fromCallback<Event>(() => {}),
  /** Sends ONLINE when there is a network again, and now and then to try. */
  network: fromCallback<Event>(() => {}),
  /** Keeps the attempt's turn for this tab; sends TURN_LOST when another has it. */
  keepTurn: fromCallback<Event, { attemptId: string }>(() => {}),
  /** Sends TURN_FREE when no tab has the attempt's turn any more. */
  awaitTurn: fromCallback<Event, { attemptId: string }>(() => {}),
  /** Takes the turn from the tab that has it. */
  takeOver: given<void, { attemptId: string }>("takeOver"),
  readRows: given<Resumed, ReadInput>("readRows"),
  listCompanies: given<Company[], void>("listCompanies"),
  prepare: given<Found, PrepareInput>("prepare"),
  /** Writes waiting text and the attempt's row. */
  keepPosition: given<void, { attempt: AttemptRow }>("keepPosition"),
  speak: given<void, { text: string }>("speak"),
  /** Stores that the person has finished; gives the row as it then stands. */
  keepFinishing: given<AttemptRow, ReportInput>("keepFinishing"),
  /** Asks for the report and stores it, which closes the attempt. */
  requestReport: given<void, ReportInput>("requestReport"),
  /** Stores that the person goes on answering, under a new key for the next report. */
  reopen: given<AttemptRow, { attempt: AttemptRow }>("reopen"),
};
