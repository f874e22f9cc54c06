import type { Dictionary } from "../../ui/words.ts";

const en = {
  title: "Pricing",
  text: "The oldest pack on sale is the one that people are offered. Take it off sale to offer the next.",
  listFailed: "The packs could not be loaded",
  saveFailed: "The pack could not be saved",
  empty: "No packs yet",
  noneOnSale:
    "No pack is on sale. People who want to buy read: “Pricing info not available. Please try again later.”",
  offered: "Offered",
  behind: "On sale, behind it",
  offSale: "Not on sale",
  change: "Change",
  add: "Add a pack",
  credits: "Credits",
  creditsHint: "Each round costs 50.",
  creditsFault: "A whole number from 50 to 10,00,000",
  price: "Price in rupees",
  priceFault: "An amount from 1 to 10,00,000 rupees, such as 499 or 499.50",
  onSale: "On sale",
  preview: "What a buyer sees",
  pack: (credits: string) => `${credits} credits`,
  rounds: (count: number) => (count === 1 ? "1 interview round" : `${count} interview rounds`),
  struck: "Struck through:",
  discount: (percent: number) => `${percent}% discount`,
  ordersStay: "Orders that were made already keep their price and their credits.",
  save: "Save",
  cancel: "Cancel",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
