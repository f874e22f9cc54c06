import type { Exercise } from "../entities/exercise.ts";
import type { CodeLanguage } from "./answerText.ts";

/** What an empty editor begins with: the function that is asked for, where its language can be run; else nothing. */
export function starterOf(exercise: Exercise | null, language: CodeLanguage): string {
  if (!exercise || language !== "javascript") return "";
  return exercise.starter ?? `function ${exercise.name}(${exercise.params.join(", ")}) {\n  \n}\n`;
}
