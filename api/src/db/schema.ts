import type { AttemptState } from "#models/entities/attempt.ts";
import type { Generated } from "kysely";

/** Rows of the database. Times are integer milliseconds since 1970, ids opaque text, JSON is text. */
export type Tables = {
  users: UserRow;
  sessions: SessionRow;
  credit_accounts: CreditAccountRow;
  credit_entries: CreditEntryRow;
  credit_holds: CreditHoldRow;
  companies: CompanyRow;
  rounds: RoundRow;
  kept_resumes: KeptResumeRow;
  attempts: AttemptRow;
  questions: QuestionRow;
  answers: AnswerRow;
  answer_history: AnswerHistoryRow;
  sync_heads: SyncHeadRow;
  reports: ReportRow;
  idempotency: IdempotencyRow;
  rate_limits: RateLimitRow;
  /** SQLite only: on PostgreSQL the jobs live in pg-boss's own schema. */
  jobs: JobRow;
  cron_marks: CronMarkRow;
  report_requests: ReportRequestRow;
  push_subscriptions: PushSubscriptionRow;
  server_keys: ServerKeyRow;
  pricing: PricingRow;
  orders: OrderRow;
  payments: PaymentRow;
  reward_entries: RewardEntryRow;
  redemptions: RedemptionRow;
  password_links: PasswordLinkRow;
  google_joins: GoogleJoinRow;
  audit_log: AuditRow;
  model_days: ModelDayRow;
  model_use: ModelUseRow;
  interviewer_choices: InterviewerChoiceRow;
};

export type UserRow = {
  user_id: string;
  name: string;
  /** Trimmed and lower-cased. */
  email: string;
  /** PHC string of argon2id; null for an account without a password. */
  password_hash: string | null;
  google_sub: string | null;
  role: "user" | "admin";
  /** The user id of whoever invited this person. */
  referred_by: string | null;
  /** When they said so; what was ordered before brings nothing. */
  referred_at: number | null;
  /** What their share link carries; null until they have asked for one. */
  invite_code: string | null;
  created_at: number;
};

export type SessionRow = {
  /** sha256 of the token, in hex; the token itself is nowhere. */
  token_hash: string;
  user_id: string;
  created_at: number;
  last_seen: number;
  /** Browser and system in short words; null where nobody knows. */
  agent: string | null;
};

export type CreditAccountRow = { user_id: string; available: number; held: number };

export type CreditEntryRow = {
  entry_id: string;
  user_id: string;
  amount: number;
  kind: "grant" | "spend" | "purchase" | "clawback" | "adjust";
  /** One key per economic event, whoever reports it. */
  idem: string;
  ref: string;
  /** available + held after this entry. */
  balance_after: number;
  at: number;
};

export type CreditHoldRow = {
  hold_id: string;
  user_id: string;
  amount: number;
  /** What it is for; one held row per person and purpose. */
  purpose: string;
  state: "held" | "settled" | "released";
  /** A held row past this moment is released by a job. */
  lease_until: number;
  created_at: number;
  resolved_at: number | null;
};

export type CompanyRow = {
  company_id: string;
  name: string;
  logo_url: string;
  description: string;
  industry: string;
  created_at: number;
  /** Null while it is on the list; attempts and reports keep pointing at a removed one. */
  removed_at: number | null;
};

export type RoundRow = {
  round_id: string;
  company_id: string;
  place: number;
  title: string;
  type: string;
  difficulty: string;
  duration: number;
  description: string;
  question_count: number | null;
  removed_at: number | null;
};

export type KeptResumeRow = {
  user_id: string;
  name: string;
  sha256: string;
  size: number;
  /** base64 of the PDF; null where the bytes lie in a file under DATA_DIR. */
  pdf: string | null;
  kept_at: number;
};

export type AttemptRow = {
  attempt_id: string;
  user_id: string;
  company_id: string;
  round_id: string;
  state: AttemptState;
  /** JSON of who made the questions. */
  made_by: string;
  /** JSON of the resume's facts that answers are compared with; null where the release before has written it. */
  person?: string | null;
  created_at: number;
  ended_at: number | null;
  /** Number of its last change in the person's own sequence. */
  seq: number;
};

export type QuestionRow = {
  question_id: string;
  attempt_id: string;
  user_id: string;
  place: number;
  /** Entry of the bank, so that it is not repeated; null when a model wrote it. */
  entry_id: string | null;
  /** JSON of the question. */
  body: string;
};

export type AnswerRow = {
  question_id: string;
  attempt_id: string;
  user_id: string;
  place: number;
  text: string;
  /** The highest revision that any device has sent; it only grows. */
  rev: number;
  server_rev: number;
  edited_at: number;
  updated_at: number;
  /** Number of its last change in the person's own sequence. */
  seq: number;
  /** What the device that wrote the text calls itself. */
  device: string | null;
  /** That device's own revision of the text. */
  device_rev: number;
  /** The server revision that the device had seen when it wrote the text. */
  base_rev: number;
  /** How many texts went into the history so far. */
  kept: number;
  /** JSON of how the text was spoken; null where it was only typed. */
  spoken: string | null;
  /** JSON of what was asked once more about it; null where nothing was. */
  follow_up: string | null;
};

