import * as z from "zod/mini";
import { ExampleRun } from "#models/entities/exampleRun.ts";
import { FollowUp } from "#models/entities/followUp.ts";
import { Person } from "#models/entities/person.ts";
import { Question } from "#models/entities/question.ts";
import { Report } from "#models/entities/report.ts";
import { Round } from "#models/entities/round.ts";
import { Spoken } from "#models/entities/spoken.ts";
import type {
  AttemptRow,
  Command,
  EarlierText,
  StoredAnswer,
  StoredQuestions,
  StoredReport,
  StoredResume,
} from "../../rows.ts";

const time = z.number();
const ofRound = { userId: z.string(), companyId: z.string(), roundId: z.string() };

const QuestionsRow = z.object({
  ...ofRound,
  attemptId: z.string(),
  questions: z.array(Question).check(z.minLength(1)),
  person: z.optional(Person),
  timestamp: time,
});

const Refused = z.nullable(z.object({ code: z.string(), say: z.string() }));

const Dictated = z.object({
  spoken: z.object({
    words: z.number(),
    talkMs: z.number(),
    spanMs: z.number(),
    pauses: z.number(),
    longestPauseMs: z.number(),
    fillers: z.number(),
  }),
  heard: z.array(z.string()),
});

/** What is known of a spoken answer, or null. */
export const parseDictated = (value: unknown) => Dictated.safeParse(value).data ?? null;

/** What was asked about an answer, or null. */
export const parseFollowUp = (value: unknown) => FollowUp.safeParse(value).data ?? null;

const AnswerRow = z.object({
  ...ofRound,
  index: z.int(),
  attemptId: z.string(),
  questionId: z.string(),
  text: z.string(),
  rev: z.int(),
  ackRev: z.int(),
  baseServerRev: z.int(),
  refused: z.optional(Refused),
  // Measures that nobody understands must not cost the text.
  dictated: z.catch(z.optional(z.nullable(Dictated)), null),
  followUp: z.catch(z.optional(z.nullable(FollowUp)), null),
  timestamp: time,
});

const ofCommand = { ...ofRound, id: z.string(), attemptId: z.string(), refused: Refused, timestamp: time };

const ReportBody = z.object({
  ...ofRound,
  attemptId: z.string(),
  answers: z.array(
    z.object({
      answer: z.string(),
      seconds: z.int(),
      cleared: z.optional(z.literal(true)),
      // As above.
      spoken: z.catch(z.optional(Spoken), undefined),
      followUp: z.catch(z.optional(FollowUp), undefined),
      run: z.catch(z.optional(ExampleRun), undefined),
    }),
  ),
  overTime: z.boolean(),
});

const CommandRow = z.union([
  z.object({ ...ofCommand, kind: z.enum(["generate", "delete"]) }),
  z.object({ ...ofCommand, kind: z.literal("report"), body: ReportBody }),
]);

const EarlierRow = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.enum(["replaced", "other"]),
  attemptId: z.string(),
  text: z.string(),
  device: z.nullable(z.string()),
  timestamp: time,
});

const ReportRow = z.object({ ...ofRound, report: Report, timestamp: time });

const Attempt = z.object({
  ...ofRound,
  attemptId: z.string(),
  reportKey: z.string(),
  phase: z.enum(["preparing", "answering", "finishing", "done"]),
  companyName: z.string(),
  round: Round,
  position: z.int().check(z.gte(0)),
  deadlineAt: z.nullable(z.number()),
  openFor: z.array(z.number()),
  timestamp: time,
});

const ResumeRow = z.object({
  name: z.string(),
  size: z.int(),
  bytes: z.instanceof(ArrayBuffer),
  corrections: z.optional(z.string()),
  timestamp: time,
});

/** Reads a row as it stands in the database; one that an older or broken page wrote counts as absent. */
const parser =
  <T>(schema: z.ZodMiniType<T>) =>
  (row: unknown): T | null => {
    const { data } = schema.safeParse(row);
    return data ?? null;
  };

export const parseQuestions = parser<StoredQuestions>(QuestionsRow);
export const parseAnswer = parser<StoredAnswer>(AnswerRow);
export const parseReport = parser<StoredReport>(ReportRow);
export const parseAttempt = parser<AttemptRow>(Attempt);
export const parseCommand = parser<Command>(CommandRow);
export const parseEarlier = parser<EarlierText>(EarlierRow);
export const parseResume = parser<StoredResume>(ResumeRow);

/** For `flatMap`: a list without its absent rows. */
export const present = <T>(row: T | null) => (row === null ? [] : [row]);

type Dated = { timestamp: number };
export const newestFirst = (a: Dated, b: Dated) => b.timestamp - a.timestamp;
