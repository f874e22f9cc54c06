import type { Pricing, PricingDraft } from "#models/entities/pricing.ts";
import { ROUND_COST } from "#models/rules/credits.ts";

/** A pack as it is being typed; the price in rupees. */
export type PackForm = { credits: string; price: string; active: boolean };

export type PackFault = "credits" | "price";

/** The bounds of a pack; a price in whole paise. */
export const BOUNDS = {
  credits: { min: ROUND_COST, max: 1_000_000 },
  priceInPaise: { min: 100, max: 100_000_000 },
} as const;

/** A pack as a form; null: an empty one. */
export function formOf(pack: Pricing | null): PackForm {
  if (!pack) return { credits: "", price: "", active: true };
  const { credits, priceInPaise, active } = pack;
  const price = priceInPaise % 100 === 0 ? String(priceInPaise / 100) : (priceInPaise / 100).toFixed(2);
  return { credits: String(credits), price, active };
}

const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/** Whole paise of rupees as typed, with or without ₹ and commas; null where it is no amount. */
export function paiseOf(typed: string): number | null {
  const [, whole, part = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[₹,\s]/g, "")) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** The pack as the contract takes it, or the fields that are wrong. */
export function checked({ credits, price, active }: PackForm): PricingDraft | PackFault[] {
  const count = /^\d{1,7}$/.test(credits.replace(/[,\s]/g, "")) ? Number(credits.replace(/[,\s]/g, "")) : 0;
  const priceInPaise = paiseOf(price) ?? 0;
  const faults: PackFault[] = [];
  if (!within(count, BOUNDS.credits)) faults.push("credits");
  if (!within(priceInPaise, BOUNDS.priceInPaise)) faults.push("price");
  return faults.length > 0 ? faults : { credits: count, priceInPaise, active };
}
