import type { Segment } from "./segments.ts";

/** Lines that stand in one column of the page, in reading order; a line is its segments from the left. */
export type Block = { lines: Segment[][]; right: number };

/** A side of a page with fewer segments than this is no column. */
const FEWEST = 3;
/** A gutter is at least this wide, in heights of the page's letters. */
const GUTTER = 0.9;
/** Columns inside columns: deeper than this nobody sets a page. */
const DEEPEST = 4;

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Segments on one baseline, left to right, from the top. */
export function linesOf(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && isBeside(first, segment)) line.push(segment);
    else lines.push([segment]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left));
}

const isBeside = (a: Segment, b: Segment) => Math.abs(a.y - b.y) < 0.35 * Math.max(a.height, b.height);

/** Cells of one row stand on one baseline exactly; lines of two columns only by chance. */
const isMate = (a: Segment, b: Segment) => Math.abs(a.y - b.y) < 0.2 * Math.max(a.height, b.height);

/** Stretches of a page between two lines that reach over a gutter: what stands left and right of it. */
type Band = { crossing: Segment[]; left: Segment[]; right: Segment[] };

function bandsAt(gutter: number, segments: readonly Segment[]): Band[] {
  const bands: Band[] = [{ crossing: [], left: [], right: [] }];
  for (const segment of segments) {
    const band = bands.at(-1);
    if (!band) continue;
    if (segment.right <= gutter) band.left.push(segment);
    else if (segment.left >= gutter) band.right.push(segment);
    else bands.push({ crossing: [segment], left: [], right: [] });
  }
  return bands;
}

/** Capitals or letters larger than the rest: a heading, most likely. */
function isHeading({ text, height }: Segment, body: number): boolean {
  const capitals = /^[^\p{Ll}\d]{4,40}$/u.test(text) && /\p{Lu}{4}/u.test(text);
  return capitals || (height > body * 1.12 && text.length < 60);
}

/** Whether the text left and right of a gutter is read column by column; else it is a table, or dates beside titles. */
function areColumns({ left, right }: Band): boolean {
  if (left.length < FEWEST || right.length < FEWEST) return false;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const mates = (of: Segment, among: readonly Segment[]) => among.filter((other) => isMate(of, other));
  const alone = few.filter((segment) => mates(segment, many).length === 0).length / few.length;
  const body = median([...left, ...right].map(({ height }) => height));
  const ownHeadings = right.filter(
    (segment) => isHeading(segment, body) && !mates(segment, left).some((mate) => isHeading(mate, body)),
  ).length;
  if (ownHeadings >= 2) return true;
  return alone > 0.4 && few.length >= 5;
}

type Found = { bands: Band[]; score: number };

/** The gutter under which the most text is read in columns; undefined when the page has one column. */
function bestGutter(segments: readonly Segment[]): Found | undefined {
  const body = median(segments.map(({ height }) => height));
  const edges = [...new Set(segments.map(({ right }) => Math.round(right)))].sort((a, b) => a - b);
  let best: Found | undefined;
  for (const edge of edges) {
    const next = Math.min(...segments.filter(({ left }) => left > edge).map(({ left }) => left));
    if (!(next - edge >= GUTTER * body)) continue;
    const bands = bandsAt(edge + Math.min(body, (next - edge) / 2), segments);
    const score = bands
      .filter(areColumns)
      .reduce((sum, { left, right }) => sum + Math.min(left.length, right.length), 0);
    if (score > (best?.score ?? 0)) best = { bands, score };
  }
  return best;
}

const blockOf = (segments: readonly Segment[]): Block => ({
  lines: linesOf(segments),
  right: Math.max(0, ...segments.map(({ right }) => right)),
});

/** Blocks of a page in reading order: what stands above a column, then the columns one after the other. */
export function blocksOf(segments: readonly Segment[], depth = 0): Block[] {
  const found = depth < DEEPEST && segments.length >= 2 * FEWEST ? bestGutter(segments) : undefined;
  if (!found) return segments.length > 0 ? [blockOf(segments)] : [];
  const blocks: Block[] = [];
  let plain: Segment[] = [];
  for (const band of found.bands) {
    plain.push(...band.crossing);
    if (!areColumns(band)) {
      plain.push(...band.left, ...band.right);
      continue;
    }
    blocks.push(
      ...blocksOf(plain, depth + 1),
      ...blocksOf(band.left, depth + 1),
      ...blocksOf(band.right, depth + 1),
    );
    plain = [];
  }
  return [...blocks, ...blocksOf(plain, depth + 1)];
}
