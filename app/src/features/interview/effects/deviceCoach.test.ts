import { describe, expect, it, vi } from "vitest";
import { scorer } from "#models/coach/score/version.ts";
import { fakePorts } from "../../../testing/fakePorts.ts";
import { gather } from "../../../calls/reportBody.ts";
import type { ReportInput } from "../logic/types.ts";
import { provisionalReport } from "./deviceCoach.ts";

const question = {
  questionId: "q1",
  question: "What is a stack?",
  title: "A stack",
  type: "theoretical" as const,
  link: null,
  expectedAnswer: "The last element in is the first one out.",
  points: [],
  avoid: [],
  resumeLine: null,
  entryId: null,
};
const key = { userId: "user-1", companyId: "c", roundId: "r" };
const input: ReportInput = {
  attempt: {
    ...key,
    attemptId: "a1",
    reportKey: "k1",
    phase: "finishing",
    companyName: "Company",
    round: {
      roundId: "r",
      title: "Round",
      type: "technical",
      difficulty: "easy",
      duration: 30,
      description: "",
      questionCount: null,
    },
    position: 0,
    deadlineAt: null,
    openFor: [],
    timestamp: 1,
  },
  questions: [question],
  answers: ["Last in, first out. I have 9 years of experience."],
};

const sent = gather(input.attempt, input);

async function ports(person?: { years: number; employers: string[]; degrees: string[] }) {
  const world = fakePorts();
  await world.store.questions.keep({ ...key, attemptId: "a1", questions: [question], person });
  return world;
}

describe("The coach on this device", () => {
  it("[SC16] scores by words where the weights are not here, says so, and has them brought for the next time", async () => {
    const bringWhereCheap = vi.fn(async () => {});
    const world = { ...(await ports()), embedder: async () => ({ here: async () => null, bringWhereCheap }) };
    const report = await provisionalReport(world, input, sent);
    expect(report.scoredBy).toEqual(scorer("words"));
    expect(bringWhereCheap).toHaveBeenCalledOnce();
  });

  it("[SC16] scores by words where telling meanings fails, and a fault is noted", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const broken = { embed: () => Promise.reject(new Error("no memory")) };
    const embedder = async () => ({ here: async () => broken, bringWhereCheap: async () => {} });
    const report = await provisionalReport({ ...(await ports()), embedder }, input, sent);
    expect(report.scoredBy).toEqual(scorer("words"));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("[SC15] compares an answer with the resume's facts that came with the questions", async () => {
    const compared = await provisionalReport(
      await ports({ years: 2, employers: [], degrees: [] }),
      input,
      sent,
    );
    expect(compared.questions[0]?.feedback).toContain("You said 9 years; your resume says 2 years.");
    const plain = await provisionalReport(await ports(), input, sent);
    expect(plain.questions[0]?.feedback).not.toContain("your resume says");
    expect(plain.overallScore).toBe(compared.overallScore);
  });
});
