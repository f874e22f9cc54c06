import { inflateSync } from "node:zlib";

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

/** A PDF text string: UTF-16 with a mark in front, else Latin-1. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return bytes.subarray(2).swap16().toString("utf16le");
  return bytes.toString("latin1");
}

function unescape(text: string): Buffer {
  const plain = text.replace(/\\([0-7]{1,3}|[^])/g, (_, sign: string) => {
    if (/^[0-7]/.test(sign)) return String.fromCharCode(parseInt(sign, 8) & 0xff);
    return { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[sign] ?? sign;
  });
  return Buffer.from(plain, "latin1");
}

function wordingIn(properties: string): string | undefined {
  const found = WORDING.exec(properties);
  if (!found) return undefined;
  const bytes =
    found[1] === undefined ? unescape(found[2] ?? "") : Buffer.from(found[1].replace(/\s/g, ""), "hex");
  return bytes.length % 2 === 0 || bytes[0] !== 0xfe ? decode(bytes) : undefined;
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

function unpack(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_BYTES }).toString("latin1");
  } catch (error) {
    // Not packed this way, or too much of it: such a stream has no wording for us, and pdfjs reads the page anyhow.
    if (error instanceof Error) return "";
    throw error;
  }
}

/** Streams that say of themselves that they are no page: fonts, pictures, tables of the file. */
const NO_PAGE = /\/Length1\b|\/Type1C|\/CIDFontType0C|\/OpenType|\/Image\b|\/ObjStm|\/XRef|\/CMapName/;

/** How much of a stream's own description is looked at, in bytes. */
const DESCRIPTION = 300;

/** The spans of every stream of the file that gives a wording. Never throws; an encrypted file has none. */
export function wordedStreams(bytes: Uint8Array): Span[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const streams: Span[][] = [];
  let at = 0;
  for (let count = 0; count < MOST_STREAMS; count++) {
    const start = file.indexOf("stream", at, "latin1");
    if (start < 0) break;
    const end = file.indexOf("endstream", start, "latin1");
    if (end < 0) break;
    at = end + "endstream".length;
    const body = start + (file[start + 6] === 13 ? 8 : 7);
    const described = file.toString("latin1", Math.max(0, start - DESCRIPTION), start);
    if (NO_PAGE.test(described.slice(described.lastIndexOf(" obj") + 1))) continue;
    const content = unpack(file.subarray(body, end));
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
