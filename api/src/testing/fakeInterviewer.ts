import type { Answered, Brief, DraftQuestion, InterviewerPort, Scored } from "#models/coach/interviewer.ts";
import { questionsFor } from "#models/rules/duration.ts";
import type { ReportQuestion } from "#models/entities/report.ts";

function draft(brief: Brief, at: number): DraftQuestion {
  const line = brief.resume[at % Math.max(1, brief.resume.length)] ?? null;
  return {
    question: `Tell me more about this: ${line ?? brief.round.title}?`,
    title: "More about this",
    type: "theoretical",
    link: null,
    expectedAnswer: "What was done, why, and what came of it.",
    points: [{ text: "what came of it", accept: [], weight: 1, must: true }],
    avoid: [],
    resumeLine: line,
    entryId: `entry-${brief.askedBefore.length + at + 1}`,
  };
}

/** Ten points a word: a rule that a test can work out by itself. */
function judged({ question, answer, seconds }: Answered): ReportQuestion {
  const words = answer.split(/\s+/).filter(Boolean);
  const score = Math.min(100, words.length * 10);
  return {
    ...question,
    userAnswer: answer,
    feedback: `You said ${words.length} words.`,
    state: words.length === 0 ? "not-answered" : "scored",
    score,
    parts: [{ competency: "coverage", score, weight: 1, reason: `${words.length} words` }],
    found: words.slice(0, 1).map((quote) => ({ text: "the first word", quote })),
    missing: [],
    seconds,
  };
}

function scored(attempt: readonly Answered[]): Scored {
  return {
    questions: attempt.map(judged),
    competencies: [],
    areasForImprovement: ["Say more."],
    // Wrong on purpose: totals are the caller's.
    overallScore: 99,
    averageScore: 99,
    totalQuestions: 99,
    answeredQuestions: 99,
  };
}

/** An interviewer for tests of the rules around one; `calls` is what it was asked to do. */
export function fakeInterviewer(changes: Partial<InterviewerPort> = {}) {
  const calls: { briefs: Brief[]; scored: (readonly Answered[])[] } = { briefs: [], scored: [] };
  const port: InterviewerPort = {
    who: { by: "coach", version: "test" },
    async ask(brief, cancel) {
      calls.briefs.push(brief);
      if (changes.ask) return changes.ask(brief, cancel);
      const many = questionsFor(brief.round);
      return Array.from({ length: many }, (_, at) => draft(brief, at));
    },
    async score(attempt, cancel) {
      calls.scored.push(attempt);
      return changes.score ? changes.score(attempt, cancel) : scored(attempt);
    },
  };
  return { port, calls, draft, scored };
}
