import * as z from "zod/mini";
import { Answer, OtherVersion } from "./answer.ts";
import { Attempt } from "./attempt.ts";
import { Person } from "./person.ts";
import { Moment } from "./basics.ts";
import { Interviewer, Question } from "./question.ts";
import { Report } from "./report.ts";
import { User } from "./user.ts";

/** An answer with the texts that were the answer before, newest first. */
const AnswerWithHistory = z.extend(Answer, {
  /** What the device that wrote it calls itself. */
  device: z.nullable(z.string()),
  history: z.array(OtherVersion),
});

/** An attempt with all that belongs to it. */
export const WholeAttempt = z.extend(Attempt, {
  endedAt: z.nullable(Moment),
  madeBy: Interviewer,
  /** What was kept of the resume to compare answers with; absent where nothing was. */
  person: z.optional(Person),
  questions: z.array(Question),
  answers: z.array(AnswerWithHistory),
  /** What was sent to be scored, as it was sent, while there is no report of it. */
  waitingToBeScored: z.nullable(z.unknown()),
  report: z.nullable(Report),
});
export type WholeAttempt = z.infer<typeof WholeAttempt>;

const CreditEntry = z.object({
  entryId: z.string(),
  amount: z.int(),
  kind: z.string(),
  ref: z.string(),
  balanceAfter: z.int(),
  at: Moment,
});

const CreditHold = z.object({
  amount: z.int(),
  purpose: z.string(),
  state: z.string(),
  createdAt: Moment,
  resolvedAt: z.nullable(Moment),
});

const Payment = z.object({
  paymentId: z.string(),
  amountInPaise: z.int(),
  captured: z.boolean(),
  refundedInPaise: z.int(),
  disputedInPaise: z.int(),
  /** Credits that went back with the money, and those that could not, since they were spent. */
  creditsTakenBack: z.int(),
  creditsOwed: z.int(),
  createdAt: Moment,
});

const Order = z.object({
  orderId: z.string(),
  razorpayOrderId: z.nullable(z.string()),
  credits: z.int(),
  amountInPaise: z.int(),
  state: z.string(),
  createdAt: Moment,
  payments: z.array(Payment),
});

const OwnRewards = z.object({
  /** What the share link carries; null until it was asked for. */
  inviteCode: z.nullable(z.string()),
  /** Whom they came from belongs to those people. */
  entries: z.array(
    z.object({
      entryId: z.string(),
      amountInPaise: z.int(),
      redemptionId: z.nullable(z.string()),
      at: Moment,
    }),
  ),
  redemptions: z.array(
    z.object({
      redemptionId: z.string(),
      upiId: z.string(),
      amountInPaise: z.int(),
      state: z.string(),
      month: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      createdAt: Moment,
      dueAt: z.nullable(Moment),
      endedAt: z.nullable(Moment),
    }),
  ),
});

/**
 * Everything the server keeps about a person, as one document. What only proves who somebody is (password hash, tokens,
 * keys of a browser's pushes) is not in it.
 */
export const OwnData = z.object({
  /** Grows when a reader of the version before could not read it any more. */
  version: z.literal(1),
  exportedAt: Moment,
  user: z.extend(User, { createdAt: Moment, signsInWith: z.array(z.enum(["password", "google"])) }),
  sessions: z.array(
    /** Browser and system in short words, where that is known. */
    z.object({ device: z.nullable(z.string()), createdAt: Moment, lastSeen: Moment }),
  ),
  /** The browsers that are told when a report is ready, by the address their push service gave out. */
  pushSubscriptions: z.array(z.object({ endpoint: z.string(), createdAt: Moment })),
  creditEntries: z.array(CreditEntry),
  creditHolds: z.array(CreditHold),
  orders: z.array(Order),
  rewards: OwnRewards,
  /** What was chosen for when the AI interviewer does not answer, and what it has used for this person, by day. */
  interviewer: z.optional(z.unknown()),
  /** Links to reports, without their addresses; absent in data of before. */
  shares: z.optional(
    z.array(
      z.object({
        attemptId: z.string(),
        withAnswers: z.boolean(),
        shownAs: z.string(),
        createdAt: Moment,
        endsAt: Moment,
      }),
    ),
  ),
  /** Oldest first. */
  attempts: z.array(WholeAttempt),
  /** The resume that the person asked to keep in the account, as base64; null when there is none. */
  resume: z.nullable(z.object({ name: z.string(), pdf: z.string() })),
});
export type OwnData = z.infer<typeof OwnData>;
