const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

/** Endings that fall away or change, longest first; the stem left must keep `min` letters and a vowel. */
const ENDINGS: readonly (readonly [ending: string, instead: string, min: number])[] = [
  ["ization", "iz", 3],
  ["isation", "iz", 3],
  ["fulness", "ful", 3],
  ["iveness", "iv", 3],
  ["ousness", "ous", 3],
  ["ational", "at", 3],
  ["ability", "abl", 3],
  ["ibility", "ibl", 3],
  ["ement", "", 4],
  ["ation", "at", 3],
  ["ition", "it", 3],
  ["iness", "i", 3],
  ["ments", "", 4],
  ["ingly", "", 3],
  ["ising", "iz", 3],
  ["izing", "iz", 3],
  ["ised", "iz", 3],
  ["ized", "iz", 3],
  ["ises", "iz", 4],
  ["izes", "iz", 3],
  ["ment", "", 4],
  ["ness", "", 4],
  ["ions", "", 4],
  ["ally", "al", 3],
  ["able", "abl", 3],
  ["ible", "ibl", 3],
  ["edly", "", 3],
  ["ise", "iz", 3],
  ["ize", "iz", 3],
  ["ies", "i", 2],
  ["ied", "i", 2],
  ["ion", "", 4],
  ["ing", "", 3],
  ["ers", "", 4],
  ["ors", "", 4],
  ["ity", "", 4],
  ["est", "", 5],
  ["ive", "iv", 3],
  ["ed", "", 3],
  ["er", "", 4],
  ["or", "", 4],
  ["ly", "", 4],
  ["es", "e", 3],
  ["s", "", 3],
];

const IRREGULAR = new Map<string, string>(
  Object.entries({
    began: "begin",
    begun: "begin",
    bought: "buy",
    brought: "bring",
    built: "build",
    broke: "break",
    broken: "break",
    came: "come",
    caught: "catch",
    chose: "choos",
    chosen: "choos",
    children: "child",
    costs: "cost",
    dealt: "deal",
    did: "do",
    done: "do",
    drawn: "draw",
    drew: "draw",
    fell: "fall",
    felt: "feel",
    found: "find",
    gave: "giv",
    given: "giv",
    gone: "go",
    got: "get",
    grew: "grow",
    grown: "grow",
    held: "hold",
    hid: "hide",
    kept: "keep",
    knew: "know",
    known: "know",
    led: "lead",
    left: "leav",
    lost: "los",
    made: "mak",
    meant: "mean",
    men: "man",
    met: "meet",
    paid: "pay",
    people: "person",
    ran: "run",
    rose: "ris",
    said: "say",
    sent: "send",
    showed: "show",
    shown: "show",
    sold: "sell",
    sought: "seek",
    spent: "spend",
    spoke: "speak",
    spoken: "speak",
    taken: "tak",
    taught: "teach",
    thought: "think",
    told: "tell",
    took: "tak",
    understood: "understand",
    went: "go",
    women: "woman",
    won: "win",
    wrote: "writ",
    written: "writ",
    ships: "ship",
    analysis: "analys",
    analyses: "analys",
    analyse: "analys",
    analyze: "analys",
    analyzed: "analys",
    indices: "index",
    indexes: "index",
    queries: "queri",
    query: "queri",
    data: "data",
    less: "less",
    process: "process",
    always: "alway",
    news: "news",
    bus: "bus",
    gas: "gas",
    series: "seri",
    species: "speci",
    during: "during",
    thing: "thing",
    string: "string",
    bring: "bring",
    spring: "spring",
    king: "king",
    ring: "ring",
    user: "user",
    users: "user",
    use: "use",
    used: "use",
    uses: "use",
    using: "use",
    number: "number",
    numbers: "number",
    order: "order",
    orders: "order",
    server: "server",
    servers: "server",
    computer: "comput",
    better: "better",
    letter: "letter",
    letters: "letter",
    error: "error",
    errors: "error",
    doctor: "doctor",
    doctors: "doctor",
    water: "water",
    paper: "paper",
    never: "never",
    offer: "offer",
    matter: "matter",
    matters: "matter",
    manager: "manag",
    managers: "manag",
    trie: "trie",
    tries: "try",
    tried: "try",
  }),
);

/** Things named after what they do: a resolver is no solution, a reducer reduces nothing for a customer. */
const AGENTS =
  "builder compiler container controller converter decorator dispatcher handler indexer iterator listener loader observer reducer repeater resolver router scheduler selector splitter validator";
for (const agent of AGENTS.split(" ")) IRREGULAR.set(agent, agent).set(`${agent}s`, agent);

const endsWell = (stem: string) => {
  // "add" and "egg" end so by themselves.
  const undoubled = stem.length > 3 && DOUBLED.test(stem) ? stem.slice(0, -1) : stem;
  const silent = undoubled.length > 3 && undoubled.endsWith("e") ? undoubled.slice(0, -1) : undoubled;
  return silent.length > 3 && silent.endsWith("y") ? `${silent.slice(0, -1)}i` : silent;
};

/** The endings by their last letter; most words meet only a few of them. */
const ENDINGS_BY_LAST = new Map<string, (typeof ENDINGS)[number][]>();
for (const row of ENDINGS) {
  const last = row[0].at(-1) ?? "";
  ENDINGS_BY_LAST.set(last, [...(ENDINGS_BY_LAST.get(last) ?? []), row]);
}

function stripEnding(word: string): string {
  for (const [ending, instead, min] of ENDINGS_BY_LAST.get(word.at(-1) ?? "") ?? []) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, word.length - ending.length);
    if (root.length < min || !VOWEL.test(root)) continue;
    if (ending === "s" && /[su]$/.test(root)) continue;
    return root + instead;
  }
  return word;
}

function makeStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const once = stripEnding(word);
  const twice = once === word ? once : stripEnding(once);
  return endsWell(twice);
}

/** Stems made so far; words come again and again. Emptied when it is full, so that it stays small. */
const known = new Map<string, string>();
const MOST_KNOWN = 8_000;

/**
 * The stem of a lower-case English word, Porter-like: endings fall away until none is left
 * ("indexing", "indexes", "indexed" -> one stem). Words of other scripts come back as they are.
 */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = makeStem(word);
  known.set(word, made);
  return made;
}
