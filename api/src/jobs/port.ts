import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";

/** A kind of work that may outlive a request. */
export type JobKind<P> = {
  /** Letters, digits and hyphens. */
  name: string;
  /** Reads a stored payload. Payloads are small and hold no text of a person: what belongs to people stays in their rows. */
  payload: { parse(value: unknown): P };
  /** How many one process works on at the same time. */
  atOnce: number;
  /** Tries before the job has failed for good. A try that was cut short by a dying process counts too. */
  tries: number;
  /** Seconds before the second try; doubled before each further one. */
  backoff: number;
};

/** A job on its way in; its key is unique among the jobs of its kind that wait, run or have failed. */
export type NewJob<P> = {
  key: string;
  payload: P;
  /** A job with this key that has failed, or waits after a failure, is tried at once. */
  again?: boolean;
};

/** new: it was not there. again: it is tried at once after a failure. known: it waits or runs already. */
export type Enqueued = "new" | "again" | "known";

/** A job that is being worked on; `attempt` counts from 1. */
export type Job<P> = { key: string; payload: P; attempt: number };

/**
 * Ends the job in the transaction of its effect: then the effect happens once, however often the process dies. Throws
 * when the job is another process's by now, so that this transaction leaves nothing.
 */
export type Finish = (trx: Transaction<Tables>) => Promise<void>;

/** Works on a job; it may run more than once. A handler that does not call `finish` has its job ended after it. */
export type Handler<P> = (job: Job<P>, finish: Finish) => Promise<void>;

/** Thrown by a handler whose next try would fail as this one has: the job has failed for good. Its cause says why. */
export class NoUseTrying extends Error {
  override name = "NoUseTrying";

  constructor(cause: unknown) {
    super("Another try would fail like this one.", { cause });
  }
}

/** Where a job stands; `reason` is the last failure, a sentence for people. */
export type JobState = { state: "queued" | "running" | "failed"; reason: string | null };

/** How many jobs of a kind are in a state. */
export type JobCount = { kind: string; state: JobState["state"]; jobs: number };

/** Jobs of a kind that have failed for good, and the last reason: a sentence for people. */
export type JobFailure = { kind: string; jobs: number; reason: string | null };

/** Work at fixed times. `fields` are minute, hour, day, month and weekday as in crontab; see schedule.ts. */
export type CronEntry = { name: string; fields: string; zone?: "UTC" | "Asia/Kolkata" };

/** Work that may outlive a request: stored with its cause, done at least once, tried again when it fails. */
export type Jobs = {
  /** Stores a job in the caller's transaction; it starts when that is committed. Throws for a kind without a handler. */
  enqueue<P>(trx: Transaction<Tables>, kind: JobKind<P>, job: NewJob<P>): Promise<Enqueued>;
  /** Registers the handler of a kind; before `start`. */
  work<P>(kind: JobKind<P>, handler: Handler<P>): void;
  /** Registers work at fixed times; before `start`. However many processes there are, each time has one job. */
  cron(entry: CronEntry, handler: () => Promise<void>): void;
  /** Where a job stands; undefined when it is done or was never there. */
  stateOf<P>(kind: JobKind<P>, key: string): Promise<JobState | undefined>;
  /** Waits for the end of a try of this job, good or bad, in any process; at most `ms` milliseconds. */
  ended<P>(kind: JobKind<P>, key: string, ms: number): Promise<void>;
  counts(): Promise<JobCount[]>;
  /** What has failed, by kind. */
  failures(): Promise<JobFailure[]>;
  /** Makes the queues ready and begins to work. */
  start(): Promise<void>;
  /** Takes no more jobs, and lets the running ones end (15 s at most; those that do not are done by another process). */
  stop(): Promise<void>;
};
