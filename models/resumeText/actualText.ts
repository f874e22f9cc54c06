/*
 * Printing to PDF from a browser or Word gives Indic clusters as drawings and their letters beside them, in
 * /Span << /ActualText … >> BDC. pdfjs reads the drawings only, so the wording is looked up in the page's own
 * stream. A stream counts as the page's only when its marked spans are the page's, one for one.
 */

/** A marked span as pdfjs names it: tag and number. */
export type Mark = { tag: string; mcid: number | null };
type Span = Mark & { wording: string | undefined };

/** Bytes that one stream may unpack to; the text of a page has some ten thousand. */
const MOST_BYTES = 2_000_000;
const MOST_STREAMS = 400;

const SPAN = /\/([A-Za-z]\w*)\s*(?:<<((?:<[\dA-Fa-f\s]*>|\((?:\\[^]|[^\\()])*\)|[^<>()])*)>>|\/\w+)\s*BDC\b/g;
const WORDING = /\/ActualText\s*(?:<([\dA-Fa-f\s]*)>|\(((?:\\[^]|[^\\()])*)\))/;

/** Unpacks a deflated stream; null where it is none, or would have more bytes than `most`. Never rejects. */
export type Inflate = (packed: Uint8Array, most: number) => Promise<Uint8Array | null>;

/** Each byte as one letter, so that places in the text are places in the bytes. */
function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return parts.join("");
}

/** A PDF text string, given as Latin-1: UTF-16 with a mark in front, else as it is. */
function decode(text: string): string {
  if (!text.startsWith("\u00FE\u00FF")) return text;
  const units: number[] = [];
  for (let at = 2; at + 1 < text.length; at += 2) {
    units.push(text.charCodeAt(at) * 256 + text.charCodeAt(at + 1));
  }
  return String.fromCharCode(...units);
}

const unescape = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|[^])/g, (_, sign: string) => {
    if (/^[0-7]/.test(sign)) return String.fromCharCode(parseInt(sign, 8) & 0xff);
    return { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[sign] ?? sign;
  });

/** Bytes written in hex, two signs each, as Latin-1; a last single sign is left out. */
const fromHex = (hex: string): string =>
  (hex.replace(/\s/g, "").match(/../g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 16))).join("");

function wordingIn(properties: string): string | undefined {
  const found = WORDING.exec(properties);
  if (!found) return undefined;
  const text = found[1] === undefined ? unescape(found[2] ?? "") : fromHex(found[1]);
  return text.length % 2 === 0 || !text.startsWith("\u00FE") ? decode(text) : undefined;
}

function spansOf(content: string): Span[] {
  return [...content.matchAll(SPAN)].map((found) => {
    const mcid = /\/MCID\s+(\d+)/.exec(found[2] ?? "")?.[1];
    return {
      tag: found[1] ?? "",
      mcid: mcid === undefined ? null : Number(mcid),
      wording: wordingIn(found[2] ?? ""),
    };
  });
}

/** Streams that say of themselves that they are no page: fonts, pictures, tables of the file. */
const NO_PAGE = /\/Length1\b|\/Type1C|\/CIDFontType0C|\/OpenType|\/Image\b|\/ObjStm|\/XRef|\/CMapName/;

/** How much of a stream's own description is looked at, in bytes. */
const DESCRIPTION = 300;

/** The spans of every stream of the file that gives a wording. Never rejects; an encrypted file has none. */
export async function wordedStreams(bytes: Uint8Array, inflate: Inflate): Promise<Span[][]> {
  const file = latin1(bytes);
  const streams: Span[][] = [];
  let at = 0;
  for (let count = 0; count < MOST_STREAMS; count++) {
    const start = file.indexOf("stream", at);
    if (start < 0) break;
    const end = file.indexOf("endstream", start);
    if (end < 0) break;
    at = end + "endstream".length;
    const body = start + (bytes[start + 6] === 13 ? 8 : 7);
    const described = file.slice(Math.max(0, start - DESCRIPTION), start);
    if (NO_PAGE.test(described.slice(described.lastIndexOf(" obj") + 1))) continue;
    const unpacked = await inflate(bytes.subarray(body, end), MOST_BYTES);
    const content = unpacked === null ? "" : latin1(unpacked);
    if (content.includes("/ActualText")) streams.push(spansOf(content));
  }
  return streams;
}

/** The wordings of a page's spans, in order: of the first stream with just these spans, which is used up by it. */
export function wordingsFor(marks: readonly Mark[], streams: Span[][]): (string | undefined)[] {
  const at = streams.findIndex(
    (spans) =>
      spans.length === marks.length &&
      spans.every((span, i) => span.tag === marks[i]?.tag && span.mcid === marks[i]?.mcid),
  );
  return at < 0 ? [] : (streams.splice(at, 1)[0] ?? []).map(({ wording }) => wording);
}
