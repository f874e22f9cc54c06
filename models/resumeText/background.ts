import { type Box, contains } from "./geometry.ts";

/** A colour as red, green and blue from 0 to 255; null where it is a pattern or otherwise unknown. */
export type Colour = readonly [number, number, number] | null;

const WHITE: Colour = [255, 255, 255];

export function colourOf(hex: unknown): Colour {
  const match = typeof hex === "string" ? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) : null;
  if (!match) return null;
  return [parseInt(match[1] ?? "", 16), parseInt(match[2] ?? "", 16), parseInt(match[3] ?? "", 16)];
}

/** Relative luminance of WCAG 2.2. */
function luminance([r, g, b]: readonly [number, number, number]): number {
  const linear = (value: number) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Below this contrast nobody sees a letter: #eeeeee on white has 1.16. */
const SEEN_FROM = 1.15;

/** Whether two colours look the same; an unknown one is taken to differ. */
export function looksAlike(a: Colour, b: Colour): boolean {
  if (a === null || b === null) return false;
  const [one, two] = [luminance(a), luminance(b)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) < SEEN_FROM;
}

/** Areas smaller than this, in square points, are rules and dots: no text stands on them. */
const SMALLEST = 30;
/** Painted areas kept at most; a page with more of them is a drawing. */
const MOST = 2_000;

/** A point of a page. */
type Point = { x: number; y: number };

/**
 * What has been painted on a page so far: white text on a dark sidebar is told from white on white, and text is found that
 * was painted over afterwards.
 */
export class Background {
  readonly #painted: { box: Box; colour: Colour }[] = [];

  /** @param colour null where it is not known that all of the box has one colour now */
  paint(box: Box, colour: Colour) {
    const area = (box.right - box.left) * (box.bottom - box.top);
    if (box.right <= box.left || box.bottom <= box.top || area < SMALLEST) return;
    if (this.#painted.length < MOST) this.#painted.push({ box, colour });
  }

  /** How many areas have been painted. */
  get count(): number {
    return this.#painted.length;
  }

  /** Whether one area of one colour was painted over all of these points, after so many others. */
  isCovered(points: readonly Point[], after: number): boolean {
    return this.#painted
      .slice(after)
      .some(({ box, colour }) => colour !== null && points.every(({ x, y }) => contains(box, x, y)));
  }

  /** The colour under a point: of the last area painted over it, or the white page. */
  at(x: number, y: number): Colour {
    const found = this.#painted.findLast(({ box }) => contains(box, x, y));
    return found ? found.colour : WHITE;
  }
}
