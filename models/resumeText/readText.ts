import { type Inflate, type Mark, wordedStreams, wordingsFor } from "./actualText.ts";
import { matrixOf } from "./geometry.ts";
import { type OperatorList, PageText, type Piece } from "./pageText.ts";
import { readingOrder } from "./readingOrder.ts";
import type { FontFigures } from "./textState.ts";

/*
 * The text of a resume from what pdfjs tells of its pages: the same on the server and on the device. pdfjs itself comes
 * from outside, since each of them loads another build of it.
 */

/** What is needed of a page of pdfjs. */
export type PdfPage = {
  getOperatorList(): Promise<OperatorList>;
  getViewport(scale: { scale: number }): { transform: unknown; width: number; height: number };
  commonObjs: { get(id: string, found: (value: unknown) => void): unknown };
  cleanup(): unknown;
};

/** What is needed of a document of pdfjs. */
export type PdfDocument = {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getOptionalContentConfig(): Promise<Layers>;
};

type Layers = { isVisible(layer: unknown): boolean };

/** What stands around the reading: the numbers of pdfjs's operators by name, and a way to unpack streams. */
export type Tools = { OPS: Readonly<Record<string, number>>; inflate: Inflate };

/**
 * Lines in reading order, and lines that nobody sees on the page, which are left out. `hiddenText` is also true where a
 * scanner's invisible text is all that there is to read.
 */
export type TextRead = { lines: string[]; hidden: string[]; hiddenText: boolean };

/** Options of pdfjs: nothing is drawn, fetched or evaluated; pictures are left out, since unpacked they may be huge. */
export const READ_ONLY = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  enableXfa: false,
  stopAtErrors: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  maxImageSize: 1,
  verbosity: 0,
};

/** Pages that are read; nobody's resume is longer. */
const MOST_PAGES = 10;
/** Characters that are kept. */
const MOST_CHARACTERS = 20_000;
/** A file with fewer letters than this is a scan, whatever else is in it. */
const FEWEST_LETTERS = 40;

/** Fonts whose letters are pictures: of telephones and letters, and the dots of lists. */
const ICONS = /awesome|icon|fontello|glyph|material|ionic|feather/i;
const DOTS = /wingdings|webdings|dingbats|bullet/i;

/** What a font of pdfjs says of itself; a standard font has no matrix. */
function fontFrom(value: unknown): FontFigures {
  const font: { fontMatrix?: unknown; isType3Font?: unknown; name?: unknown } = Object(value);
  const name = typeof font.name === "string" ? font.name : "";
  return {
    unit: Array.isArray(font.fontMatrix) ? Number(font.fontMatrix[0]) : 0.001,
    isDrawn: font.isType3Font === true,
    pictures: ICONS.test(name) ? "icons" : DOTS.test(name) ? "dots" : undefined,
  };
}

/** Fonts arrive beside the operators; those of the page are waited for. */
async function fontsOf(page: PdfPage, ids: ReadonlySet<string>): Promise<Map<string, FontFigures>> {
  const fonts = new Map<string, FontFigures>();
  for (const id of ids) {
    fonts.set(id, fontFrom(await new Promise<unknown>((found) => page.commonObjs.get(id, found))));
  }
  return fonts;
}

/** Each operator with its arguments. */
const calls = ({ fnArray, argsArray }: OperatorList): { fn: number; args: unknown[] }[] =>
  fnArray.map((fn, i) => {
    const args = argsArray[i];
    return { fn, args: Array.isArray(args) ? args : [] };
  });

function fontIds(operators: OperatorList, OPS: Tools["OPS"]): Set<string> {
  const ids = calls(operators).flatMap(({ fn, args: [first] }) => {
    if (fn === OPS["setFont"]) return [String(first)];
    if (fn !== OPS["setGState"] || !Array.isArray(first)) return [];
    return first.flatMap(([key, value]) => (key === "Font" ? [String(value[0])] : []));
  });
  return new Set(ids);
}

