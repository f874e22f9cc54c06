/** A pasted table as rows of cells; `unclosed` is the row, from 1, in which a quotation mark is not closed. */
export type Pasted = { rows: string[][]; unclosed: number | null };

const MARKS = ["\t", ";", ","] as const;

/** What stands between cells: the mark that the headings have most of. (The library's own guess needs more than two columns.) */
function markOf(text: string): string {
  const head = text.split(/[\r\n]+/).find((line) => line.trim() !== "") ?? "";
  const count = (mark: string) => head.split(mark).length;
  return MARKS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Reads tabs, semicolons or commas between cells, whichever a text has; what reads them is fetched when it is first needed. */
export async function readTable(text: string): Promise<Pasted> {
  const { default: Papa } = await import("papaparse");
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: markOf(text) });
  const quotes = errors.find(({ type }) => type === "Quotes");
  return { rows: data, unclosed: quotes ? (quotes.row ?? 0) + 1 : null };
}
