import type { Dictionary } from "../../../ui/words.ts";

const en = {
  loading: "Looking for credit packs",
  tryAgain: "Try again",
  noPacks: "Pricing info not available. Please try again later.",
  noCheckout: "Razorpay SDK failed to load. Are you online?",
  pack: (credits: string) => `${credits} credits`,
  interviews: (count: number) => (count === 1 ? "1 interview round" : `${count} interview rounds`),
  price: "Price",
  before: "Before",
  discount: (percent: number) => `${percent}% discount`,
  until: (day: string) => `Offer ends on ${day}`,
  buy: "Buy Credits",
  opening: "Opening the checkout",
  checkout: "The checkout is open. Finish your payment there.",
  confirming: "Paid. Your credits are being added.",
  looking:
    "If you have paid in your UPI app, your credits come by themselves, also when you close this page.",
  added: "Your credits are there.",
  safe: "You pay with Razorpay by UPI, card or netbanking. Taiyari never sees your card.",
  /** The server's sentences in the language of the page; one that is not here is shown as it came. */
  refusals: {} as Record<string, string | undefined>,
};

export type CreditsWords = typeof en;
export const words: Dictionary<CreditsWords> = {
  en,
  hi: async () => (await import("./words.hi.ts")).hi,
};
