import type { EmbeddedFont, FontFace } from "pdfmake/build/pdfmake.js";

/**
 * What each glyph of a text stands for, so that read one after the other they give the text as it was written.
 *
 * Devanagari is not drawn in the order of its letters: the vowel sign of "कि" stands before its consonant. A reader of
 * the file goes by the glyphs and gets "िक". The text is therefore cut into the smallest pieces in which both orders
 * have the same letters, and within a piece the letters are given to its glyphs in the order of writing.
 * @param written code points in the order of writing
 * @param drawn code points of each glyph, in the order of drawing
 */
export function inWrittenOrder(
  written: readonly number[],
  drawn: readonly (readonly number[])[],
): (readonly number[])[] {
  const meant: (readonly number[])[] = [];
  const owed = new Map<number, number>();
  const count = (code: number, by: number) => {
    const sum = (owed.get(code) ?? 0) + by;
    if (sum === 0) owed.delete(code);
    else owed.set(code, sum);
  };
  let from = 0;
  let to = 0;
  drawn.forEach((codes, at) => {
    codes.forEach((code) => count(code, 1));
    written.slice(to, to + codes.length).forEach((code) => count(code, -1));
    to += codes.length;
    if (owed.size > 0) return;
    meant.push(...share(written.slice(from, to), at + 1 - meant.length));
    from = to;
  });
  return [...meant, ...drawn.slice(meant.length)];
}

/** One letter for each glyph but the last, which gets the rest; a glyph for which none is left gets none. */
const share = (codes: readonly number[], glyphs: number): (readonly number[])[] =>
  Array.from({ length: glyphs }, (_, at) => codes.slice(at, at === glyphs - 1 ? undefined : at + 1));

/** Glyphs that stand in a font once more because they mean something else there. */
const more = new WeakMap<EmbeddedFont, Map<string, number>>();

/**
 * Word joiner: what stands for the second glyph of a letter that is drawn as two, such as "ऐ". Readers pass over it;
 * where a glyph stands for nothing they put its number.
 */
const NO_LETTER = [0x2060];

/** The place in the font of a glyph that means `codes`. */
function placeOf(
  font: EmbeddedFont,
  { id, advanceWidth }: { id: number; advanceWidth: number },
  codes: readonly number[],
) {
  const letters = codes.length === 0 ? NO_LETTER : codes;
  const means = letters.join();
  const put = (place: number) => {
    font.widths[place] = advanceWidth * font.scale;
    font.unicode[place] = [...letters];
    return place;
  };
  const first = font.subset.includeGlyph(id);
  const known = font.unicode[first];
  if (!known) return put(first);
  if (known.join() === means) return first;
  const others = more.get(font) ?? new Map<string, number>();
  more.set(font, others);
  const name = `${id}:${means}`;
  const place = others.get(name) ?? put(font.subset.glyphs.push(id) - 1);
  others.set(name, place);
  return place;
}

/** Writes the glyphs of a text as `EmbeddedFont.encode` does, each with what it stands for. */
function encode(
  this: EmbeddedFont,
  text: string,
  features?: unknown,
): [glyphs: string[], positions: unknown[]] {
  const { glyphs, positions } = this.layout(text, features);
  const written = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const drawn = glyphs.map(({ codePoints }) => codePoints);
  const meant = inWrittenOrder(written, drawn);
  const places = glyphs.map((glyph, at) => placeOf(this, glyph, meant[at] ?? glyph.codePoints));
  return [places.map((place) => place.toString(16).padStart(4, "0")), positions];
}

/** The font keeps each glyph with the letters that it was first used for; these are given out with their own. */
function withOwnLetters(face: FontFace) {
  if (Object.hasOwn(face, "getGlyph")) return;
  const plain = face.getGlyph.bind(face);
  face.getGlyph = (id, letters = []) => {
    const glyph = plain(id, letters);
    return Object.create(glyph, { codePoints: { value: letters } });
  };
}

/**
 * Lets text be read back from files as it was written, of all fonts that are of one class.
 * @param font any font of that class
 */
export function makeReadable(font: EmbeddedFont): void {
  const all: Pick<EmbeddedFont, "encode" | "layoutRun"> = Object.getPrototypeOf(font);
  const { layoutRun } = all;
  all.layoutRun = function (this: EmbeddedFont, text, features) {
    withOwnLetters(this.font);
    return layoutRun.call(this, text, features);
  };
  all.encode = encode;
}
