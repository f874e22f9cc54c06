/** A word as it is shown, with its marks, and as it is compared: without case and marks. */
export type SpokenWord = { shown: string; plain: string };

/** Marks that Whisper may put differently in its next try; those of "C++", "C#" and "3.5" are part of the word. */
const MARKS = /(\p{N}\.)(?=\p{N})|[^\p{L}\p{M}\p{N}+#]/gu;
const MARKS_BEHIND = /[^\p{L}\p{M}\p{N}+#%°$₹€£&*=/]+$/u;

/** What a word is compared by; empty where it has neither letters nor digits. */
export const plainWord = (shown: string): string =>
  shown
    .normalize("NFKC")
    .toLowerCase()
    .replace(MARKS, (_, decimal: string | undefined) => decimal ?? "");

/** The words of a text. A mark that stands alone belongs to the word before it, at the beginning to the one after it. */
export function spokenWords(text: string): SpokenWord[] {
  const words: SpokenWord[] = [];
  let before = "";
  for (const shown of text.split(/\s+/).filter((part) => part !== "")) {
    const plain = plainWord(shown);
    const last = words.at(-1);
    if (plain !== "") {
      words.push({ shown: before + shown, plain });
      before = "";
    } else if (last) last.shown += ` ${shown}`;
    else before += `${shown} `;
  }
  return words;
}

/** A word and the marks behind it, apart: "team.", " team" and "." */
export function withoutMarks(shown: string): { word: string; marks: string } {
  const word = shown.replace(MARKS_BEHIND, "");
  return { word, marks: shown.slice(word.length) };
}

/** A text of words, with one space between them. */
export const shownText = (words: readonly SpokenWord[]): string => words.map(({ shown }) => shown).join(" ");
