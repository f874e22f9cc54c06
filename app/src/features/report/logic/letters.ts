import type { PaperFont, PaperRun } from "../../../paper.ts";

type Ranges = readonly (readonly [from: number, to: number])[];

/** Code points that each font has, of those that a person may write; a test holds them against the files. */
export const LETTERS: Record<PaperFont, Ranges> = {
  Latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x300, 0x301],
    [0x303, 0x304],
    [0x308, 0x308],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
    [0xfffd, 0xfffd],
  ],
  // The rupee sign is in it too.
  Devanagari: [
    [0x900, 0x97f],
    [0x200c, 0x200d],
    [0x20b9, 0x20b9],
    [0xa8e0, 0xa8ff],
  ],
  LatinExt: [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x2ba],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20b8],
    [0x20ba, 0x20c0],
    [0x2113, 0x2113],
  ],
};

const ORDER: readonly PaperFont[] = ["Latin", "Devanagari", "LatinExt"];

/** Also what goes with the letters around it, so that a run is not cut at every space. */
const IN_DEVANAGARI = new Set([" ", "\u00a0", "\n"]);

/** Signs that people use in answers and that no font here has. */
const SPELT: Record<string, string> = {
  "\t": "    ",
  "→": "->",
  "←": "<-",
  "↔": "<->",
  "⇒": "=>",
  "≤": "<=",
  "≥": ">=",
  "≠": "!=",
  "≈": "~",
  "‐": "-",
  "‑": "-",
  "‒": "–",
  "―": "—",
  "●": "•",
  "■": "•",
  "▪": "•",
  "◦": "•",
  "✓": "•",
  "✔": "•",
};

const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
const EMOJI =
  /\p{Extended_Pictographic}(?:[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic})*/gu;
const SPACES = /[\u2000-\u200a\u202f\u205f\u3000]/g;
/** Marks that nobody sees. Joiners stay: they shape Devanagari. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]|(?!\n|\t)\p{Cc}/gu;
/** What stands for a letter that no font here has. */
const UNKNOWN = "\ufffd";

const isIn = (ranges: Ranges, code: number) => ranges.some(([from, to]) => code >= from && code <= to);

function fontOf(letter: string, before: PaperFont): PaperFont | undefined {
  if (letter === "\n") return before;
  if (before === "Devanagari" && IN_DEVANAGARI.has(letter)) return before;
  const code = letter.codePointAt(0) ?? 0;
  return ORDER.find((font) => isIn(LETTERS[font], code));
}

const spelt = (letter: string): string => {
  const other = SPELT[letter];
  if (other !== undefined) return other;
  return letter === "\n" || fontOf(letter, "Latin") ? letter : UNKNOWN;
};

/** `text` in letters that the fonts have: signs spelt out, unseen marks gone, an unknown letter as U+FFFD. */
export const writable = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .replace(LINE_ENDS, "\n")
      .replace(EMOJI, (emoji) => ([...emoji].every((letter) => spelt(letter) !== UNKNOWN) ? emoji : UNKNOWN))
      .replace(SPACES, " ")
      .replace(UNSEEN, ""),
  ]
    .map(spelt)
    .join("");

/** A text as runs, one font each. */
export function runsOf(text: string, look: Omit<PaperRun, "text" | "font"> = {}): PaperRun[] {
  const runs: PaperRun[] = [];
  for (const letter of writable(text)) {
    const last = runs.at(-1);
    const font = fontOf(letter, last?.font ?? "Latin") ?? "Latin";
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font, ...look });
  }
  return runs;
}
