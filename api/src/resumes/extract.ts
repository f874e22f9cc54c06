import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
// Puts pdfjs's second half where its first looks for it; it would else be searched beside the bundle.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { readingOrder } from "#models/resumeText/readingOrder.ts";
import { type Mark, wordedStreams, wordingsFor } from "./actualText.ts";
import { matrixOf } from "./geometry.ts";
import { PageText, type Piece } from "./pageText.ts";
import type { ResumeText } from "./reader.ts";
import type { FontFigures } from "./textState.ts";

/** Pages that are read; nobody's resume is longer. */
const MOST_PAGES = 10;
/** Characters that are kept. */
const MOST_CHARACTERS = 20_000;
/** A file with fewer letters than this is a scan, whatever else is in it. */
const FEWEST_LETTERS = 40;

/** Outcomes of reading a file; the words are codes of the contract. */
export type Outcome =
  ResumeText | { problem: "resume_locked" | "resume_damaged" | "resume_no_text"; cause?: string };

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** Nothing is drawn, fetched or evaluated; pictures are left out, since unpacked they may be huge. */
const OPTIONS = {
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
  cMapUrl: join(folder, "cmaps/"),
  cMapPacked: true,
  standardFontDataUrl: join(folder, "standard_fonts/"),
};

type Layers = Awaited<ReturnType<PDFDocumentProxy["getOptionalContentConfig"]>>;

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
async function fontsOf(page: PDFPageProxy, ids: ReadonlySet<string>): Promise<Map<string, FontFigures>> {
  const fonts = new Map<string, FontFigures>();
  for (const id of ids) {
    fonts.set(id, fontFrom(await new Promise<unknown>((found) => page.commonObjs.get(id, found))));
  }
  return fonts;
}

type Operators = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>;

/** Each operator with its arguments. */
const calls = ({ fnArray, argsArray }: Operators): { fn: number; args: unknown[] }[] =>
  fnArray.map((fn, i) => ({ fn, args: Array.isArray(argsArray[i]) ? argsArray[i] : [] }));

function fontIds(operators: Operators): Set<string> {
  const ids = calls(operators).flatMap(({ fn, args: [first] }) => {
    if (fn === OPS.setFont) return [String(first)];
    if (fn !== OPS.setGState || !Array.isArray(first)) return [];
    return first.flatMap(([key, value]) => (key === "Font" ? [String(value[0])] : []));
  });
  return new Set(ids);
}

function marksOf(operators: Operators): Mark[] {
  return calls(operators).flatMap(({ fn, args: [tag, props] }) => {
    if (fn !== OPS.beginMarkedContentProps) return [];
    return [{ tag: String(tag), mcid: typeof props === "number" ? props : null }];
  });
}

/** The streams with wordings, unpacked when the first page with marked spans asks for them. */
function wordingsOf(bytes: Uint8Array): (marks: readonly Mark[]) => (string | undefined)[] {
  let streams: ReturnType<typeof wordedStreams> | undefined;
  return (marks) => {
    if (!marks.some(({ tag }) => tag === "Span")) return [];
    streams ??= wordedStreams(bytes);
    return wordingsFor(marks, streams);
  };
}

async function piecesOf(
  page: PDFPageProxy,
  layers: Layers,
  wordingsIn: ReturnType<typeof wordingsOf>,
): Promise<Piece[]> {
  const operators = await page.getOperatorList();
  const fonts = await fontsOf(page, fontIds(operators));
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const wordings = wordingsIn(marksOf(operators));
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
async function allPieces(document: PDFDocumentProxy, bytes: Uint8Array): Promise<PagePiece[]> {
  const layers = await document.getOptionalContentConfig();
  const wordingsIn = wordingsOf(bytes);
  const pieces: PagePiece[] = [];
  let failure: unknown;
  for (let number = 1; number <= Math.min(MOST_PAGES, document.numPages); number++) {
    try {
      const page = await document.getPage(number);
      // Four reading directions to a page: text along the edge is read after the page, not across it.
      for (const piece of await piecesOf(page, layers, wordingsIn)) {
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

function textFrom(pieces: readonly PagePiece[]): Outcome {
  const seen = pieces.filter(({ unseen }) => unseen === undefined);
  const layer = pieces.filter(({ unseen }) => unseen === "layer");
  const hiddenText = letters(pieces) > letters(seen);
  if (letters(seen) >= FEWEST_LETTERS) return { lines: cut(readingOrder(seen)), hiddenText };
  // A scan whose words a scanner has put under the picture: they are all there is to read.
  if (letters(layer) >= FEWEST_LETTERS) return { lines: cut(readingOrder([...seen, ...layer])), hiddenText };
  return { problem: "resume_no_text" };
}

/** Reads the text of a PDF, in a thread that may be ended at any time. Never throws for what is in the file. */
export async function extract(bytes: Uint8Array): Promise<Outcome> {
  // pdfjs takes the bytes over, so it gets a copy.
  const task = getDocument({ ...OPTIONS, data: bytes.slice() });
  try {
    return textFrom(await allPieces(await task.promise, bytes));
  } catch (error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const locked = error instanceof Error && error.name === "PasswordException";
    return { problem: locked ? "resume_locked" : "resume_damaged", cause };
  } finally {
    await task.destroy();
  }
}