function marksOf(operators: OperatorList, OPS: Tools["OPS"]): Mark[] {
  return calls(operators).flatMap(({ fn, args: [tag, props] }) => {
    if (fn !== OPS["beginMarkedContentProps"]) return [];
    return [{ tag: String(tag), mcid: typeof props === "number" ? props : null }];
  });
}

type Wordings = (marks: readonly Mark[]) => Promise<(string | undefined)[]>;

/** The streams with wordings, unpacked when the first page with marked spans asks for them. */
function wordingsOf(bytes: Uint8Array, inflate: Inflate): Wordings {
  let streams: ReturnType<typeof wordedStreams> | undefined;
  return async (marks) => {
    if (!marks.some(({ tag }) => tag === "Span")) return [];
    streams ??= wordedStreams(bytes, inflate);
    return wordingsFor(marks, await streams);
  };
}

async function piecesOf(page: PdfPage, layers: Layers, wordingsIn: Wordings, OPS: Tools["OPS"]) {
  const operators = await page.getOperatorList();
  const fonts = await fontsOf(page, fontIds(operators, OPS));
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const wordings = await wordingsIn(marksOf(operators, OPS));
  return new PageText({
    operators,
    OPS,
    base: matrixOf(transform),
    width,
    height,
    fontOf: (id) => fonts.get(id),
    isShown: (layer) => layers.isVisible(layer),
    wordingOf: (span) => wordings[span],
  }).pieces;
}

type PagePiece = Piece & { page: number };

/** All pieces of the first pages. A page that cannot be read is left out as long as another one can. */
async function allPieces(
  document: PdfDocument,
  bytes: Uint8Array,
  { OPS, inflate }: Tools,
): Promise<PagePiece[]> {
  const layers = await document.getOptionalContentConfig();
  const wordingsIn = wordingsOf(bytes, inflate);
  const pieces: PagePiece[] = [];
  let failure: unknown;
  for (let number = 1; number <= Math.min(MOST_PAGES, document.numPages); number++) {
    try {
      const page = await document.getPage(number);
      // Four reading directions to a page: text along the edge is read after the page, not across it.
      for (const piece of await piecesOf(page, layers, wordingsIn, OPS)) {
        pieces.push({ ...piece, page: number * 4 + piece.turned });
      }
      page.cleanup();
    } catch (error) {
      failure = error;
    }
  }
  if (pieces.length === 0 && failure !== undefined) throw failure;
  return pieces;
}

const letters = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** The lines up to the limit of characters; a line that does not fit any more ends the text. */
function cut(lines: readonly string[]): string[] {
  let sum = 0;
  return lines.filter((line) => (sum += line.length + 1) <= MOST_CHARACTERS);
}

const linesOf = (pieces: readonly PagePiece[]) => cut(readingOrder(pieces));
const hiddenIn = (pieces: readonly PagePiece[]) =>
  linesOf(pieces).filter((line) => /[\p{L}\p{N}]/u.test(line));

function textFrom(pieces: readonly PagePiece[]): TextRead | null {
  const seen = pieces.filter(({ unseen }) => unseen === undefined);
  const layer = pieces.filter(({ unseen }) => unseen === "layer");
  const hiddenText = letters(pieces) > letters(seen);
  if (letters(seen) >= FEWEST_LETTERS) {
    const rest = pieces.filter(({ unseen }) => unseen !== undefined);
    return { lines: linesOf(seen), hidden: hiddenIn(rest), hiddenText };
  }
  // A scan whose words a scanner has put under the picture: they are all there is to read.
  if (letters(layer) >= FEWEST_LETTERS) {
    const rest = pieces.filter(({ unseen }) => unseen === "hidden");
    return { lines: linesOf([...seen, ...layer]), hidden: hiddenIn(rest), hiddenText };
  }
  return null;
}

/** The text of a document, or null where there is too little. @throws what pdfjs throws where no page can be read */
export const readText = async (
  document: PdfDocument,
  bytes: Uint8Array,
  tools: Tools,
): Promise<TextRead | null> => textFrom(await allPieces(document, bytes, tools));
