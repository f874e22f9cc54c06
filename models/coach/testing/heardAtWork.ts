import type { Question } from "../../entities/question.ts";
import { bank } from "../bank/index.ts";
import { questionOf } from "../score/fixtures.ts";
import { median, share } from "./heard.ts";
import heard from "./heardAtWork.json" with { type: "json" };

/*
 * What people of many fields and trades may answer where each can only speak of their own: beginners of their studies, projects and
 * internships, working people of their craft. Each was written for its question without a look at its points: good answers, half
 * of one, and fluent ones that are beside the question or bad practice.
 */

/** One question with what people answer to it, and another one that none of it answers. */
export type HeardAtWork = (typeof heard)[number] & { question: Question; other: Question };

/** Stands for whatever the resume says. */
const WORDS: Readonly<Record<string, string>> = {
  skill: "AutoCAD",
  role: "Operator",
  employer: "Hill Works",
  project: "Smart Dustbin",
  figure: "30 percent",
  line: "Made a dustbin that opens by itself",
};

/** @param named in a wording that names something of the resume, where the entry has one */
function questionBy(id: string, named: boolean): Question {
  const entry = bank.find((one) => one.id === id);
  if (!entry) throw new Error(`The bank does not ask ${id}.`);
  const frame = named && entry.frames.find((one) => one.includes("{"));
  const question = questionOf(entry);
  return frame
    ? { ...question, question: frame.replace(/\{(\w+)\}/g, (_, slot: string) => WORDS[slot] ?? "") }
    : question;
}

/** How far on another question stands that is asked in place of an answer's own. */
const FURTHER = 3;

/** Every so many of those questions, half of them in a wording that names the resume. @throws where the bank does not ask one of them */
export const heardAtWork = (every = 1): HeardAtWork[] =>
  heard.flatMap((one, at) => {
    const other = heard[(at + FURTHER) % heard.length];
    if (at % every !== 0 || !other) return [];
    const named = Math.floor(at / every) % 2 === 0;
    return [{ ...one, question: questionBy(one.id, named), other: questionBy(other.id, named) }];
  });

/** How such answers score: medians, and shares of 1. */
export function figuresAtWork(
  answers: readonly HeardAtWork[],
  score: (question: Question, answer: string) => number,
) {
  const scoresOf = (
    texts: (one: HeardAtWork) => readonly string[],
    whose: "question" | "other" = "question",
  ) => answers.flatMap((one) => texts(one).map((text) => score(one[whose], text)));
  const good = scoresOf((one) => one.good);
  const off = scoresOf((one) => one.off);
  const elsewhere = scoresOf((one) => one.good, "other");
  const isHigh = (points: number) => points >= 60;
  return {
    good: median(good),
    goodFrom60: share(good, isHigh),
    goodBelow25: share(good, (points) => points < 25),
    half: median(scoresOf((one) => one.half)),
    off: median(off),
    offFrom60: share(off, isHigh),
    elsewhere: median(elsewhere),
    elsewhereFrom60: share(elsewhere, isHigh),
  };
}
