import * as z from "zod/mini";
import { Id } from "./basics.ts";
import { Round } from "./round.ts";

/** The company that is listed first and stands in lamp light. */
export const QUICK_INTERVIEW = "Quick Interview";

export const Company = z.object({
  companyId: Id,
  name: z.string(),
  /** Empty when there is none: the page then draws the first letter. */
  logoUrl: z.string(),
  description: z.string(),
  industry: z.string(),
  rounds: z.array(Round),
});
export type Company = z.infer<typeof Company>;
