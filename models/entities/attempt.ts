import * as z from "zod/mini";
import { Id, Moment } from "./basics.ts";

/** open: being answered; reported: its report is stored. One open attempt per person and round. */
export const AttemptState = z.enum(["open", "reported", "discarded"]);
export type AttemptState = z.infer<typeof AttemptState>;

/** One person's run of a round. */
export const Attempt = z.object({
  attemptId: Id,
  companyId: Id,
  roundId: Id,
  state: AttemptState,
  createdAt: Moment,
});
export type Attempt = z.infer<typeof Attempt>;
