import type { AttemptState } from "#models/entities/attempt.ts";

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
  reports: ReportRow;
  idempotency: IdempotencyRow;
  rate_limits: RateLimitRow;
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
  referred_by: string | null;
  created_at: number;
};

export type SessionRow = {
  /** sha256 of the token, in hex; the token itself is nowhere. */
  token_hash: string;
  user_id: string;
  created_at: number;
  last_seen: number;
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
  /** A held row past this moment is released by the sweeper. */
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
  created_at: number;
  ended_at: number | null;
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
  rev: number;
  server_rev: number;
  edited_at: number;
  updated_at: number;
};

export type ReportRow = {
  report_id: string;
  attempt_id: string;
  user_id: string;
  company_id: string;
  round_id: string;
  /** JSON of the report. */
  body: string;
  created_at: number;
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
};

export type RateLimitRow = {
  /** Limit and a hash of what is counted. */
  key: string;
  points: number;
  expire: number | null;
};
