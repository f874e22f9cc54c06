import {
  type AnswerParts,
  type CodeLanguage,
  codeBlock,
  joinAnswer,
  splitAnswer,
} from "#models/coding/answerText.ts";

/**
 * An answer that is written in two places: words in a box, code in the editor. Both make one text, which goes the
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
  /** The whole answer with other words. */
  withWords(words: string): string;
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
    withWords(words) {
      parts = { ...parts, words };
      return joinAnswer(parts);
    },
    withCode(code, language) {
      parts = { ...parts, code, language };
      return joinAnswer(parts);
    },
  };
}
