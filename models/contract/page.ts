import * as z from "zod/mini";
import { Id, Moment } from "../entities/basics.ts";

/** How many entries of a list at most, 1 to 100; 20 when left out. */
const Limit = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));

/** A page of a list that is ordered by age, newest first. */
export const NewestFirst = z.object({
  limit: Limit,
  /** Only what was made before this moment: the `createdAt` of the last entry seen. */
  before: z.optional(Moment),
});
export type NewestFirst = z.infer<typeof NewestFirst>;

/** A page of a list in an order of its own. */
export const After = z.object({
  /** At most this many, 1 to 200; 200 when left out. */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/))),
  /** The id of the last entry seen. */
  after: z.optional(Id),
});
