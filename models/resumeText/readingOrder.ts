import { blocksOf } from "./columns.ts";
import type { TextItem } from "./item.ts";
import { textLinesOf } from "./paragraphs.ts";
import { segmentsOf } from "./segments.ts";

const masked = (line: string) => line.replace(/\d+/g, "#");

/** Pages without what only numbers them: a bare number at either end, or the same words with another number. */
function withoutFurniture(pages: readonly string[][]): string[][] {
  const ends = pages.map((lines) =>
    [lines[0], lines.at(-1)].filter((line) => line !== undefined).map(masked),
  );
  const numbers = (line: string | undefined) =>
    line !== undefined &&
    (/^(?:page )?#(?: ?(?:of|\/) ?#)?$/i.test(masked(line)) ||
      (line.length < 60 && /\d/.test(line) && ends.filter((own) => own.includes(masked(line))).length > 1));
  return pages.map((lines) => {
    const from = numbers(lines[0]) ? 1 : 0;
    const to = lines.length > from + 1 && numbers(lines.at(-1)) ? lines.length - 1 : lines.length;
    return lines.slice(from, to);
  });
}

/**
 * The lines of a document in the order a person reads them, from pieces of text in the order they are drawn: columns one
 * after the other under what reaches over both, tables row by row with " | " between cells, wrapped lines put
 * together, words cut at the end of a line made whole. Pure; never throws.
 */
export function readingOrder(items: readonly TextItem[]): string[] {
  const pages = new Map<number, TextItem[]>();
  for (const item of items) {
    const page = pages.get(item.page);
    if (page) page.push(item);
    else pages.set(item.page, [item]);
  }
  const read = [...pages]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => blocksOf(segmentsOf(own)).flatMap(textLinesOf));
  return withoutFurniture(read).flat();
}
