import {
  type AnswerParts,
  type CodeLanguage,
  codeBlock,
  joinAnswer,
  splitAnswer,
} from "#models/coding/answerText.ts";
import type { Event } from "../logic/types.ts";

/**
 * An answer that is written in two places: words in the box, code in the editor. Both make one text, which goes the
 * way of every answer.
 */
export type Draft = {
  /** Whether there was code when it was opened; the box then has to show the words alone. */
  readonly held: boolean;
  /** The words as last heard of. */
  readonly words: string;
  readonly code: string;
  readonly language: CodeLanguage | null;
  /** What stands behind the words in the answer. */
  readonly rest: string;
  /** The same event with the whole answer, where it came with the words of the box alone. */
  carried(event: Event): Event;
  /** The whole answer with other code. */
  withCode(code: string, language: CodeLanguage): string;
};

/** Takes over an answer as it is. */
export function draftOf(answer: string): Draft {
  let parts: AnswerParts = splitAnswer(answer);
  return {
    held: parts.code !== "",
    get words() {
      return parts.words;
    },
    get code() {
      return parts.code;
    },
    get language() {
      return parts.language;
    },
    get rest() {
      const block = codeBlock(parts);
      return block === "" || parts.words === "" ? block : `\n\n${block}`;
    },
    carried(event) {
      if (event.type !== "TYPE" && !(event.type === "HEARD" && event.shown)) return event;
      parts = { ...parts, words: event.text };
      return { ...event, text: joinAnswer(parts) };
    },
    withCode(code, language) {
      parts = { ...parts, code, language };
      return joinAnswer(parts);
    },
  };
}
