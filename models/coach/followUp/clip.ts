import type { Span } from "../text/spans.ts";

/** Words that no quote begins with. */
const NEVER_FIRST = new Set(
  "and but or so because then also that which who if when while as than to of with for by in on at from".split(
    " ",
  ),
);
/** Words that no quote ends with. */
const NEVER_LAST = new Set(
  "and but or so because then that which who if when while as than to of with for by in on at from the a an my our your his her their its this these i we is was are were be been very more most not will would could had have has did do within during over under all both each every some any no".split(
    " ",
  ),
);

/** So many words stand before the core at most. */
const BEFORE = 6;

type Token = Span & { plain: string };

const tokensOf = (text: string, { from, to }: Span): Token[] =>
  [...text.slice(from, to).matchAll(/\S+/gu)].map((match) => ({
    from: from + match.index,
    to: from + match.index + match[0].length,
    plain: match[0].toLowerCase().replace(/[^\p{L}\p{N}'’]/gu, ""),
  }));

/**
 * A short piece of a clause around its `core`, word for word, without loose ends; null where nothing is left that can
 * be quoted in one line.
 * @param core what it is about; the clause itself: its beginning
 * @param most the most words that it may have
 */
export function clip(text: string, clause: Span, core: Span, most: number): string | null {
  const tokens = tokensOf(text, clause);
  const isCore = ({ from, to }: Token) => from < core.to && to > core.from;
  const coreFirst = tokens.findIndex(isCore);
  if (coreFirst < 0) return null;
  const coreLast = coreFirst + tokens.filter(isCore).length - 1;
  // A few words before what it is about, then what follows it.
  const begin = tokens.findIndex((token) => isCore(token) || !NEVER_FIRST.has(token.plain));
  let first = Math.max(begin, Math.min(coreFirst, coreLast + 1 - most), coreFirst - BEFORE);
  let last = Math.min(tokens.length, first + most) - 1;
  const isWhole = core.from <= clause.from && core.to >= clause.to;
  const [noLater, noEarlier] = isWhole ? [last, first] : [coreFirst, coreLast];
  while (first < noLater && NEVER_FIRST.has(tokens[first]?.plain ?? "")) first++;
  while (last > noEarlier && last >= first && NEVER_LAST.has(tokens[last]?.plain ?? "")) last--;
  const [start, end] = [tokens[first]?.from, tokens[last]?.to];
  if (start === undefined || end === undefined) return null;
  const [bare = ""] = text.slice(start, end).split(/\s?[([{]/u, 1);
  const quote = bare.replace(/^["'‘]+|[\s,;:.!?…)"'’\]–—-]+$/gu, "");
  return /\p{L}\s+\S/u.test(quote) && !/[\n“”]/.test(quote) ? quote : null;
}
