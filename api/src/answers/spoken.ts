import { Spoken } from "#models/entities/spoken.ts";

/** How an answer was spoken, as its column has it. Throws when what is stored is none: then the database is damaged. */
export const readSpoken = (column: string | null): Spoken | null =>
  column === null ? null : Spoken.parse(JSON.parse(column));

/** The column of what `readSpoken` reads. */
export const writeSpoken = (spoken: Spoken | null): string | null => spoken && JSON.stringify(spoken);
