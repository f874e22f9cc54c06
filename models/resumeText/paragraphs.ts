import type { Block } from "./columns.ts";
import type { Segment } from "./segments.ts";
import { continues, cutsTime, mayBeOne } from "./wraps.ts";

/** A joined line does not grow beyond this many characters: questions quote lines. */
const LONGEST = 300;
/** From this width on, in heights of the letters, a line is running text and may read on after a capital. */
const RUNNING = 24;

/** First halves, and second halves, of words that people write with a hyphen: it stays when a line breaks after it. */
const FIRST =
  /^(?:full|co|cross|self|non|real|multi|high|low|well|client|cost|day|hands|decision|problem|large|small|third|first|second|two|three|four|five|six|event|cloud|server|year|month|week|e|ex|vice|object|user|end|b2b|b2c)$/i;
const SECOND =
  /^(?:term|time|source|to|based|driven|oriented|level|scale|series|bound|stack|friendly|facing|functional|through|up|out|end)\b/i;

/** So many lines that end at one place are set with a margin, as are so many that read on in small letters. */
const JUSTIFIED = 3;
const WRAPPED = 2;

type Line = { text: string; segments: Segment[] };
/** A line with where lines like it end; `joined` when more lines were put behind it. */
type Row = Line & { edge: number; joined: boolean };

const BULLET = /^(?:•|[-–*]\s|\d{1,2}[.)]\s)/;

/** The cells of a line; a label keeps its value, and the sign of a list its text. */
function lineText(segments: readonly Segment[]): string {
  return segments.reduce((text, segment) => {
    if (text === "") return segment.text;
    const label = /(?:[:•]|\s-)$/.test(text) || /^[:-]/.test(segment.text);
    return `${text}${label ? " " : " | "}${segment.text}`;
  }, "");
}

const widthOf = (line: Segment, text: string) =>
  ((line.right - line.left) / Math.max(1, line.text.length)) * text.length;

/** Whether a row of words with dots between them goes on: "React • Node.js" and then "• Git • Jest". */
const isRow = (before: string, next: string) => /\S • \S/.test(before) && /^• \S.* • \S/.test(next);

/** Whether two lines are of one paragraph by their looks: size, distance, indent. */
function areAlike(before: Line, one: Segment, two: Segment): boolean {
  const step = two.y - one.y;
  const size = Math.max(one.height, two.height);
  const indent = two.left - (before.segments[0]?.left ?? 0);
  const mostIndent = BULLET.test(before.text) ? 3 : 0.5;
  const near = step > 0 && step < 1.9 * size && Math.abs(one.height - two.height) < 0.08 * size;
  return near && indent > -0.5 * size && indent < mostIndent * size;
}

/** Whether the second line may stand below the first in a paragraph, whose next word would not have fitted in. */
function followsFull(before: Line, next: Line, edge: number): boolean {
  const [one, two] = [before.segments.at(-1), next.segments[0]];
  if (!one || !two || before.segments.length > 1 || next.segments.length > 1) return false;
  if (!areAlike(before, one, two) || before.text.length + two.text.length > LONGEST) return false;
  const word = two.text.split(" ")[0] ?? "";
  return one.right + widthOf(two, ` ${word}`) > edge - 0.5 * two.height;
}

/** Whether the second line stands under the text of a list item, to the right of its sign. */
const isUnderItem = (before: Line, two: Segment) =>
  BULLET.test(before.text) && two.left > (before.segments[0]?.left ?? two.left) + 0.3 * two.height;

/** Whether the second line reads on from the first. */
function readsOn(before: Row, next: Row, isWrapped: boolean): boolean {
  const two = next.segments[0];
  if (!two || !followsFull(before, next, before.edge)) return false;
  if (isRow(before.text, two.text) || cutsTime(before.text, two.text)) return true;
  if (BULLET.test(two.text) || /[.!?।:;]$/.test(before.text)) return false;
  const sure = isWrapped || before.joined || isUnderItem(before, two);
  if (!mayBeOne(before.text, two.text, sure)) return false;
  const lower = /^[\p{Ll}\p{Lo}(&]/u.test(two.text) || /[,&-]$/.test(before.text);
  return lower || before.edge - (before.segments[0]?.left ?? 0) > RUNNING * two.height;
}

/** Whether somebody set these lines in a paragraph with a margin: else the longest line is only the longest. */
function areWrapped(rows: readonly Row[]): boolean {
  const ends = rows.flatMap(({ segments, edge }) => {
    const last = segments.at(-1);
    return last && edge - last.right < 0.05 * last.height ? [last] : [];
  });
  const reading = rows.filter((row, at) => {
    const before = rows[at - 1];
    return before && continues(row.text) && followsFull(before, row, before.edge);
  });
  return ends.length >= JUSTIFIED || reading.length >= WRAPPED;
}

/**
 * Dates and places that stand in the margin beside a list belong to the line above the list: there they are read,
 * and the items of the list stay whole.
 */
function withoutMargin(lines: readonly Segment[][]): Segment[][] {
  const out: Segment[][] = [];
  let title: Segment[] | undefined;
  let item: Segment | undefined;
  for (const segments of lines) {
    const [first, ...rest] = segments;
    if (!first) continue;
    const below: boolean = item !== undefined && first.left > item.left + 0.3 * first.height;
    if (BULLET.test(first.text)) item = first;
    else if (!below) [title, item] = [[...segments], undefined];
    const listed = item !== undefined && title !== undefined && !/:$/.test(first.text);
    if (listed) title?.push(...rest);
    if (title && !item) out.push(title);
    else out.push(listed ? [first] : segments);
  }
  return out;
}

/** Where the lines that begin as this one does end at the most: list items may be set narrower than the rest. */
function edgeOf(line: Segment, lines: readonly Segment[][], right: number): number {
  if (!BULLET.test(line.text)) return right;
  const firsts = lines.flatMap(([first]) =>
    first && Math.abs(first.left - line.left) < line.height / 2 ? [first] : [],
  );
  return Math.max(...firsts.map((first) => first.right));
}

/** Joins two texts of one paragraph; a word that a hyphen had cut at the end of the line becomes whole again. */
export function joinAcross(before: string, next: string): string {
  if (before.endsWith("\u00AD")) return before.slice(0, -1) + next;
  const cut = /(?:^|[\s(/])([\p{L}\d]+)[-‐]$/u.exec(before);
  if (!cut || !/^\p{Ll}/u.test(next)) return /\p{L}[-‐]$/u.test(before) ? before + next : `${before} ${next}`;
  const hyphened = FIRST.test(cut[1] ?? "") || SECOND.test(next);
  return hyphened ? before + next : before.slice(0, -1) + next;
}

const rowsOf = (lines: readonly Segment[][], right: number): Row[] =>
  lines.flatMap((segments) => {
    const [first] = segments;
    if (!first) return [];
    return [{ text: lineText(segments), segments, edge: edgeOf(first, lines, right), joined: false }];
  });

function append(before: Row, { segments: [first], text }: Row) {
  if (!first) return;
  before.segments = [{ ...first, left: before.segments[0]?.left ?? first.left }];
  before.text = joinAcross(before.text, text);
  before.joined = true;
}

/** The lines of a block, with wrapped lines put together. */
export function textLinesOf({ lines, right }: Block): string[] {
  const rows = rowsOf(withoutMargin(lines), right);
  const isWrapped = areWrapped(rows);
  const out: Row[] = [];
  for (const row of rows) {
    const before = out.at(-1);
    if (before && readsOn(before, row, isWrapped)) append(before, row);
    else out.push({ ...row });
  }
  return out
    .map(({ text }) => text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}
