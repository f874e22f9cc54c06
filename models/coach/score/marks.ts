import { isFigure } from "../text/figure.ts";
import type { Prepared } from "./prepared.ts";

/** A part's score, 0 to 100, and why, in one plain sentence, with some words of the answer that it counts. */
export type Mark = { score: number; reason: string; words?: string[] };

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
/** The text of the sentences that count. */
const countingText = ({ text, sentences }: Prepared) =>
  sentences.map(({ from, to }) => text.slice(from, to)).join(" ");

export const REASONS =
  /\b(?:because|since|so that|therefore|that is why|which means|this means|otherwise|as a result|due to|in order to|the reason|leads? to|hence|so (?:i|we|it|the|that|they|no|each|every|a|you)|to (?:avoid|prevent|keep|make sure|see|find|reduce|save|protect|stop|show))\b/gi;
export const TRADE_OFFS =
  /\b(?:instead of|rather than|trade-?offs?|however|but|although|though|while|whereas|downside|drawback|cost|risk|on the other hand|depends|compared|unless|only (?:if|when)|not just|even (?:if|when|after)|price|the catch|at the expense|except)\b/gi;
const CONDITIONS = /\b(?:if|when|once|until|before|after|in case|as soon as)\b/gi;

/** Depth: how often the answer says why, under which condition, and at what cost. */
export function markDepth(prepared: Prepared): Mark {
  const text = countingText(prepared);
  const reasons = count(text, REASONS);
  const costs = count(text, TRADE_OFFS);
  const conditions = count(text, CONDITIONS);
  const score = Math.min(
    100,
    40 * Math.min(2, reasons) + 30 * Math.min(2, costs) + 20 * Math.min(3, conditions),
  );
  if (score === 0) return { score, reason: "It says what, but not why or under which condition." };
  const parts = [
    plural(reasons, "reason"),
    plural(costs, "limit or alternative", "limits or alternatives"),
    plural(conditions, "condition"),
  ];
  return { score, reason: `It gives ${parts[0]}, ${parts[1]} and ${parts[2]}.` };
}

function plural(many: number, one: string, more = `${one}s`) {
  if (many === 0) return `no ${one}`;
  return `${many} ${many === 1 ? one : more}`;
}

export const EXAMPLE =
  /\b(?:for example|for instance|such as|like when|e\.g\.?|once,|last (?:year|month|week|time)|at my (?:last|previous|current)|in my (?:last|previous|current|project|team|college|ward|school|first)|i remember|there was a|one (?:day|time|customer|patient|student)|when i (?:was|worked|joined)|at (?:our|my) )/gi;

/** Names inside a sentence: a capital letter that does not open it, or letters and digits mixed. */
function namesIn({ text, sentences }: Prepared): number {
  const names = new Set<string>();
  for (const { words } of sentences) {
    words.slice(1).forEach((word) => {
      const written = text.slice(word.from, word.to);
      if (/^\p{Lu}[\p{L}\d.+#]+/u.test(written) || /^[A-Za-z]+\d/.test(written)) names.add(written);
    });
  }
  return names.size;
}

/** Evidence: numbers, names of tools or places, and a concrete example. */
export function markEvidence(prepared: Prepared): Mark {
  const numbers = prepared.words.filter(({ stem }) => isFigure(stem)).length;
  const names = namesIn(prepared);
  const examples = count(countingText(prepared), EXAMPLE);
  const score = Math.min(
    100,
    35 * Math.min(2, numbers) + 20 * Math.min(3, names) + 45 * Math.min(1, examples),
  );
  if (score === 0) return { score, reason: "There is no number, no name and no example in it." };
  const example = examples > 0 ? "a concrete example" : "no example";
  return { score, reason: `It has ${plural(numbers, "number")}, ${plural(names, "name")} and ${example}.` };
}

const STORY: readonly (readonly [string, RegExp])[] = [
  [
    "situation",
    /\b(?:when|during|while|once|last|at|in) (?:i|we|my|our|the|a|one|year|month|week|summer|college|school)\b|\b(?:there was|was working|were working|we had|i had|my (?:team|manager|colleague|project|task|job|goal))\b|\b(?:19|20)\d\d\b/i,
  ],
  [
    "own action",
    /\bi (?:\w+ly )?(?:first |then |also |would |will |usually |always |did not |never )?(?:\w+ed|made|took|told|gave|wrote|spoke|went|met|sat|set|put|built|found|kept|led|ran|held|sent|taught|chose|brought|got|began|said|let|drew|split|cut|read|ask|check|listen|explain|call|start|tell|keep|make|take|plan|write|offer|talk|speak|say|look|do|try|use|work|share|help|show|want|like|learn|prefer|go)\b/i,
  ],
  [
    "result",
    /\b(?:result|finally|in the end|at the end|after that|since then|this (?:helped|reduced|saved|meant)|reduced|increased|improved|saved|dropped|rose|fell|went (?:up|down)|from .{1,25} to|finished|completed|delivered|passed|thanked|came back|agreed|stayed|solved|on time|percent)\b|%/i,
  ],
  [
    "learning",
    /\b(?:learn(?:ed|t|ing)?|lesson|next time|since then|from then|from that day|taught me|now i|today i|i now|i realised|i realized|would do differently|i still)\b/i,
  ],
];

function markStory(text: string): Mark {
  const told = STORY.filter(([, sign]) => sign.test(text)).map(([name]) => name);
  const missing = STORY.map(([name]) => name).filter((name) => !told.includes(name));
  const score = Math.min(100, told.length * 30);
  if (missing.length === 0) return { score, reason: "It tells situation, own action, result and learning." };
  if (told.length === 0)
    return { score, reason: "It does not tell a situation, an own action or a result yet." };
  return { score, reason: `It tells ${listed(told)}; ${listed(missing)} could be clearer.` };
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

const ORDER =
  /\b(?:first|firstly|second|secondly|third|then|next|after that|finally|at last|lastly|in the end|step|before that|to begin|so overall|in short|also|one .{1,30} another)\b/gi;

/** Structure: enough sentences in an order; for a story, its four parts. */
export function markStructure(prepared: Prepared, isStory: boolean): Mark {
  const text = countingText(prepared);
  if (isStory) return markStory(text);
  const sentences = prepared.sentences.length;
  const words = prepared.words.length;
  const order = count(text, ORDER);
  const long = words >= 40 ? 30 : words >= 20 ? 15 : 0;
  const score = Math.min(100, 20 * Math.min(3, sentences) + 15 * Math.min(2, order) + long);
  const steps =
    order === 0
      ? "no words that show an order"
      : plural(order, "word that shows an order", "words that show an order");
  return { score, reason: `${plural(sentences, "sentence")} of ${plural(words, "word")} in all, ${steps}.` };
}
