import type { Span } from "../text/spans.ts";

/** What a piece of code does, in words that a key point can be told by. */
export type Trait = { says: string; at: Span };

type Sign = readonly [RegExp, string];

/** Signs of approaches that code shows by itself, in any of its languages: never more than stands there. */
const SIGNS: readonly Sign[] = [
  [
    /new (?:Hash|Linked|Tree)?Map\b|\bmap\[\w+\]|\bunordered_map\b|\bDictionary<|\bdefaultdict\(|\bCounter\(|\bdict\(|=\s*\{\}/,
    "hash map dictionary lookup",
  ],
  [
    /new (?:Hash|Linked|Tree)?Set\b|\bunordered_set\b|\bHashSet<|\bset\(|\bvisited\b|\bseen\b/,
    "a set of what was seen, marked as visited",
  ],
  [
    /\.sort\(|\bsorted\(|\bsort\(|Arrays\.sort|Collections\.sort|\.OrderBy\(|sort\.(?:Slice|Ints)/,
    "sort first, sorted order",
  ],
  [
    /\b(\w+)\s*=\s*(?:Math\.|std::|Math::)?max\(\s*([\w.]+(?:\[\w+\])?)\s*,\s*\1\s*\+\s*\2\s*\)|\b(\w+)\s*=\s*(?:Math\.|std::)?max\(\s*\3\s*\+\s*([\w.]+(?:\[\w+\])?)\s*,\s*\4\s*\)/,
    "Kadane, maximum ending here, start fresh",
  ],
  [/=\s*(?:Math\.|std::)?max\(/, "keep the best so far, running maximum"],
  [/=\s*(?:Math\.|std::)?min\(/, "keep the smallest so far, running minimum"],
  [/\b\w+\s*=\s*\w+\[0\]/, "start with the first number"],
  [
    /\b(?:deque\(|popleft\(|new (?:ArrayDeque|LinkedList)|Queue<|queue<|\.shift\(\))/,
    "breadth-first search with a queue",
  ],
  [/\b(?:Stack<|stack<|stack\s*=|\.pop\(\))/, "a stack, push and pop"],
  [/\bmid\w*\s*(?::=|=)\s*[^;\n]*(?:\/\/?\s*2|>>>?\s*1)/, "binary search, halve the range, middle"],
  [/\b(?:memo\w*|dp|lru_cache|cache)\b/, "dynamic programming, memo of results"],
  [/while\s*\(?\s*(?:left|lo|low|l|i)\s*<=?\s*(?:right|hi|high|r|j)\b/, "two pointers from both ends"],
  [
    /\bif\s*\(?\s*(?:not \w+|!\w+|\w+(?:\.length|\.size\(\)|\.Length)?\s*={2,3}\s*(?:0|null|nullptr|None|nil)|\w+ is None|len\(\w+\)\s*==\s*0)\s*\)?\s*[:{]?\s*return/,
    "empty input returns at once, base case, null root returns",
  ],
  [/%/, "modulo, remainder of a division"],
  [
    /<\s*0\b[^\n]*(?:>=|<)|0\s*<=\s*\w+\s*<|>=\s*(?:\w+\.length|len\(|rows|cols)/,
    "check the borders, out of bounds",
  ],
];

const SQL_SIGNS: readonly Sign[] = [
  [/\bgroup\s+by\s+[\w.(),\s]{1,40}?(?=\bhaving\b|\border\b|\)|;|$)/i, "grouped by, group by"],
  [/\bhaving\b[^\n;)]*/i, "having keeps the groups"],
  [/\bcount\s*\(\s*distinct\b/i, "count distinct"],
  [/\bleft\s+(?:outer\s+)?join\b/i, "left join keeps rows without a match"],
  [/\bjoin\b/i, "join the tables"],
  [/\brow_number\s*\(\s*\)\s*over\s*\([^)]*partition\s+by[^)]*\)/i, "row_number partition by"],
  [/\bover\s*\(/i, "window function"],
  [/\bnot\s+exists\b/i, "not exists"],
  [/\bnot\s+in\s*\(\s*select\s+min\s*\([^)]*\)/i, "not in min id, min id per email"],
  [/\border\s+by\b/i, "order by, sorted"],
  [/\blimit\s+\d+/i, "limit the rows"],
  [/\bwith\s+\w+\s+as\s*\(/i, "common table expression"],
];

/** The beginning of a query that deletes rows by a column that they are picked by. */
const DELETES_BY =
  /\bdelete\s+from\s[^(]{1,120}?\bwhere\s+(?:\w+\.)?(\w+)\s+in\s*\(\s*select\s+(?:\w+\.)?\1\b/i;

/** Something that tells the row to keep from the others. */
const TELLS_APART = /\bmin\b|\bmax\b|\brow_number\b|</i;

/** Whether the rest of such a query takes every value that stands more than once. */
const takesDoubles = (rest: string, column: string) =>
  new RegExp(
    `\\bgroup\\s+by\\s+(?:\\w+\\.)?${column}\\s+having\\s+count\\s*\\([^()]*\\)\\s*>\\s*1\\s*\\)$`,
    "i",
  ).test(rest) && !TELLS_APART.test(rest);

/**
 * Where the code deletes every row of a double, the one to be kept as well, since it picks them by the column that they
 * share; null where it does not.
 */
export function deletesAll(code: string): Span | null {
  let from = 0;
  for (const query of code.split(";")) {
    const begun = DELETES_BY.exec(query);
    const to = query.trimEnd().length;
    if (begun && takesDoubles(query.slice(begun.index + begun[0].length, to), begun[1] ?? "")) {
      return { from: from + begun.index, to: from + to };
    }
    from += query.length + 1;
  }
  return null;
}

const NAMED =
  /\b(?:function|def|func)\s+(\w+)|\b(\w+)\s*=\s*(?:\([^)]*\)|\w+)\s*=>|\b(?:int|long|void|bool|boolean|String|double|auto|List<\w+>|vector<\w+>)\s+(\w+)\s*\([^)]*\)\s*\{/g;

/** Calls of a function within itself, with what they show of a walk over a grid or a tree. */
function recursionIn(code: string): Trait[] {
  return [...code.matchAll(NAMED)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? "";
    const start = match.index + match[0].length;
    const call = new RegExp(`\\b${name}\\s*\\([^\\n;]*`, "g");
    const calls = [...code.slice(start).matchAll(call)].filter(({ 0: said }) => !said.endsWith("{"));
    const first = calls.find(({ 0: said }) => /[-+]\s*1|\.(?:left|right|next)\b|\[1:\]|slice/.test(said));
    if (name === "" || first === undefined) return [];
    const from = start + first.index;
    const rest = code.slice(from, from + 200);
    const at = { from, to: from + first[0].length };
    const grid = /\w\s*\+\s*1\s*,/.test(rest) && /\w\s*-\s*1\s*,/.test(rest);
    const bounds = /\.left\s*,[^)]*\.val/.test(rest) || /\.left\s*,\s*\w+\s*,/.test(rest);
    return [
      { says: "recursion, it calls itself", at },
      ...(grid ? [{ says: "flood fill, depth-first search", at }] : []),
      ...(bounds ? [{ says: "lower and an upper bound passed down", at }] : []),
      ...(bounds ? [{ says: "value becomes the upper bound", at }] : []),
    ];
  });
}

/** What code does, as far as it shows it: one trait for each sign (rule CO8). */
export function traitsOf(code: string, isSql: boolean): Trait[] {
  const signed = (isSql ? SQL_SIGNS : SIGNS).flatMap(([sign, says]) => {
    const found = sign.exec(code);
    return found ? [{ says, at: { from: found.index, to: found.index + found[0].length } }] : [];
  });
  return isSql ? signed : [...signed, ...recursionIn(code)];
}

const EMPTY_LOOP = /\b(?:for|while)\s*\([^{}]*\)\s*(?:\{\s*\}|;)/g;
const REPEATS = /\b(?:for|while)\b|\.(?:map|reduce|filter|forEach|some|every|flatMap)\s*\(|\bstream\(\)/;
const GIVES = /\breturn\b|=>/;
const SQL_CLAUSE = /\b(?:group\s+by|join|where|order\s+by|having|exists|over)\b/i;
const FEWEST_TOKENS = 20;
const FEWEST_SQL_TOKENS = 8;

/** Whether code is a program that could answer a question: a query with a clause, or a function that does something and gives it. */
export function isProgram(code: string, isSql: boolean): boolean {
  const bare = code.replace(EMPTY_LOOP, "");
  const tokens = bare.match(/\w+/g)?.length ?? 0;
  if (isSql) return tokens >= FEWEST_SQL_TOKENS && /\b(?:from|update)\b/i.test(bare) && SQL_CLAUSE.test(bare);
  return tokens >= FEWEST_TOKENS && GIVES.test(bare) && (REPEATS.test(bare) || recursionIn(bare).length > 0);
}
