import type { PaperStyle } from "../../paper.ts";

/** As pdfmake takes it; sizes and margins (left, top, right, bottom) in points. */
type Look = {
  fontSize?: number;
  bold?: boolean;
  color?: string;
  alignment?: "right";
  margin?: [number, number, number, number];
};

const SOFT = "#5d564c";
const BRAND = "#0d5a61";

/** How each kind of text looks on paper. */
export const LOOKS: Record<PaperStyle, Look> = {
  title: { fontSize: 22, bold: true, margin: [0, 0, 0, 10] },
  section: { fontSize: 15, bold: true, color: BRAND, margin: [0, 16, 0, 6] },
  heading: { fontSize: 10, bold: true, color: BRAND, margin: [0, 8, 0, 2] },
  facts: { color: SOFT, fontSize: 9.5, margin: [0, 16, 0, 0] },
  standing: { bold: true, alignment: "right", margin: [0, 15, 0, 0] },
  question: { fontSize: 12, bold: true, margin: [0, 2, 0, 2] },
  score: { fontSize: 17, bold: true, color: BRAND, margin: [0, 0, 0, 2] },
  soft: { color: SOFT, fontSize: 9.5, margin: [0, 0, 0, 3] },
  notice: { color: "#9a4f08", bold: true, margin: [0, 0, 0, 8] },
  body: { margin: [0, 0, 0, 2] },
  own: { margin: [8, 0, 0, 4] },
  figure: { bold: true, alignment: "right" },
};

/** What every text has that says nothing else. */
export const DEFAULT_LOOK = { font: "Latin", fontSize: 10.5, lineHeight: 1.15, color: "#1d1a16" };

/** Of every page, in points: left, top, right, bottom. */
export const MARGINS: [number, number, number, number] = [48, 46, 48, 56];

/** Of the line at the foot of a page. */
export const FOOT = { margin: [48, 20, 48, 0], fontSize: 8.5, color: SOFT };
