import type { Filling } from "./slots.ts";

/** A sentence with the person's own words that stands before a general wording, with how natural it is. */
export type Lead = Filling & { text: string; shape: string; worth: number };

/** Leads of one kind tried before a wording; the rest say less. */
export const MOST = 4;
/** The longest piece of a resume in a lead, in characters: the question itself is to be heard. */
export const LONGEST = 64;

/** The first of each, by what makes two of them the same. */
export function unique<T>(items: readonly T[], by: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = by(item);
    return seen.has(key) ? false : (seen.add(key), true);
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A lead of each shape: the words stand where the shape has {}. */
export const lead = (shapes: readonly string[], { words, line }: Filling, worth: number): Lead[] =>
  shapes.map((shape) => ({
    words,
    line,
    shape,
    worth,
    text: capital(shape.replace("{}", () => words)).replace(/\.\.(?=$|\s)/g, "."),
  }));
