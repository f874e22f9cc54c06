import type { Endpoint, Reply, Sent } from "#models/contract/endpoint.ts";
import type { Report } from "#models/entities/report.ts";
import type { User } from "#models/entities/user.ts";
import type {
  AttemptRow,
  RoundKey,
  StoredAnswer,
  StoredQuestions,
  StoredReport,
  StoredResume,
  TypedAnswer,
} from "./rows.ts";

/** The moment, in milliseconds since 1970. */
export type Clock = { now(): number };

/** Ids made once and stored before they are first sent. */
export type Ids = { make(): string };

export type CallOptions = {
  signal?: AbortSignal;
  /** Idempotency-Key: made once, stored before the first send, the same for every repeat. */
  key?: string;
};

/**
 * The server, one call at a time. Every failure is a `Problem`: the server's refusal, `offline` where there is no
 * network, `unavailable` where the reply is not one of ours. A 401 has dropped the token before it is thrown.
 */
export type Api = {
  call<E extends Endpoint>(endpoint: E, sent: Sent<E, Blob>, options?: CallOptions): Promise<Reply<E>>;
};

export type AuthState = { user: User | null; loading: boolean; error: string | null };

/** Who is signed in. The token stays inside. */
export type Auth = {
  state(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Reads the profile with the stored token; without a network the last known profile stands. */
  load(): Promise<void>;
  login(form: { email: string; password: string }): Promise<void>;
  register(form: { name: string; email: string; password: string }): Promise<void>;
  logout(): Promise<void>;
  /** Credits as the server last told them. */
  setCredits(credits: number): void;
};

/** The browser's own storage. What a promise resolves for is written down for good, or the promise rejects. */
export type Store = {
  resume: {
    read(userId: string): Promise<StoredResume | null>;
    keep(userId: string, file: { name: string; bytes: ArrayBuffer }): Promise<void>;
    remove(userId: string): Promise<void>;
  };
  questions: {
    read(key: RoundKey): Promise<StoredQuestions | null>;
    keep(row: Omit<StoredQuestions, "timestamp">): Promise<void>;
  };
  answers: {
    /** Of one attempt's round, by index; newer journal entries are already in. */
    read(key: RoundKey, count: number): Promise<(StoredAnswer | null)[]>;
    /**
     * Every input event: a synchronous journal entry at once, the row within 150 ms. `onKept` is called when the
     * transaction has completed, `onLost` when it could not (the journal still has the text).
     */
    type(answer: TypedAnswer, told: { onKept(): void; onLost(why: unknown): void }): void;
    /** Writes what is still waiting; resolves when it is down. Also happens by itself when the page is hidden. */
    flush(): Promise<void>;
  };
  reports: {
    read(key: RoundKey): Promise<StoredReport | null>;
    /** All of one person, newest first. */
    list(userId: string): Promise<StoredReport[]>;
    /** In one transaction: keeps the report, then drops the attempt's questions and answers. */
    finish(key: RoundKey, report: Report): Promise<void>;
    keep(key: RoundKey, report: Report): Promise<void>;
  };
  attempts: {
    /** The attempt at one round that is not done. */
    read(key: RoundKey): Promise<AttemptRow | null>;
    /** Those of one person that are not done, newest first. */
    open(userId: string): Promise<AttemptRow[]>;
    keep(row: Omit<AttemptRow, "timestamp">): Promise<void>;
    remove(attemptId: string): Promise<void>;
  };
};

/** Reads aloud, sentence by sentence, en-IN at rate 0.9. */
export type Voice = {
  /** False where the system has no voice at all. */
  available(): boolean;
  /** Resolves when all is said or `signal` aborts; a stalled voice is noticed and left. */
  say(text: string, signal: AbortSignal): Promise<void>;
};

/** Whether the browser believes it is online; a hint, never a proof. */
export type Network = { online(): boolean; subscribe(listener: () => void): () => void };

/** Whose turn it is to answer an attempt: one tab of this browser's at a time. */
export type Turns = {
  /**
   * Takes the attempt's turn where it is free, until `giveBack` is called.
   * @param onLost called when another tab has the turn, now or later
   * @returns giveBack
   */
  keep(attemptId: string, onLost: () => void): () => void;
  /** Takes the turn from whichever tab has it; resolves when it is ours, to be kept by `keep`. */
  takeOver(attemptId: string): Promise<void>;
};

/** All of the outside world that a feature may use. */
export type Ports = {
  clock: Clock;
  ids: Ids;
  api: Api;
  auth: Auth;
  store: Store;
  voice: Voice;
  network: Network;
  turns: Turns;
};
