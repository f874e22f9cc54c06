import "./fit/known.ts";
import type { Question } from "../../entities/question.ts";
import type { Entry } from "../entry.ts";

/** A question made from an entry with its first general wording, as tests need it. */
export function questionOf(entry: Entry): Question {
  const plain = entry.frames.find((frame) => !frame.includes("{")) ?? entry.frames[0] ?? entry.title;
  return {
    questionId: `q-${entry.id}`,
    question: plain.replace(/\{\w+\}/g, "this"),
    title: entry.title,
    type: entry.type,
    link: entry.link ?? null,
    expectedAnswer: entry.expected,
    points: entry.points,
    avoid: entry.avoid,
    resumeLine: null,
    entryId: entry.id,
    ...(entry.ofWork && { ofWork: entry.ofWork }),
  };
}
