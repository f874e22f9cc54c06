import type { Exercise } from "../entities/exercise.ts";
import type { Question } from "../entities/question.ts";
import { type CodeLanguage, splitAnswer } from "./answerText.ts";

/** What an empty editor begins with: the function that is asked for, where its language can be run; else nothing. */
export function starterOf(exercise: Exercise | null, language: CodeLanguage): string {
  if (!exercise || language !== "javascript") return "";
  return exercise.starter ?? `function ${exercise.name}(${exercise.params.join(", ")}) {\n  \n}\n`;
}

const bare = (code: string) => code.replace(/\s+/g, "");

/** Whether nothing stands in an editor but what it began with, in whatever spacing and language. */
export const isUntouched = (exercise: Exercise | null, code: string): boolean =>
  bare(code) === "" || bare(code) === bare(starterOf(exercise, "javascript"));

/**
 * What of an answer is the person's own: no editor that nobody has written in, and no comment that stood there from the start,
 * which spaces take the place of (rule CO9).
 */
export function ownAnswer({ exercise = null }: Pick<Question, "exercise">, answer: string): string {
  const { words, code } = splitAnswer(answer);
  if (exercise === null || code === "") return answer;
  if (isUntouched(exercise, code)) return words;
  const given = (exercise.starter ?? "").split("\n").filter((line) => line.startsWith("//"));
  return given.reduce((own, line) => own.replace(line, " ".repeat(line.length)), answer);
}

const NAMES_SQL = /(?<!no-?)sql\b/i;
const NAMES_JAVASCRIPT = /\bin (?:plain |modern )?(?:java|type)script\b/i;

/** The language that a question can only be answered in; null where the person may choose any. */
export function languageAsked({
  question,
  exercise,
}: Pick<Question, "question" | "exercise">): CodeLanguage | null {
  if (NAMES_JAVASCRIPT.test(question)) return "javascript";
  return !exercise && NAMES_SQL.test(question) ? "sql" : null;
}

/** Whether a choice of this language says something of other questions too: any program can be written in it (rule CO7). */
export const isGeneral = (language: CodeLanguage): boolean => language !== "sql" && language !== "text";

/**
 * The language that the editor opens in: the question's own, else the one that the person chose before (rule CO7).
 * @param chosen the last choice; SQL was remembered before too, and opens nothing
 */
export const openingLanguage = (
  question: Pick<Question, "question" | "exercise">,
  chosen: CodeLanguage | undefined,
): CodeLanguage => languageAsked(question) ?? (chosen && isGeneral(chosen) ? chosen : "javascript");
