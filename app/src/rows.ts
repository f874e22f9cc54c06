import type { Question } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import type { Round } from "#models/entities/round.ts";

/** Whose run of which round: the key of questions, answers and reports. */
export type RoundKey = { userId: string; companyId: string; roundId: string };

export type StoredResume = { name: string; size: number; bytes: ArrayBuffer; timestamp: number };

export type StoredQuestions = RoundKey & { attemptId: string; questions: Question[]; timestamp: number };

/** One answer as the device keeps it; it waits to be sent while rev > ackRev. */
export type StoredAnswer = RoundKey & {
  index: number;
  attemptId: string;
  questionId: string;
  text: string;
  rev: number;
  ackRev: number;
  baseServerRev: number;
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

/** What one input event leaves behind. */
export type TypedAnswer = RoundKey & { index: number; attemptId: string; questionId: string; text: string };
