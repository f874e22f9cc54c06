import type { ExampleRun } from "#models/entities/exampleRun.ts";
import type { FollowUp } from "#models/entities/followUp.ts";
import type { Person } from "#models/entities/person.ts";
import type { Question } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import type { Round } from "#models/entities/round.ts";
import type { Spoken } from "#models/entities/spoken.ts";

/** Whose run of which round: the key of questions, answers and reports. */
export type RoundKey = { userId: string; companyId: string; roundId: string };

export type StoredResume = {
  name: string;
  size: number;
  bytes: ArrayBuffer;
  /** What the person has put right of what is read from it: `Corrections` as JSON. */
  corrections?: string | undefined;
  timestamp: number;
};

export type StoredQuestions = RoundKey & {
  attemptId: string;
  questions: Question[];
  person?: Person;
  timestamp: number;
};

/** Why the server does not take something. It stands beside what was refused, which is never dropped for it. */
export type Refusal = { code: string; say: string };

/**
 * Of an answer that was spoken: how, and the segments whose text is in it while their sound may still be kept. Whoever
 * finds the sound of one of these has only to drop it.
 */
export type Dictated = { spoken: Spoken; heard: string[] };

/** One answer as the device keeps it; it waits to be sent while rev > ackRev. */
export type StoredAnswer = RoundKey & {
  index: number;
  attemptId: string;
  questionId: string;
  text: string;
  rev: number;
  ackRev: number;
  baseServerRev: number;
  /** The server has refused this text; the next change of it clears this and is sent again. */
  refused?: Refusal | null;
  dictated?: Dictated | null;
  /** What was asked once more about it. */
  followUp?: FollowUp | null;
  timestamp: number;
};

export type StoredReport = RoundKey & { report: Report; timestamp: number };

/** Where an attempt stands. `done` rows are kept until the next attempt at the same round. */
export type AttemptPhase = "preparing" | "answering" | "finishing" | "done";

/** This device's own facts about an attempt: all that is needed to go on after a reload. */
export type AttemptRow = RoundKey & {
  attemptId: string;
  /** Idempotency-Key of the report, stored before it is first asked for. */
  reportKey: string;
  phase: AttemptPhase;
  companyName: string;
  round: Round;
  /** Index of the question on screen, from 0. */
  position: number;
  /** When the round's time is over, in milliseconds; null before the first question is shown. */
  deadlineAt: number | null;
  /** Milliseconds each question was open, by index. */
  openFor: number[];
  timestamp: number;
};

/** The body of a report's request, as it was when the person finished. */
export type ReportBody = RoundKey & {
  attemptId: string;
  /** `cleared`: blank because the person has cleared it, which the server may not know yet. */
  answers: {
    answer: string;
    seconds: number;
    cleared?: true;
    spoken?: Spoken | undefined;
    followUp?: FollowUp | undefined;
    /** What the code of the answer did when it was last run. */
    run?: ExampleRun | undefined;
  }[];
  overTime: boolean;
};

/**
 * Something to ask of the server as soon as it can be reached. `id` is its Idempotency-Key, stored before the first
 * send. generate: makes the questions of an attempt, which costs; delete: gives an attempt up.
 */
export type Command = RoundKey & {
  id: string;
  attemptId: string;
  refused: Refusal | null;
  timestamp: number;
} & ({ kind: "generate" } | { kind: "delete" } | { kind: "report"; body: ReportBody });

/**
 * A text that was an answer once. replaced: the person has replaced or cleared it here; other: it comes from another
 * device, or has lost against one.
 */
export type EarlierText = {
  id: number;
  /** Key of the answer it belongs to. */
  key: string;
  kind: "replaced" | "other";
  attemptId: string;
  text: string;
  /** What the device calls itself that wrote it; null when it is not known. */
  device: string | null;
  timestamp: number;
};

/** What one input event leaves behind. */
export type TypedAnswer = RoundKey & {
  index: number;
  attemptId: string;
  questionId: string;
  text: string;
  dictated?: Dictated | null;
  followUp?: FollowUp | null;
};

/** A row of any store as plain JSON. */
export type PlainRow = Record<string, unknown>;

/** All that a browser keeps of one person: rows by store, journal entries by the key of their answer. */
export type OwnRows = { stores: Record<string, PlainRow[]>; journal: Record<string, PlainRow> };

/** When a practice card is due again, as FSRS reckons it. `state`: 0 new, 1 to 3 as in ts-fsrs; times in milliseconds. */
export type Schedule = {
  dueAt: number;
  lastAt: number | null;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  reps: number;
  lapses: number;
  state: 0 | 1 | 2 | 3;
};

/** One answer to a practice card, and what the coach gave for it. */
export type PracticeTry = { answer: string; score: number; at: number };

/** A weak question of a person's reports, to be practised on this device. */
export type PracticeCard = {
  id: string;
  userId: string;
  question: Question;
  /** False where the question was read off a report, which has its key points only by name. */
  whole: boolean;
  companyName: string;
  roundTitle: string;
  /** When the report was made that it comes from, as the report says it. */
  reportedAt: string;
  /** Whether that report was made on the device and the full one has not been seen yet. */
  provisional: boolean;
  /** What was answered then, and its score. */
  answer: string;
  score: number;
  schedule: Schedule;
  /** Newest first. */
  tries: PracticeTry[];
  /** When the person took it out of the deck; it stays here so that it does not come back. */
  removedAt: number | null;
};

/** What of a deck changes: cards to write down, and ids of cards to take away. */
export type DeckChange = { put: PracticeCard[]; drop: string[] };

/** A text that is being written on a practice card. */
export type PracticeDraft = { cardId: string; userId: string; text: string };

/** What a stored row is to a person. */
export type StoredKind = "resume" | "questions" | "answers" | "earlier" | "reports" | "speech" | "other";

/** How much of a kind is stored, in rows and in bytes. */
export type StoredSize = { kind: StoredKind; count: number; bytes: number };

/** Something that the server has not taken yet. */
export type WaitingRow = {
  store: "answers" | "commands";
  key: string;
  what: "answer" | Command["kind"];
  /** The text of an answer; empty for a command. */
  text: string;
  /** Why the server refused it; null while it only waits. */
  reason: string | null;
  timestamp: number;
};

/** What a restore has brought, in rows. */
export type Merged = {
  /** Were not here. */
  added: Record<StoredKind, number>;
  /** Took the place of something older. */
  replaced: number;
  /** Were here already, or as something newer. */
  kept: number;
  /** Texts that lost against a newer one, and are now among its earlier versions. */
  earlier: number;
  /** Were none of this app's, or not this person's. */
  unreadable: number;
};
