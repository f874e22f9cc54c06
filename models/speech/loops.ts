import { spokenWords, withoutMarks, type SpokenWord } from "./spokenWords.ts";

/** The longest stretch, in words, that is looked for as repeated: Whisper loops in whole sentences too. */
const LONGEST = 12;

/** So many times in a row are a loop; a single word may be said three times ("no no no"), a digit more often. */
const TIMES = 3;
const TIMES_OF_A_WORD = 4;
const TIMES_OF_A_NUMBER = 8;

const NUMBER = /^(?:\d+|zero|one|two|three|four|five|six|seven|eight|nine|double|triple)$/;

/** One sound or word again and again in one: "hahahahahaha", "I-I-I-I-I". */
const WITHIN_A_WORD = /(\p{L}{1,5}?)\1{5,}/giu;
const WITH_HYPHENS = /(?<!\p{L})(\p{L}{1,12})(?:-\1){3,}(?!\p{L})/giu;

/** `length` words that begin at word `at` are said `times` times in a row. */
type Loop = { at: number; length: number; times: number };

function timesAt(words: readonly SpokenWord[], at: number, length: number): number {
  let same = 0;
  for (let i = at; i + length < words.length && words[i]?.plain === words[i + length]?.plain; i++) same++;
  return Math.floor(same / length) + 1;
}

function enough(word: SpokenWord | undefined, length: number): number {
  if (length > 1) return TIMES;
  return NUMBER.test(word?.plain ?? "") ? TIMES_OF_A_NUMBER : TIMES_OF_A_WORD;
}

/** Whether it is one word only: then only its being said alone counts. */
const isOneWord = (words: readonly SpokenWord[]) => words.every(({ plain }) => plain === words[0]?.plain);

function loopAt(words: readonly SpokenWord[], at: number): Loop | null {
  for (let length = 1; length <= LONGEST; length++) {
    const times = timesAt(words, at, length);
    if (times < enough(words[at], length)) continue;
    if (length === 1 || !isOneWord(words.slice(at, at + length))) return { at, length, times };
  }
  return null;
}

function findLoop(words: readonly SpokenWord[]): Loop | null {
  for (let at = 0; at < words.length; at++) {
    const loop = loopAt(words, at);
    if (loop) return loop;
  }
  return null;
}

/** Whether the rest is the loop's next time, broken off, perhaps in the middle of a word. */
function isBrokenOff(rest: readonly SpokenWord[], once: readonly SpokenWord[]): boolean {
  return (
    rest.length <= once.length &&
    rest.every(({ plain }, i) => {
      const whole = once[i]?.plain ?? "";
      return i === rest.length - 1 ? whole.startsWith(plain) : whole === plain;
    })
  );
}

/** The words with the loop said once, or twice where it is a single word, and ending with its last time's marks. */
function unrolled(words: readonly SpokenWord[], { at, length, times }: Loop): SpokenWord[] {
  const end = at + length * times;
  const kept = words.slice(at, at + (length === 1 ? 2 : length));
  const rest = words.slice(end);
  const [last, lastSaid] = [kept.at(-1), words[end - 1]];
  if (last && lastSaid) {
    const shown = withoutMarks(last.shown).word + withoutMarks(lastSaid.shown).marks;
    kept.splice(-1, 1, { ...last, shown });
  }
  return [...words.slice(0, at), ...kept, ...(isBrokenOff(rest, words.slice(at, at + length)) ? [] : rest)];
}

/** The words of a text without its loops, however many there are one after the other or one in another. */
export function withoutLoops(text: string): SpokenWord[] {
  let words = spokenWords(text.replace(WITHIN_A_WORD, "$1$1").replace(WITH_HYPHENS, "$1"));
  for (let loop = findLoop(words); loop; loop = findLoop(words)) words = unrolled(words, loop);
  return words;
}

/** Whether a text has a loop in it, between words or within one. */
export const hasLoop = (text: string): boolean =>
  findLoop(spokenWords(text)) !== null || text.search(WITHIN_A_WORD) >= 0 || text.search(WITH_HYPHENS) >= 0;
