import { cleanText, isBullet } from "./clean.ts";
import type { TextItem } from "./item.ts";

/** Text that stands together on one line: a whole line, or a line of one column, or one cell. */
export type Segment = { text: string; left: number; right: number; y: number; height: number };

/** A gap this wide, in heights of the letters, parts two cells or columns. */
export const CELL_GAP = 1.5;
/** A gap this wide parts two words; spaces of tight lines are 0.2, kerning is below 0.1. */
const WORD_GAP = 0.14;
/** Baselines this near, in heights, are one line; indices stand up to 0.4 higher. */
const SAME_LINE = 0.45;

type Item = Omit<TextItem, "page">;
type Chunk = { items: Item[]; left: number; right: number; y: number; height: number };

/** Width of a space at either end of an item, in heights. */
const SPACE = 0.25;

/** An item without the spaces at its ends, which would fill the gap to the next column. */
function trimmed(item: Item): Item[] {
  const text = item.text.trim();
  if (text === "") return [];
  const before = (item.text.length - item.text.trimStart().length) * SPACE * item.height;
  const after = (item.text.length - item.text.trimEnd().length) * SPACE * item.height;
  const width = Math.max(item.width * 0.2, item.width - before - after);
  return [{ ...item, x: item.x + Math.min(before, item.width * 0.4), width }];
}

/** Columns that somebody made with rows of spaces: the item is cut there. */
function cutAtSpaces(item: Item): Item[] {
  if (!/\S\s{4,}\S/.test(item.text)) return [item];
  const perSign = item.width / item.text.length;
  return [...item.text.matchAll(/\S+(?:\s{1,3}\S+)*/g)].map((part) => ({
    ...item,
    text: part[0],
    x: item.x + part.index * perSign,
    width: part[0].length * perSign,
  }));
}

const reads = (item: Item) => item.height > 0 && Number.isFinite(item.x + item.y + item.width + item.height);

/** Items drawn one after the other that stand one after the other: their order is kept, also that of Indic signs. */
function chunksOf(items: readonly Item[]): Chunk[] {
  const chunks: Chunk[] = [];
  let open: Chunk | undefined;
  let space = false;
  for (const raw of items) {
    const text = cleanText(raw.text);
    if (text.trim() === "") {
      space ||= text !== "";
      continue;
    }
    for (const item of cutAtSpaces({ ...raw, text }).flatMap(trimmed)) {
      const spaced = space ? { ...item, text: ` ${item.text}` } : item;
      space = false;
      if (open && follows(open, item)) add(open, spaced);
      else chunks.push((open = chunkOf(spaced)));
    }
  }
  return chunks;
}

const chunkOf = (item: Item): Chunk => ({
  items: [item],
  left: item.x,
  right: item.x + item.width,
  y: item.y,
  height: item.height,
});

function follows(chunk: Chunk, item: Item): boolean {
  const size = Math.max(chunk.height, item.height);
  const gap = item.x - chunk.right;
  return Math.abs(item.y - chunk.y) < 0.2 * size && gap > -0.4 * size && gap < CELL_GAP * size;
}

function add(chunk: Chunk, item: Item) {
  chunk.items.push(item);
  chunk.right = Math.max(chunk.right, item.x + item.width);
  chunk.height = Math.max(chunk.height, item.height);
}

/** Bold made by drawing twice: the second drawing says nothing new. */
function isEcho(chunk: Chunk, of: Chunk): boolean {
  const near = 0.2 * of.height;
  const same = Math.abs(chunk.left - of.left) < near && Math.abs(chunk.y - of.y) < near;
  return same && plain(chunk) === plain(of);
}

const plain = (chunk: Chunk) => chunk.items.map((item) => item.text.trim()).join("");

function linesOf(chunks: readonly Chunk[]): Chunk[][] {
  const lines: Chunk[][] = [];
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const near = first && Math.abs(chunk.y - first.y) < SAME_LINE * Math.max(chunk.height, first.height);
    if (line && near) line.push(chunk);
    else lines.push([chunk]);
  }
  return lines;
}

/** "E X P E R I E N C E": the gap between letters that are set apart on purpose; 0 for other text. */
function tracking(items: readonly Item[]): number {
  const letters = items.filter((item) => /^\s?\p{L}$/u.test(item.text));
  if (letters.length < 5 || letters.length < items.length * 0.8) return 0;
  const gaps = items
    .slice(1)
    .map((item, i) => item.x - right(items[i]))
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

const right = (item: Item | undefined) => (item ? item.x + item.width : 0);

function textOf(items: readonly Item[]): string {
  const apart = tracking(items);
  let text = "";
  items.forEach((item, i) => {
    const before = items[i - 1];
    const gap = before ? item.x - right(before) : 0;
    const wide = gap > Math.max(WORD_GAP * Math.max(item.height, before?.height ?? 0), apart * 1.6);
    const joins = /^\p{M}/u.test(item.text) || text === "";
    const spaced = apart === 0 && (/^\s/.test(item.text) || /\s$/.test(text));
    text = `${text.trimEnd()}${!joins && (wide || spaced) ? " " : ""}${apart > 0 ? item.text.trim() : item.text.trimStart()}`;
  });
  return text.replace(/\s+/g, " ").trim();
}

function segmentOf(chunks: readonly Chunk[]): Segment {
  const main = chunks.reduce((a, b) => (b.right - b.left > a.right - a.left ? b : a));
  return {
    text: textOf(chunks.flatMap((chunk) => chunk.items)),
    left: Math.min(...chunks.map((chunk) => chunk.left)),
    right: Math.max(...chunks.map((chunk) => chunk.right)),
    y: main.y,
    height: main.height,
  };
}

const isMark = (chunk: Chunk | undefined) => {
  const text = chunk ? plain(chunk) : "";
  return isBullet(text) || /^(?:o|-|–|\*|\d{1,2}[.)])$/.test(text);
};

/** The segments of one line, left to right; the sign of a list item belongs to its text, however far away. */
function segmentsOfLine(line: readonly Chunk[]): Segment[] {
  const parts: Chunk[][] = [];
  for (const chunk of [...line].sort((a, b) => a.left - b.left)) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (!part || !before) parts.push([chunk]);
    else if (part.some((other) => isEcho(chunk, other))) continue;
    else if (
      chunk.left - before.right <
      (isMark(before) && part.length === 1 ? 3 : CELL_GAP) * size(before, chunk)
    ) {
      part.push(chunk);
    } else parts.push([chunk]);
  }
  return parts.map((part) => {
    const segment = segmentOf(part);
    const listed =
      part.length > 1 && plain(part[0] ?? chunkOf({ text: "", x: 0, y: 0, width: 0, height: 1 })) === "o";
    return listed ? { ...segment, text: segment.text.replace(/^o /, "• ") } : segment;
  });
}

const size = (a: Chunk, b: Chunk) => Math.max(a.height, b.height);

/** The segments of one page, line by line from the top, each line from the left. Rows of dots alone are left out. */
export function segmentsOf(items: readonly Item[]): Segment[] {
  return linesOf(chunksOf(items.filter(reads)))
    .flatMap(segmentsOfLine)
    .filter(({ text }) => /[^•\s]/.test(text));
}
