import * as z from "zod/mini";
import { DEFAULT_DURATION, MAX_DURATION, MIN_DURATION } from "../rules/duration.ts";
import { Id, optionalText, text, whole } from "./basics.ts";
import { Difficulty, MAX_QUESTIONS, RoundType } from "./round.ts";

// What an admin sends stands apart from what everybody reads: only the desk's pages carry it.

/** An https or http address of at most 2,000 characters. */
const WebAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));

/** A round as an admin sends it. A known `roundId` is changed in place, a missing one is new. */
export const RoundDraft = z.object({
  roundId: z.optional(Id),
  title: text(120),
  type: z._default(RoundType, "technical"),
  difficulty: z._default(Difficulty, "medium"),
  duration: z._default(whole(MIN_DURATION, MAX_DURATION), DEFAULT_DURATION),
  description: z._default(optionalText(2_000), ""),
  questionCount: z._default(z.nullable(whole(1, MAX_QUESTIONS)), null),
});
export type RoundDraft = z.infer<typeof RoundDraft>;

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
