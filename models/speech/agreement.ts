import { align } from "./alignment.ts";
import { shownText, spokenWords, withoutMarks, type SpokenWord } from "./spokenWords.ts";

/**
 * What is known of one segment's text. `committed` only grows: it always begins with what it was before, letter by
 * letter. `pending` may still change. Both are shown with one space between them, where both are there.
 */
export type Heard = { committed: string; pending: string };

/** The text of a segment, once and for all; `contradicted`: it would have changed words that were committed. */
export type FinallyHeard = Heard & { contradicted: boolean };

/** What one segment's hypotheses, one after the other, agree on. */
export type Agreement = {
  /** Takes a hypothesis on the part of the segment that is there so far. */
  partial(text: string): Heard;
  /** Takes the one on all of it: only what is not yet committed can change. Nothing changes afterwards. */
  final(text: string): FinallyHeard;
};

const plain = (words: readonly SpokenWord[]) => words.map((word) => word.plain);

/** So many hypotheses in a row must have a word, and in the earlier ones so many words must follow it. */
const IN_A_ROW = 3;
const FOLLOWED_BY = 20;

/** How many words of an earlier hypothesis count: the sound of its last ones may have been cut. */
const inside = (words: readonly SpokenWord[], followedBy: number) =>
  words.slice(0, Math.max(0, words.length - followedBy));

/** How many words `later` has in common with all earlier hypotheses, from their beginning. */
function agreed(
  earlier: readonly (readonly SpokenWord[])[],
  later: readonly SpokenWord[],
  followedBy: number,
): number {
  if (earlier.length < IN_A_ROW - 1) return 0;
  const common = earlier.map((words) => {
    const sure = inside(words, followedBy);
    const first = sure.findIndex((word, i) => word.plain !== later[i]?.plain);
    return first === -1 ? sure.length : first;
  });
  return Math.min(...common);
}

/**
 * Makes the agreement for one segment: LocalAgreement (Macháček et al. 2023, arXiv 2307.14743), with three hypotheses in a
 * row, compared without case and marks, and without the last twenty words of the earlier ones: nobody is kept waiting by
 * that, since what is not committed is shown as well. On 50 clips with tiny.en, in the product's own rhythm, the text has
 * 6.5% wrong words so, 6.7% with eight or fourteen words, and 6.4% where nothing is committed before the end. A word's marks
 * ("team." or "team,") come when the next word is committed: a hypothesis that ends in the middle of a sentence often puts a
 * full stop there.
 * @param followedBy so many words must follow a word in the earlier hypotheses
 */
export function makeAgreement(followedBy = FOLLOWED_BY): Agreement {
  let committed: SpokenWord[] = [];
  /** What the last hypotheses have behind the committed words, oldest first. */
  let tails: SpokenWord[][] = [];
  let done: FinallyHeard | null = null;

  /** The committed words; the last with the marks that the word `before` what follows now has. */
  function marked(before: SpokenWord | undefined): SpokenWord[] {
    const last = committed.at(-1);
    if (!last) return committed;
    const marks = before ? withoutMarks(before.shown).marks : "";
    return [...committed.slice(0, -1), { ...last, shown: withoutMarks(last.shown).word + marks }];
  }

  return {
    partial(text) {
      if (done) return done;
      const heard = spokenWords(text);
      const { end } = align(plain(committed), plain(heard));
      const rest = heard.slice(end);
      const sure = agreed(tails, rest, followedBy);
      if (sure > 0) committed = [...marked(heard[end - 1]), ...rest.slice(0, sure)];
      tails = [...tails, rest].slice(1 - IN_A_ROW).map((tail) => tail.slice(sure));
      return { committed: shownText(marked(undefined)), pending: shownText(rest.slice(sure)) };
    },
    final(text) {
      if (done) return done;
      const heard = spokenWords(text);
      const { end, differs } = align(plain(committed), plain(heard));
      const words = [...marked(heard[end - 1]), ...heard.slice(end)];
      return (done = { committed: shownText(words), pending: "", contradicted: differs > 0 });
    },
  };
}
