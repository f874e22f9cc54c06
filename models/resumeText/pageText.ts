import { Background, type Colour, colourOf, looksAlike } from "./background.ts";
import {
  apply,
  type Box,
  boxAround,
  contains,
  intersect,
  keepsUpright,
  type Matrix,
  matrixOf,
} from "./geometry.ts";
import type { TextItem } from "./item.ts";
import { type FontFigures, TextState } from "./textState.ts";

/** What pdfjs says a page is drawn with. */
export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** What this file needs of a page and its library. */
export type PageSource = {
  operators: OperatorList;
  /** Numbers of the operators by name. */
  OPS: Readonly<Record<string, number>>;
  /** From the page's own space to points from the left top corner. */
  base: Matrix;
  width: number;
  height: number;
  fontOf(id: string): FontFigures | undefined;
  /** Whether a layer is switched on. */
  isShown(layer: unknown): boolean;
  /** The n-th marked span's own wording, where the file gives one. */
  wordingOf(span: number): string | undefined;
};

/** Why a piece of text is not seen: `layer` is the invisible text that scanners put over a picture. */
type Unseen = "layer" | "hidden";

/** A piece of a page's text; `turned` is its reading direction in quarter turns. */
export type Piece = Omit<TextItem, "page"> & { turned: number; unseen: Unseen | undefined };

type Glyph = { unicode: string; width: number; isSpace: boolean };

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === "object" && value !== null && "unicode" in value && "width" in value;

/** The text of a letter. Some fonts name a space four times over. */
function letterOf({ unicode }: Glyph, font: FontFigures): string {
  if (font.pictures === "icons") return "";
  if (/^\s+$/.test(unicode)) return " ";
  return font.pictures === "dots" ? "•" : unicode;
}

/** Letters lower than this, in points, nobody reads. */
const SMALLEST_LETTER = 2;
/** Less opacity than this is not seen. */
const FAINTEST = 0.05;
/** A gap of so many ems within one operator starts a new piece. */
const GAP = 0.1;
/** Pieces of one page at most; a page full of letters has some thousand. */
const MOST_PIECES = 20_000;

/** Operators that fill a path. */
const FILLS = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];

/** Letters that follow each other in one operator: where the first begins and the last ends. */
type Run = { text: string; from: Matrix; to: Matrix };

/** Reads the pieces of text of one page, seen or not, in the order they are drawn. */
export class PageText {
  readonly pieces: Piece[] = [];
  /** Points of each piece, and how much was painted before it. */
  readonly #drawn: { points: { x: number; y: number }[]; after: number }[] = [];
  readonly #source: PageSource;
  readonly #state: TextState;
  readonly #background = new Background();
  readonly #handlers: ReadonlyMap<number, (args: readonly unknown[]) => void>;
  /** Marked content that is open: whether it is shown, and the wording that stands for its letters. */
  #marked: { shown: boolean; wording: string | undefined; said: boolean }[] = [];
  #spans = 0;
  #clipNext = false;

  constructor(source: PageSource) {
    this.#source = source;
    const page = { left: 0, top: 0, right: source.width, bottom: source.height };
    this.#state = new TextState(source.base, page);
    this.#handlers = this.#table();
    source.operators.fnArray.forEach((fn, at) => {
      const args = source.operators.argsArray[at];
      this.#handlers.get(fn)?.(Array.isArray(args) ? args : []);
    });
    this.#hideCovered();
  }

  /** Hides the pieces that were painted over after they were drawn. */
  #hideCovered() {
    this.pieces.forEach((piece, at) => {
      const drawn = this.#drawn[at];
      if (drawn && this.#background.isCovered(drawn.points, drawn.after)) piece.unseen ??= "hidden";
    });
  }

  #table() {
    const { OPS } = this.#source;
    const table = { ...this.#graphics(), ...this.#paint(), ...this.#text(), ...this.#marks() };
    return new Map(Object.entries(table).map(([name, handler]) => [OPS[name] ?? -1, handler]));
  }

