import type { Question } from "#models/entities/question.ts";
import type { Words } from "./words.ts";

/**
 * The tip for a question: by its kind, one of three by its id, so that it is the same whenever it is opened. What HR
 * asks of the person, such as why and where to, has tips of its own.
 */
export function tipOf(
  tips: Words["tips"],
  { questionId, type, entryId }: Pick<Question, "questionId" | "type" | "entryId">,
): string {
  const kind = /^hr-(?!admin-)/.test(entryId ?? "") ? "hr" : type;
  const sum = Array.from(questionId).reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const [first, second, third] = tips[kind];
  return [first, second, third][sum % 3] ?? first;
}
