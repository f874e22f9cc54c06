import type { Colour } from "./background.ts";
import { type Box, IDENTITY, type Matrix, multiply, translate } from "./geometry.ts";

/** What of a font places and reads its letters. */
export type FontFigures = {
  /** Size of one unit of a letter's width. */
  unit: number;
  /** True for Type 3: its letters are small drawings. */
  isDrawn: boolean;
  /** A font of pictures, whose letters mean nothing as letters. */
  pictures: "icons" | "dots" | undefined;
};

/** What `q` saves and `Q` restores. */
type Graphics = {
  ctm: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  /** Opacity of what is filled now, times that of the groups around it. */
  alpha: number;
  groupAlpha: number;
  /** Whether what is painted, or a group around it, is mixed with what is under it. */
  blends: boolean;
  groupBlends: boolean;
  /** Whether a mask takes a part away of what is painted, or of a group around it. */
  masked: boolean;
  groupMasked: boolean;
  /** Whether what is drawn is no more than the shape of a mask. */
  isMask: boolean;
  /** Whether the clip is the box that it is taken for, and not another shape in it. */
  clipIsBox: boolean;
  font: FontFigures | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
};

const BLACK: Colour = [0, 0, 0];

/** Deeper nesting than this is an attack; what is saved beyond it is dropped. */
const DEEPEST = 1_000;

/** The part of PDF's graphics state that decides where a letter stands and whether it is seen. */
export class TextState {
  now: Graphics;
  line: Matrix = IDENTITY;
  text: Matrix = IDENTITY;
  readonly base: Matrix;
  readonly #page: Box;
  readonly #saved: Graphics[] = [];

  constructor(base: Matrix, page: Box) {
    this.base = base;
    this.#page = page;
    this.now = this.#fresh();
  }

  #fresh(): Graphics {
    return {
      ctm: this.base,
      clip: this.#page,
      fill: BLACK,
      stroke: BLACK,
      alpha: 1,
      groupAlpha: 1,
      blends: false,
      groupBlends: false,
      masked: false,
      groupMasked: false,
      isMask: false,
      clipIsBox: true,
      font: undefined,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    };
  }

  save() {
    if (this.#saved.length < DEEPEST) this.#saved.push({ ...this.now });
  }

  restore() {
    const saved = this.#saved.pop();
    if (saved) this.now = saved;
  }

  /** An annotation is drawn in a state of its own. */
  startAfresh() {
    this.save();
    this.now = this.#fresh();
  }

  transform(matrix: Matrix) {
    this.now.ctm = multiply(this.now.ctm, matrix);
  }

  beginText() {
    this.setText(IDENTITY);
  }

  setText(matrix: Matrix) {
    this.line = matrix;
    this.text = matrix;
  }

  moveText(x: number, y: number) {
    this.setText(multiply(this.line, translate(x, y)));
  }

  /** Moves on along the line, in unscaled text space. */
  advance(by: number) {
    this.text = multiply(this.text, translate(by, 0));
  }

  /** From letters of size 1 to the page. */
  letters(): Matrix {
    const { ctm, size, scale, rise } = this.now;
    return multiply(ctm, multiply(this.text, [size * scale, 0, 0, size, 0, rise]));
  }
}