  #graphics(): Record<string, (args: readonly unknown[]) => void> {
    const state = this.#state;
    const group = ([options]: readonly unknown[]) => {
      state.save();
      state.now.groupAlpha = state.now.alpha;
      state.now.groupBlends = state.now.blends;
      state.now.groupMasked = state.now.masked;
      if (isMask(options)) state.now.isMask = true;
      this.#clipToFrame(options);
    };
    return {
      save: () => state.save(),
      restore: () => state.restore(),
      transform: (args) => state.transform(matrixOf(args)),
      paintFormXObjectBegin: ([matrix, within]) => {
        state.save();
        state.transform(matrixOf(matrix));
        this.#clipTo(within);
      },
      paintFormXObjectEnd: () => state.restore(),
      beginGroup: group,
      endGroup: () => state.restore(),
      beginAnnotation: ([, within, transform, matrix]) => {
        state.startAfresh();
        this.#clipTo(within);
        state.transform(matrixOf(transform));
        state.transform(matrixOf(matrix));
      },
      endAnnotation: () => state.restore(),
      setGState: ([pairs]) => this.#setGState(pairs),
    };
  }

  #setGState(pairs: unknown) {
    if (!Array.isArray(pairs)) return;
    for (const [key, value] of pairs) {
      if (key === "ca" && typeof value === "number")
        this.#state.now.alpha = this.#state.now.groupAlpha * value;
      if (key === "BM") this.#state.now.blends = this.#state.now.groupBlends || value !== "source-over";
      if (key === "SMask") this.#state.now.masked = this.#state.now.groupMasked || value !== false;
      if (key === "Font" && Array.isArray(value)) this.#setFont(value[0], value[1]);
    }
  }

  #setFont(id: unknown, size: unknown) {
    this.#state.now.font = this.#source.fontOf(String(id));
    this.#state.now.size = Number(size);
  }

  #paint(): Record<string, (args: readonly unknown[]) => void> {
    const { now } = { now: () => this.#state.now };
    const clip = () => {
      this.#clipNext = true;
    };
    const picture = () => this.#cover(this.#visible(0, 0, 1, 1), null);
    return {
      setFillRGBColor: ([hex]) => void (now().fill = colourOf(hex)),
      setStrokeRGBColor: ([hex]) => void (now().stroke = colourOf(hex)),
      setFillColorN: () => void (now().fill = null),
      setStrokeColorN: () => void (now().stroke = null),
      clip,
      eoClip: clip,
      constructPath: (args) => this.#path(args),
      shadingFill: () => this.#cover(now().clip, null),
      paintImageXObject: picture,
      paintInlineImageXObject: picture,
      paintImageMaskXObject: picture,
    };
  }

  /** Paints what is seen: nothing of a layer that is switched off, and nothing of a mask's shape. */
  #cover(box: Box, colour: Colour) {
    if (this.#isOn() && !this.#state.now.isMask) this.#background.paint(box, colour);
  }

  /** Whether all layers are shown that what is drawn now stands in. */
  #isOn(): boolean {
    return this.#marked.every(({ shown }) => shown);
  }

  #visible(x0: number, y0: number, x1: number, y1: number) {
    const { ctm, clip } = this.#state.now;
    return intersect(boxAround(ctm, x0, y0, x1, y1), clip);
  }

  /** Draws only within this box from now on, where one is given: two corners in the space of now. */
  #clipTo(box: unknown) {
    const [x0, y0, x1, y1] = cornersOf(box);
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    this.#state.now.clip = this.#visible(x0, y0, x1, y1);
    this.#state.now.clipIsBox &&= keepsUpright(this.#state.now.ctm);
  }

  /** The frame of a group stands in its options, in the space that its matrix leads to. */
  #clipToFrame(options: unknown) {
    if (typeof options !== "object" || options === null || !("bbox" in options)) return;
    const { now } = this.#state;
    const outside = now.ctm;
    this.#state.transform(matrixOf("matrix" in options ? options.matrix : null));
    this.#clipTo(options.bbox);
    now.ctm = outside;
  }

  #path([paint, data, bounds]: readonly unknown[]) {
    const { OPS } = this.#source;
    const [x0, y0, x1, y1] = bounds instanceof Float32Array ? bounds : [];
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    const box = this.#visible(x0, y0, x1, y1);
    const fills = FILLS.some((name) => OPS[name] === paint);
    const { ctm, fill, alpha, blends, masked, clipIsBox } = this.#state.now;
    const path: unknown = Array.isArray(data) ? data[0] : undefined;
    const isBox = isRectangle(path) && keepsUpright(ctm);
    const hides = isBox && clipIsBox && !blends && !masked && alpha > 0.9;
    if (fills && alpha > FAINTEST) this.#cover(box, hides ? fill : null);
    if (this.#clipNext) {
      this.#state.now.clip = box;
      this.#state.now.clipIsBox = clipIsBox && isBox;
    }
    this.#clipNext = false;
  }

  #text(): Record<string, (args: readonly unknown[]) => void> {
    const state = this.#state;
    const nextLine = () => state.moveText(0, -state.now.leading);
    return {
      beginText: () => state.beginText(),
      setCharSpacing: ([n]) => void (state.now.charSpacing = Number(n)),
      setWordSpacing: ([n]) => void (state.now.wordSpacing = Number(n)),
      setHScale: ([n]) => void (state.now.scale = Number(n) / 100),
      setLeading: ([n]) => void (state.now.leading = Number(n)),
      setFont: ([id, size]) => this.#setFont(id, size),
      setTextRenderingMode: ([n]) => void (state.now.mode = Number(n)),
      setTextRise: ([n]) => void (state.now.rise = Number(n)),
      moveText: ([x, y]) => state.moveText(Number(x), Number(y)),
      setLeadingMoveText: ([x, y]) => {
        state.now.leading = -Number(y);
        state.moveText(Number(x), Number(y));
      },
      setTextMatrix: (args) => state.setText(matrixOf(args)),
      nextLine,
      showText: ([glyphs]) => this.#show(Array.isArray(glyphs) ? glyphs : []),
    };
  }

  #marks(): Record<string, (args: readonly unknown[]) => void> {
    const open = (shown: boolean, wording?: string) => {
      this.#marked.push({ shown, wording, said: false });
    };
    return {
      beginMarkedContent: () => open(true),
      beginMarkedContentProps: ([tag, props]) =>
        tag === "OC"
          ? open(this.#source.isShown(props), this.#source.wordingOf(this.#spans++))
          : open(true, this.#source.wordingOf(this.#spans++)),
      endMarkedContent: () => void this.#marked.pop(),
    };
  }

  #show(glyphs: readonly unknown[]) {
    const state = this.#state;
    const { font, size, charSpacing, wordSpacing, scale, mode } = state.now;
    if (!font || size === 0) return;
    // What is painted next is seen only within these letters.
    if (mode >= 4) state.now.clipIsBox = false;
    let run: Run | undefined;
    let gap = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === "number") {
        const by = (-glyph / 1000) * size * scale;
        gap += -glyph / 1000;
        state.advance(by);
      } else if (isGlyph(glyph)) {
        if (run && Math.abs(gap) > GAP) run = this.#end(run);
        run ??= { text: "", from: state.letters(), to: state.letters() };
        const width = glyph.width * font.unit * size;
        state.advance((width + charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale);
        run.text += letterOf(glyph, font);
        run.to = state.letters();
        // Room for a whole resume in one operator is enough; the rest of a longer run is another piece.
        if (run.text.length > 5_000) run = this.#end(run);
        gap = 0;
      }
    }
    if (run) this.#end(run);
  }

  #end(run: Run): undefined {
    if (this.pieces.length >= MOST_PIECES || run.text === "") return undefined;
    const { to } = run;
    const [a, b, c, d, x, y] = run.from;
    const height = this.#height(Math.hypot(c, d), run);
    const text = this.#wording(run.text);
    if (text === undefined) return this.#widenLast(run);
    const turned = ((Math.round(Math.atan2(b, a) / (Math.PI / 2)) % 4) + 4) % 4;
    const unseen = this.#unseen((x + to[4]) / 2, (y + to[5]) / 2, height);
    this.pieces.push({ text, ...turnedBack(turned, x, y), width: lengthOf(run), height, turned, unseen });
    this.#drawn.push({ points: middlesOf(run), after: this.#background.count });
    return undefined;
  }

  /** The letters of a Type 3 font are drawings, whose size the font does not say: judged by their width. */
  #height(size: number, run: Run) {
    if (!this.#state.now.font?.isDrawn) return size;
    const [a, b] = run.from;
    const perLetter = lengthOf(run) / Math.max(1, run.text.length);
    return Math.min(40, Math.max(2 * perLetter, Math.hypot(a, b) * 0.1));
  }

  /** The text for a run: the file's own wording once, or nothing where it has been given. */
  #wording(text: string): string | undefined {
    const mark = this.#marked.findLast(({ wording }) => isCluster(wording));
    if (mark?.wording === undefined) return text;
    if (mark.said) return undefined;
    mark.said = true;
    return mark.wording;
  }

  #widenLast(run: Run): undefined {
    const last = this.pieces.at(-1);
    if (last) last.width += lengthOf(run);
    return undefined;
  }

  /** Why nobody sees letters of this height around this point. */
  #unseen(x: number, y: number, height: number): Unseen | undefined {
    const { mode, fill, stroke, alpha, clip } = this.#state.now;
    if (mode % 4 === 3) return "layer";
    if (!this.#isOn()) return "hidden";
    if (height < SMALLEST_LETTER || alpha < FAINTEST) return "hidden";
    if (!contains(clip, x, y)) return "hidden";
    const under = this.#background.at(x, y);
    const filled = mode % 4 !== 1 && !looksAlike(fill, under);
    const stroked = mode % 4 !== 0 && !looksAlike(stroke, under);
    return filled || stroked ? undefined : "hidden";
  }
}

