import { FollowUp } from "#models/entities/followUp.ts";

/** What was asked about an answer, as its column has it. Throws when what is stored is none: then the database is damaged. */
export const readFollowUp = (column: string | null): FollowUp | null =>
  column === null ? null : FollowUp.parse(JSON.parse(column));

/** The column of what `readFollowUp` reads. */
export const writeFollowUp = (followUp: FollowUp | null): string | null =>
  followUp && JSON.stringify(followUp);
