import { generateQuestions, questionsOfRound } from "#models/contract/questions.ts";
import { generateReport, reportOfRound } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Question, QuestionSet } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import type { Round } from "#models/entities/round.ts";
import { fakePorts, someUser, type FakePorts } from "../../../testing/fakePorts.ts";
import type { SentCall } from "../../../testing/fakeApi.ts";
import type { gather } from "../../../calls/reportBody.ts";
import type { Choice } from "../logic/types.ts";

export const round: Round = {
  roundId: "r1",
  title: "Technical round",
  type: "technical",
  difficulty: "medium",
  duration: 30,
  description: "What you have built, and why like that.",
  questionCount: null,
};

export const choice: Choice = { companyId: "c1", companyName: "Quick Interview", round };

export const company = {
  companyId: "c1",
  name: "Quick Interview",
  logoUrl: "",
  description: "",
  industry: "",
  rounds: [round],
};

export const questionOf = (index: number): Question => ({
  questionId: `q${index}`,
  question: `How did you build part ${index}?`,
  title: `Part ${index}`,
  type: "theoretical",
  link: null,
  expectedAnswer: "With care.",
  points: [],
  avoid: [],
  resumeLine: index === 0 ? "Built part 0" : null,
  entryId: null,
});

type Body = ReturnType<typeof gather>;

function reportOf({ attemptId, answers, overTime }: Body, questions: readonly Question[]): Report {
  return {
    reportId: `report-of-${attemptId}`,
    attemptId,
    companyId: "c1",
    roundId: "r1",
    companyName: "Quick Interview",
    roundTitle: "Technical round",
    overallScore: 50,
    totalQuestions: questions.length,
    answeredQuestions: answers.length,
    averageScore: 50,
    competencies: [],
    questions: questions.map((question, index) => ({
      questionId: question.questionId,
      type: question.type,
      question: question.question,
      resumeLine: question.resumeLine,
      userAnswer: answers[index]?.answer ?? "",
      expectedAnswer: question.expectedAnswer,
      feedback: "",
      state: "not-scored",
      score: null,
      parts: [],
      found: [],
      missing: [],
      link: null,
      seconds: answers[index]?.seconds ?? null,
      followUp: answers[index]?.followUp ?? null,
    })),
    areasForImprovement: [],
    scoredBy: { by: "coach", version: "1" },
    provisional: false,
    overTime,
    createdAt: "2026-11-27T10:15:00.000Z",
  };
}

/** What the server has done: one charge and one report for each attempt, however often it was asked. */
export type Ledger = { charges: number; reports: number };

/** Teaches the fake API what the server does with a round of `count` questions. */
export function teachServer({ api }: FakePorts, count = 2): Ledger {
  const ledger: Ledger = { charges: 0, reports: 0 };
  const questions = Array.from({ length: count }, (_, index) => questionOf(index));
  let open: QuestionSet | null = null;
  let last: Report | null = null;
  const replies = new Map<string, { body: string; report: Report }>();

  function setFor(attemptId: string): QuestionSet {
    if (open) return open;
    ledger.charges++;
    const own = { attemptId, companyId: "c1", roundId: "r1", questions };
    return (open = { ...own, madeBy: { by: "coach", version: "1" }, createdAt: "2026-11-27T10:00:00.000Z" });
  }

  function makeReport({ key = "", body }: SentCall): Report {
    const text = JSON.stringify(body);
    const before = replies.get(key);
    if (before && before.body !== text) throw refuse("key_reused");
    if (before) return before.report;
    if (!open) throw refuse("questions_not_found");
    const report = reportOf(body as Body, questions);
    replies.set(key, { body: text, report });
    [open, last] = [null, report];
    ledger.reports++;
    return report;
  }

  const orRefuse = <T>(value: T | null, code: "questions_not_found" | "report_missing"): T => {
    if (value === null) throw refuse(code);
    return value;
  };
  api.answer(generateQuestions, ({ body }: SentCall) => ({
    ...setFor((body as { attemptId: string }).attemptId),
    credits: 100,
  }));
  api.answer(questionsOfRound, () => orRefuse(open, "questions_not_found"));
  api.answer(generateReport, makeReport);
  api.answer(reportOfRound, () => orRefuse(last, "report_missing"));
  return ledger;
}

/** A person with a resume, and a server that makes `count` questions. */
export async function interviewWorld(count = 2, own: Partial<FakePorts> = {}) {
  const ports = fakePorts(own);
  const ledger = teachServer(ports, count);
  await ports.store.resume.keep(someUser.userId, { name: "cv.pdf", bytes: new ArrayBuffer(8) });
  return { ports, ledger, userId: someUser.userId };
}
