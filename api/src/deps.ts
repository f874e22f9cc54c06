import type { InterviewerPort } from "#models/coach/interviewer.ts";
import type { Logger } from "pino";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import type { Limits } from "./http/limits.ts";
import type { ModelInterviewer } from "./interviewers/port.ts";
import type { Jobs } from "./jobs/port.ts";
import type { Google } from "./outside/google/port.ts";
import type { Mail } from "./outside/mail/port.ts";
import type { PaymentProvider } from "./outside/payments/port.ts";
import type { Sandbox } from "./outside/payments/sandbox/sandbox.ts";
import type { Push } from "./push/port.ts";
import type { Metrics } from "./http/metrics.ts";
import type { ReadResumeText } from "./resumes/reader.ts";

/** The moment, in milliseconds since 1970. */
export type Clock = { now(): number };

/** Ids and secrets from the system's randomness. */
export type Ids = {
  /** An opaque id for a row. */
  make(): string;
  /** 256 bits, as base64url. */
  secret(): string;
};

/** Everything the rooms use of the world, built once in main.ts. */
export type Deps = {
  database: Database;
  env: Env;
  clock: Clock;
  ids: Ids;
  log: Logger;
  /** The built-in coach. */
  interviewer: InterviewerPort;
  /** The interviewer that a language model is; null where none is set up. */
  model: ModelInterviewer | null;
  readResumeText: ReadResumeText;
  limits: Limits;
  metrics: Metrics;
  jobs: Jobs;
  /** The longest that a call waits for its report, in milliseconds. */
  reportWait: number;
  push: Push;
  /** Who takes the money. */
  payments: PaymentProvider;
  /** Where that is a look-alike: what stands for the bank. */
  sandbox: Sandbox | null;
  /** Null where signing in with Google is not set up. */
  google: Google | null;
  /** Null where no mail is sent. */
  mail: Mail | null;
};
