import type { Pricing } from "#models/entities/pricing.ts";
import { OFFER_DAYS, priceInRupees, roundsFor, struckPriceInRupees } from "#models/rules/credits.ts";

/** A pack as it is offered. Amounts in rupees, written as they are in India. */
export type Offer = { credits: string; interviews: number; price: string; before: string; until: string };

const DAY_MS = 86_400_000;

/** @param now milliseconds since 1970; the offer ends five days later (SPEC section 9) */
export function offerOf({ credits, priceInPaise }: Pricing, now: number, language: string): Offer {
  const locale = `${language}-IN`;
  const rupees = (amount: number) => {
    const digits = Number.isInteger(amount) ? 0 : 2;
    const options = { style: "currency", currency: "INR", minimumFractionDigits: digits } as const;
    return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: digits }).format(amount);
  };
  return {
    credits: new Intl.NumberFormat(locale).format(credits),
    interviews: roundsFor(credits),
    price: rupees(priceInRupees(priceInPaise)),
    before: rupees(struckPriceInRupees(priceInPaise)),
    until: new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(now + OFFER_DAYS * DAY_MS),
  };
}