/** A text that is not the answer any more, or never was because another device's won. Rows are only added, and the oldest go. */
export type AnswerHistoryRow = {
  question_id: string;
  /** Counts up for each question. */
  n: number;
  text: string;
  device: string | null;
  edited_at: number;
  /** The server revision it had, or that it lost against. */
  server_rev: number;
};

/** The last number given out in a person's sequence of changes. */
export type SyncHeadRow = { user_id: string; seq: number };

export type ReportRow = {
  report_id: string;
  attempt_id: string;
  user_id: string;
  company_id: string;
  round_id: string;
  /** JSON of the report. */
  body: string;
  created_at: number;
  /** Number of its making in the person's own sequence. */
  seq: number;
};

export type IdempotencyRow = {
  user_id: string;
  key: string;
  /** sha256 of method, path and body. */
  hash: string;
  /** Null while the first request is still running. */
  status: number | null;
  body: string | null;
  /** A running row past this moment belongs to a dead process. */
  lease_until: number;
  created_at: number;
  /** 1 where the call is harmless to repeat after some days anyway; 0 otherwise. */
  brief: Generated<number>;
};

export type RateLimitRow = {
  /** Limit and a hash of what is counted. */
  key: string;
  points: number;
  expire: number | null;
};

export type JobRow = {
  kind: string;
  key: string;
  /** JSON. */
  payload: string;
  state: "queued" | "running" | "failed";
  /** Tries so far; the number of the running one. */
  attempts: number;
  /** When `attempts` has come to it, a failure is final. */
  tries: number;
  run_at: number;
  /** A running row past this moment belongs to a dead process. */
  lease_until: number;
  /** The last failure, a sentence for people. */
  reason: string | null;
  created_at: number;
};

/** The last time of an entry at fixed times that has its job. */
export type CronMarkRow = { name: string; at: number };

/** What was sent at Finish, until the report is stored. */
export type ReportRequestRow = {
  attempt_id: string;
  /** JSON of answers, seconds and overTime. */
  body: string;
  /** Until this moment somebody waits for the reply. */
  waiting_until: number;
  asked_at: number;
};

export type PushSubscriptionRow = {
  /** sha256 of the endpoint, in hex. */
  endpoint_hash: string;
  user_id: string;
  /** The session it was made in; it goes with it. */
  token_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
};

/** Keys that the server has made for itself once. */
export type ServerKeyRow = { name: string; body: string };

export type PricingRow = {
  pricing_id: string;
  credits: number;
  price_in_paise: number;
  active: 0 | 1;
  created_at: number;
};

/** A purchase, as it was agreed. */
export type OrderRow = {
  order_id: string;
  user_id: string;
  pricing_id: string;
  /** Null until the provider has taken the order. */
  provider_order_id: string | null;
  credits: number;
  amount_in_paise: number;
  /** Only ever forward. */
  state: "created" | "attempted" | "paid";
  /** The payment that brought the credits. */
  paid_by: string | null;
  created_at: number;
  /** When the provider was last asked for its payments. */
  looked_at: number;
};

/** All that is known of a payment; what comes later or twice only adds to it. */
export type PaymentRow = {
  payment_id: string;
  order_id: string;
  amount_in_paise: number;
  captured: 0 | 1;
  refunded_in_paise: number;
  disputed_in_paise: number;
  /** Credits that were taken back, and those that could not be: they were spent. */
  taken_back: number;
  owed: number;
  created_at: number;
};

export type RewardEntryRow = {
  entry_id: string;
  /** Who invited. */
  user_id: string;
  from_user_id: string;
  payment_id: string;
  amount_in_paise: number;
  idem: string;
  /** The pay-out it belongs to. */
  redemption_id: string | null;
  at: number;
};

/** A wish for pay-out, and what became of it. */
export type RedemptionRow = {
  redemption_id: string;
  user_id: string;
  upi_id: string;
  /** 0 until the month has ended and the sum stands. */
  amount_in_paise: number;
  /** requested -> due at month end -> settled by an admin, or returned where it could not be paid. */
  state: "requested" | "due" | "settled" | "returned";
  /** The month it was summed up in, YYYY-MM in Asia/Kolkata. */
  month: string | null;
  /** Why it was returned. */
  reason: string | null;
  created_at: number;
  due_at: number | null;
  ended_at: number | null;
};

/** A one-time way to a new password; only the hash of its token is kept. */
export type PasswordLinkRow = { token_hash: string; user_id: string; created_at: number; expires_at: number };

/** Google has proved an address that has a password here: who also knows that joins the two. */
export type GoogleJoinRow = {
  ticket_hash: string;
  user_id: string;
  google_sub: string;
  created_at: number;
  expires_at: number;
};

/** What an admin has done. Rows are only added. */
export type AuditRow = {
  entry_id: string;
  admin_id: string;
  action: string;
  /** Id of what it was done to. */
  subject: string;
  /** JSON of what changed. */
  detail: string;
  at: number;
};

/** Calls of the language model, their tokens, and their cost in millionths of the bill's currency. */
type Used = { calls: number; tokens_in: number; tokens_out: number; cost: number };

/** What everyone together has used on a day, YYYY-MM-DD in Asia/Kolkata. */
export type ModelDayRow = Used & { day: string };

/** What one person has used on a day. */
export type ModelUseRow = Used & { user_id: string; day: string };

/** What a person wants where the language model does not answer. */
export type InterviewerChoiceRow = { user_id: string; when_away: "ask" | "coach"; at: number };
