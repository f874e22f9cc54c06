/** A stretch of a text: offsets of its first letter and of the place after its last one. */
export type Stretch = { start: number; end: number };

/** A text with a spoken piece in it, the caret behind the piece, and where the piece stands with the spaces around it. */
export type Joined = { text: string; caret: number; inserted: Stretch };

/** No space comes after these, and none before those. */
const OPENING = /(?:[\s([{“‘«/\\@#_]|[\p{L}\p{N}]-)$/u;
const CLOSING = /^(?:[\s)\]}”’»,;:!?…%/\\]|\.(?![\p{L}\p{N}]))/u;

/** A sentence has ended (perhaps with a bracket or a quote behind it), or a line; not with these abbreviations. */
const SENTENCE_END = /(?:^|[.!?…।][)\]}"'”’»]*|\n)\s*$/u;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|dr|mr|mrs|ms)\.\s*$/i;

/**
 * Words that are written small within a sentence, whatever they mean. Whisper begins each segment with a capital; any
 * other word with one may be a name, so it stays. "I" is not among them, nor is "May" or "Will".
 */
const FUNCTION_WORDS = new Set(
  `a an the this that these those there here it its he she we they you his her our their your my
  and or but so because since although though while when where which who what whose why how if unless until then
  than as at by for from in into of on onto over to under with without about after before between through during
  is are was were be been has have had do does did can could would should not no also just only even very
  some any all both each every many more most other such another yes okay well now again still
  instead however therefore actually basically maybe perhaps`.split(/\s+/),
);

/** The first word of a piece, with the quotes and brackets before it; "A/B" and "A.I." are no words for that. */
const FIRST_WORD = /^([^\p{L}\p{N}]*)(\p{L}[\p{L}\p{M}]*)(?![/&.-][\p{L}\p{N}])/u;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const isCapitalised = (word: string) => /^\p{Lu}\P{Lu}*$/u.test(word);

/** The piece as it is written at the beginning of a sentence: "iPhone" and the like stay. */
const atBeginning = (spoken: string) =>
  spoken.replace(FIRST_WORD, (_, before: string, word: string) =>
    /\p{Lu}/u.test(word) ? before + word : before + capitalised(word),
  );

/** The piece as it is written within a sentence: "The" becomes "the", "IT" and "Tata" stay. */
const within = (spoken: string) =>
  spoken.replace(FIRST_WORD, (_, before: string, word: string) =>
    isCapitalised(word) && FUNCTION_WORDS.has(word.toLowerCase())
      ? before + word.toLowerCase()
      : before + word,
  );

const beginsSentence = (before: string) => SENTENCE_END.test(before) && !ABBREVIATION.test(before);

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** A word with all that holds it together: "don't", "well-known", "node.js", "1,000", "C++", an address. */
const WORD =
  /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:(?:['’_&@/-]+|:\/\/|\.(?=[\p{Ll}\p{N}])|[,:](?=\p{N}))[\p{L}\p{M}\p{N}\u200c\u200d]+)*[+#]*/gu;

/** The end of the word that a place is in the middle of; the place itself where it is in none. */
function pastWord(text: string, at: number): number {
  let from = at;
  while (/\S/.test(text.charAt(from - 1))) from--;
  const [here = ""] = /^\S*/.exec(text.slice(from)) ?? [];
  for (const { index, 0: word } of here.matchAll(WORD)) {
    const [start, end] = [from + index, from + index + word.length];
    if (start < at && at < end) return end;
  }
  return at;
}

/** Offsets within the text, the smaller first. */
function stretchIn(text: string, { start, end }: Stretch): Stretch {
  const [a, b] = [between(0, start, text.length), between(0, end, text.length)];
  return { start: Math.min(a, b), end: Math.max(a, b) };
}

/** A selection as it is; a caret where it tears no word apart. */
function placeIn(text: string, { start, end }: Stretch): Stretch {
  const place = pastWord(text, end);
  return start === end ? { start: place, end: place } : { start, end };
}

/**
 * Puts a spoken piece into a text, in place of what is selected: with one space on each side where one is needed, a
 * capital at the beginning of a sentence and none within one. Its full stop stays: whether a pause was the sentence's end
 * is not guessed. Where the caret is in the middle of a word, the piece goes behind that.
 * @param at the selection, or the caret as an empty one
 */
export function insertSpoken(text: string, at: Stretch, spoken: string): Joined {
  const { start, end } = placeIn(text, stretchIn(text, at));
  const said = spoken.trim();
  if (said === "") return { text, caret: end, inserted: { start: end, end } };
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const piece = beginsSentence(before) ? atBeginning(said) : within(said);
  const left = before === "" || OPENING.test(before) || CLOSING.test(piece) ? "" : " ";
  const right = after === "" || CLOSING.test(after) ? "" : " ";
  const caret = start + left.length + piece.length;
  return {
    text: before + left + piece + right + after,
    caret,
    inserted: { start, end: caret + right.length },
  };
}

/** Whether a stretch of a text is the piece, in spite of its first letter's case. */
function isPiece(text: string, { start, end }: Stretch, said: string): boolean {
  const stands = text.slice(start, end).trim();
  return stands === said || stands === atBeginning(said) || stands === within(said);
}

/**
 * Whether a word was typed right behind a sentence that was spoken, without a space between: nobody sees where a piece
 * ends that comes while they think.
 * @param inserted where insertSpoken put the sentence
 */
export const isStuck = (text: string, inserted: Stretch, spoken: string): boolean =>
  isPiece(text, inserted, spoken.trim()) &&
  /[.!?…।]\s*$/u.test(spoken) &&
  /^\p{L}/u.test(text.slice(inserted.end));

/** All places of a piece in a text where it is not a part of a longer word. */
function placesOf(text: string, piece: string): Stretch[] {
  const places: Stretch[] = [];
  for (let start = text.indexOf(piece); start >= 0; start = text.indexOf(piece, start + 1)) {
    const end = start + piece.length;
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(text.slice(end)))
      places.push({ start, end });
  }
  return places;
}

/** Where the piece stands: where it was put, or, where the text before it has changed, the one place that has it. */
function find(text: string, inserted: Stretch, said: string): Stretch | null {
  const there = stretchIn(text, inserted);
  if (isPiece(text, there, said)) return there;
  const [only, ...others] = [...new Set([said, atBeginning(said), within(said)])].flatMap((piece) =>
    placesOf(text, piece),
  );
  return only && others.length === 0 ? only : null;
}

/**
 * Takes the last spoken piece back out of a text where it still stands as it was said; null where it does not, or where
 * it cannot be told which place it is.
 * @param inserted where insertSpoken put it
 */
export function withoutSpoken(
  text: string,
  inserted: Stretch,
  spoken: string,
): { text: string; caret: number } | null {
  const said = spoken.trim();
  const place = said === "" ? null : find(text, inserted, said);
  if (!place) return null;
  const [before, after] = [text.slice(0, place.start), text.slice(place.end)];
  // Found without its spaces, it leaves one too many behind.
  const spare = / $/.test(before) && /^(?: |$)/.test(after) && place.start !== inserted.start ? 1 : 0;
  return { text: before.slice(0, before.length - spare) + after, caret: before.length - spare };
}
