import * as z from "zod/mini";
import { Id, optionalText, text, WebAddress } from "./basics.ts";
import { Round, RoundDraft } from "./round.ts";

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

const Rounds = z.array(RoundDraft).check(z.maxLength(50));

/** A new company with its rounds as an admin sends it. */
export const CompanyDraft = z.object({
  name: text(120),
  logoUrl: z._default(z.union([z.literal(""), WebAddress]), ""),
  description: z._default(optionalText(2_000), ""),
  industry: z._default(optionalText(120), ""),
  rounds: z._default(Rounds, []),
});
export type CompanyDraft = z.infer<typeof CompanyDraft>;

/** A change of a company. Rounds missing in a list are removed; without a list they stay as they are. */
export const CompanyChange = z.extend(CompanyDraft, { rounds: z.optional(Rounds) });
export type CompanyChange = z.infer<typeof CompanyChange>;
