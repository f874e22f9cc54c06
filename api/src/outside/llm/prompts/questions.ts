import type { QuestionType } from "#models/entities/question.ts";
import type { Difficulty, RoundType } from "#models/entities/round.ts";
import * as z from "zod/mini";
import { aboutData, fenced } from "../fenced.ts";

/** Stands in every set that a model has made. Whoever changes a text of this file raises it; its test sees to that. */
export const QUESTIONS_VERSION = "3";

/** How long an expected answer is to be. */
export const EXPECTED_WORDS = { from: 50, to: 110 } as const;

/** A question as a model gives it. Only the shape is held here: what it says is looked at in guards. */
const rawQuestion = (types: readonly QuestionType[]) =>
  z.object({
    question: z.string(),
    /** Three to six words for lists. */
    title: z.string(),
    type: z.enum(types),
    /** The number of the resume line that it asks about; null for a general question. */
    line: z.nullable(z.number()),
    expectedAnswer: z.string(),
    points: z.array(
      z.object({ text: z.string(), alsoSaid: z.array(z.string()), weight: z.number(), must: z.boolean() }),
    ),
    commonMistakes: z.array(z.string()),
    link: z.nullable(z.string()),
  });

/** The reply that is asked for: questions of these types. */
export const rawQuestions = (types: readonly QuestionType[]) =>
  z.object({ questions: z.array(rawQuestion(types)) });

export type RawQuestion = z.infer<ReturnType<typeof rawQuestion>>;

/**
 * The types that a model is asked for in a round. Fewer than the coach may ask there (`asksType`): its bank can run out and then
 * fills a technical round with tasks and a talk with HR with knowledge, while a model always has more of what the round is about.
 */
export const MODEL_TYPES: Readonly<Record<RoundType, readonly QuestionType[]>> = {
  technical: ["theoretical"],
  behavioral: ["behavioral"],
  coding: ["coding"],
  "system-design": ["system-design"],
  hr: ["behavioral"],
  mixed: ["theoretical", "behavioral", "coding", "system-design"],
  other: ["theoretical", "behavioral"],
};

const ROUNDS: Readonly<Record<RoundType, string>> = {
  technical:
    "a technical round: how things of the person's own trade work, why they are done so, and what goes wrong",
  behavioral:
    "a behavioral round: real situations from the person's work or studies, and what they did themselves",
  coding: "a coding round: small programming tasks that can be solved and explained in ten minutes",
  "system-design":
    "a system design round: how to build a system, with its sizes, parts, failures and trade-offs",
  hr: "a talk with the HR manager: motives, teamwork, strengths, plans, and how the person handles people",
  mixed:
    "a mixed round: some questions on the trade, some on real situations; code only for people who write code",
  other: "a general round that fits its title",
};

const LEVELS: Readonly<Record<Difficulty, string>> = {
  easy: "easy: basics that a beginner in this trade should know",
  medium: "medium: what somebody with a few years of work should know",
  hard: "hard: trade-offs, failures and limits that only somebody experienced knows",
};

/** What the model is told. */
export type QuestionsTask = {
  round: { title: string; description: string; type: RoundType; difficulty: Difficulty };
  companyName: string;
  /** What this person's last reports show as weak, in a few words each. */
  weakTopics: readonly string[];
  /** Lines that may be asked about. */
  resume: readonly string[];
  many: number;
  /** How many questions of each type the round still has time for. */
  places: readonly { type: QuestionType; many: number }[];
  /** Questions that this person has had, or has in this set already. */
  asked: readonly string[];
  /** What was wrong with questions of the reply before. */
  wrong: readonly string[];
};

const rules = (types: readonly QuestionType[]) => `Rules for each question:
- It is one question that an interviewer says aloud: 8 to 45 words, plain English, no list, no address of a page.
- Its type is ${types.map((type) => `"${type}"`).join(" or ")}.
- Where it asks about something of the resume, "line" is the number of that line and the question uses words of that line. Otherwise "line" is null and the question does not mention the resume. Never say of the person what no line says; a made-up situation begins with "Suppose".
- Nothing about age, religion, caste, marriage, children, parents, health, habits, income, mother tongue, politics or origin.
- "title": 3 to 6 words.
- "expectedAnswer": what a good answer says, ${EXPECTED_WORDS.from} to ${EXPECTED_WORDS.to} words, correct, spoken English, and with every key point in it.
- "points": 3 to 6 key points, each one short checkable statement that stands in the expected answer; "alsoSaid": up to 3 other wordings; "weight": 1 to 3; "must": true for at most one, without which an answer is wrong.
- "commonMistakes": up to 2 wrong claims that people make.
- "link": null, unless you are sure of a page of the official documentation.`;

/** Types of which there is time for fewer than are asked for, as a sentence; nothing where all have time. */
function timeSays({ many, places }: QuestionsTask): string {
  const scarce = places.filter((place) => place.many < many);
  const limits = scarce.map(({ type, many }) => `${many === 0 ? "none" : `at most ${many}`} "${type}"`);
  return limits.length === 0 ? "" : ` By the time of the round, ${limits.join(" and ")} among them.`;
}

const WEAK =
  " About a quarter of the questions of a round ask about what is under weakTopics, as far as it suits the round and the person.";

/** System text and user text for some questions of a round. */
export function questionsPrompt(task: QuestionsTask, mark: string): { system: string; user: string } {
  const { round, companyName, weakTopics, resume, many, asked, wrong } = task;
  const system = [
    "You are an experienced interviewer. You prepare questions for a practice interview and reply with JSON only.",
    aboutData(mark),
    `The round is ${ROUNDS[round.type]}. Level: ${LEVELS[round.difficulty]}.`,
    rules(MODEL_TYPES[round.type]),
  ].join("\n\n");
  const data = {
    roundTitle: round.title,
    roundDescription: round.description,
    company: companyName,
    weakTopics,
    resume: resume.map((line, i) => ({ line: i + 1, text: line })),
    alreadyAsked: asked,
  };
  const repeats =
    asked.length > 0 ? " None of them may ask what is under alreadyAsked, in whatever words." : "";
  const faults = wrong.length > 0 ? `\nYour last questions had faults: ${wrong.join("; ")}.` : "";
  const weak = weakTopics.length > 0 ? WEAK : "";
  const user = `${fenced(data, mark)}
Write exactly ${many} ${many === 1 ? "question" : "questions"} for this person, at least two thirds of them about a line of the resume, each about something else, and fitting what roundTitle and roundDescription say that the round asks.${timeSays(task)}${weak}${repeats}${faults}
Reply with {"questions": [...]}.`;
  return { system, user };
}
