/** Credits that one round costs. */
export const ROUND_COST = 50;

/** Rounds that a number of credits pays for, rounded down (rule CR1). */
export function roundsFor(credits: number): number {
  return Math.max(0, Math.floor(credits / ROUND_COST));
}

/** Whether a person with these credits may start a round (rule CR2). */
export function canStart(credits: number): boolean {
  return credits >= ROUND_COST;
}

/** Price of a pack in rupees (rule PR1). */
export const priceInRupees = (priceInPaise: number) => priceInPaise / 100;

/** The struck-through price in rupees; the specification labels the difference "80% discount" (rule PR2). */
export const struckPriceInRupees = (priceInPaise: number) => priceInPaise / 20;

/** The label beside the struck-through price. */
export const DISCOUNT_PERCENT = 80;

/** Days until the offer is said to end. */
export const OFFER_DAYS = 5;
