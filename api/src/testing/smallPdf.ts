import { deflateSync } from "node:zlib";

/**
 * A PDF of one page with these drawing operators and Helvetica as /F1. `resources` adds entries to those of the page, `entries` to
 * the page itself and `catalog` to the catalog; `objects` are numbered from 6 on.
 */
export function pdfWith(
  content: string | Uint8Array,
  options: {
    filter?: string;
    resources?: string;
    entries?: string;
    catalog?: string;
    objects?: readonly string[];
  } = {},
): Uint8Array {
  const body = typeof content === "string" ? Buffer.from(content, "latin1") : Buffer.from(content);
  const filter = options.filter === undefined ? "" : `/Filter ${options.filter} `;
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  const add = (...pieces: (string | Buffer)[]) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(...pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece, "latin1") : piece)));
  };
  add(`1 0 obj\n<</Type/Catalog/Pages 2 0 R${options.catalog ?? ""}>>\nendobj\n`);
  add("2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n");
  add(
    "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 5 0 R",
    `/Resources<</Font<</F1 4 0 R>>${options.resources ?? ""}>>${options.entries ?? ""}>>\nendobj\n`,
  );
  add("4 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>\nendobj\n");
  add(`5 0 obj\n<<${filter}/Length ${body.length}>>\nstream\n`, body, "\nendstream\nendobj\n");
  (options.objects ?? []).forEach((object, at) => add(`${6 + at} 0 obj\n${object}\nendobj\n`));
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A drawing of its own with these operators, as one of `objects`; `entries` as in /Group. */
export const formOf = (content: string, entries = "", box = "0 0 600 800"): string =>
  `<</Type/XObject/Subtype/Form/BBox[${box}]${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** Lines of text, one below the other from the top of the page. */
export const linesAsPdf = (lines: readonly string[]) =>
  pdfWith(`BT /F1 11 Tf 50 750 Td 14 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(" ")} ET`);

/** A small file that unpacks to `megabytes` of text operators. */
export function bomb(megabytes: number): Uint8Array {
  const block = Buffer.from("BT /F1 9 Tf 9 9 Td (all work and no play) Tj ET\n".repeat(20_000));
  const whole = Buffer.concat(
    Array.from({ length: Math.ceil((megabytes * 1_048_576) / block.length) }, () => block),
  );
  return pdfWith(deflateSync(whole, { level: 9 }), { filter: "/FlateDecode" });
}
