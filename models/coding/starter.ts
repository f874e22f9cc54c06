import type { Exercise } from "../entities/exercise.ts";
import type { Question } from "../entities/question.ts";
import type { CodeLanguage } from "./answerText.ts";

/** What an empty editor begins with: the function that is asked for, where its language can be run; else nothing. */
export function starterOf(exercise: Exercise | null, language: CodeLanguage): string {
  if (!exercise || language !== "javascript") return "";
  return exercise.starter ?? `function ${exercise.name}(${exercise.params.join(", ")}) {\n  \n}\n`;
}

const NAMES_SQL = /(?<!no-?)sql\b/i;

/** The language that a question can only be answered in; null where the person may choose any. */
export const languageAsked = ({
  question,
  exercise,
}: Pick<Question, "question" | "exercise">): CodeLanguage | null =>
  !exercise && NAMES_SQL.test(question) ? "sql" : null;
