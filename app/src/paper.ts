/*
 * What stands on sheets of paper, as plain data: a worker can be handed it. Its parts have the names that pdfmake gives
 * them; their looks (margins, sizes, colours) are platform/pdf/looks.ts.
 */

/** Fonts, by the letters that they have (features/report/logic/letters.ts). */
export type PaperFont = "Latin" | "LatinExt" | "Devanagari";

/** A stretch of text in one font. It is text and nothing else: nothing in it is ever read as a mark or a link. */
export type PaperRun = { text: string; font: PaperFont; bold?: true; background?: string; link?: string };

export type PaperStyle =
  | "title"
  | "section"
  | "heading"
  | "facts"
  | "standing"
  | "question"
  | "score"
  | "soft"
  | "notice"
  | "body"
  | "own"
  | "figure";

/**
 * A paragraph. `preserveLeadingSpaces`: indented lines stay so, as in code; `headlineLevel`: a heading, which is not the
 * last on its page.
 */
export type PaperText = {
  text: PaperRun[];
  style: PaperStyle;
  preserveLeadingSpaces?: true;
  headlineLevel?: 1;
};

/** A filled rectangle, in points from the top left of its place. */
export type PaperRect = {
  type: "rect";
  x: number;
  y: number;
  w: number;
  h: number;
  r: number;
  color: string;
};

/** One part of a row; `width` in points, or "*" for what is left. */
export type PaperCell = { width: number | "*" } & ({ stack: PaperText[] } | { canvas: PaperRect[] });

export type PaperBlock =
  | PaperText
  | { ul: PaperText[] }
  | { columns: PaperCell[]; columnGap: number }
  /** Stays on one page. */
  | { stack: PaperBlock[]; unbreakable: true };

/** A whole document in A4. */
export type Paper = {
  title: string;
  /** Of the labels: "en-IN". */
  language: string;
  /** The fonts that its runs name. */
  fonts: PaperFont[];
  content: PaperBlock[];
  /** At the foot of each page: what it is, and its number, where {page} and {pages} stand for the numbers. */
  foot: { what: PaperRun[]; number: PaperRun[] };
};
