/** First and last byte of a part of a file. */
export type Range = { start: number; end: number };

/**
 * The part of a file that a Range header asks for: one range with both or one of its ends.
 * null for a header that is not understood (then the whole file is sent), `beyond` when nothing of it is in the file.
 */
export function rangeOf(header: string, size: number): Range | "beyond" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header);
  const [, first = "", last = ""] = match ?? [];
  if (!match || (first === "" && last === "")) return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end ? "beyond" : { start, end };
}
