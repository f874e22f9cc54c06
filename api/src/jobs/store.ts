import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import type { Enqueued, JobCount, JobFailure, JobState } from "./port.ts";

type Trx = Transaction<Tables>;

/** After so many milliseconds without a sign of life a running job belongs to a dead process. */
export const LEASE_MS = 20_000;
/** How often a process says that its jobs are alive, and looks for those of dead ones. */
export const RENEW_MS = 5_000;

/** What a store must know of a kind. */
export type KindLimits = { name: string; tries: number; backoff: number };

/** A job that this process may work on. `attempt` fences it: whoever takes it over has a higher one. */
export type Claimed = { kind: string; key: string; attempt: number; payload: unknown };

/** Where jobs are kept: one implementation for each engine, the same behaviour. */
export type JobStore = {
  /** Makes room for these kinds. */
  start(kinds: readonly KindLimits[]): Promise<void>;
  enqueue(
    trx: Trx,
    kind: KindLimits,
    job: { key: string; payload: unknown; again: boolean },
  ): Promise<Enqueued>;
  claim(kind: KindLimits, many: number): Promise<Claimed[]>;
  /** Says that these are being worked on. */
  renew(jobs: readonly Claimed[]): Promise<void>;
  /** Removes a job that is done; false when it is not this process's any more. */
  finish(trx: Trx, job: Claimed): Promise<boolean>;
  /** Notes a failure, and when to try again unless it is for good; changes nothing when the job is another process's by now. */
  fail(kind: KindLimits, job: Claimed, reason: string, how: { forGood: boolean }): Promise<void>;
  /** Gives back the jobs of dead processes; returns whether there were any. */
  expire(): Promise<boolean>;
  stateOf(kind: string, key: string): Promise<JobState | undefined>;
  counts(): Promise<JobCount[]>;
  failures(): Promise<JobFailure[]>;
  stop(): Promise<void>;
};