const lengthOf = ({ from, to }: Run) => Math.hypot(to[4] - from[4], to[5] - from[5]);

/** Points amid the first and the last letter of a run, low and high: a line that strikes them out leaves them to be read. */
const middlesOf = ({ from, to }: Run) =>
  [0.1, 0.5].flatMap((height) => [apply(from, 0.1, height), apply(to, -0.1, height)]);

/** Indic clusters only, and short ones: otherwise a wording could say what nobody sees on the page. */
const isCluster = (wording: string | undefined) =>
  wording !== undefined && wording.length <= 24 && /^[\u0900-\u0DFF\u200C\u200D ]+$/.test(wording);

/** A place as seen by somebody who turned the page until the text stands upright. */
function turnedBack(turned: number, x: number, y: number): { x: number; y: number } {
  if (turned === 1) return { x: y, y: -x };
  if (turned === 2) return { x: -x, y: -y };
  if (turned === 3) return { x: -y, y: x };
  return { x, y };
}

const cornersOf = (box: unknown): readonly number[] =>
  box instanceof Float32Array ? [...box] : Array.isArray(box) ? box.map(Number) : [];

/** Whether a group is not shown itself, but says what is seen of what is drawn with it as a mask. */
const isMask = (options: unknown): boolean =>
  typeof options === "object" && options !== null && "smask" in options && Boolean(options.smask);

/** Whether a path of pdfjs's drawing steps is one upright rectangle: move, three lines, close. */
function isRectangle(path: unknown): boolean {
  if (!(path instanceof Float32Array) || path.length < 13 || path.length > 16) return false;
  const steps = [0, 3, 6, 9].map((at) => path[at]);
  if (steps[0] !== 0 || steps.slice(1).some((step) => step !== 1)) return false;
  const xs = new Set([path[1], path[4], path[7], path[10]]);
  const ys = new Set([path[2], path[5], path[8], path[11]]);
  return xs.size === 2 && ys.size === 2;
}
