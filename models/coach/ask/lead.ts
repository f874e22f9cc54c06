import type { Filling } from "./slots.ts";

/** A sentence with the person's own words that stands before a general wording, with how natural it is. */
export type Lead = Filling & { text: string; shape: string; worth: number };

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
