import type { Dictionary } from "../../ui/words.ts";

const actions = {
  "company.create": "added a company",
  "company.update": "changed a company",
  "company.remove": "removed a company",
  "company.bulk": "added several companies",
  "pricing.create": "added a pack",
  "pricing.update": "changed a pack",
  "credits.adjust": "changed credits by hand",
  "role.set": "changed a role",
  "redemption.settle": "marked a pay-out as paid",
  "redemption.return": "returned a pay-out",
};

const fields = {
  name: "Name",
  rounds: "Rounds",
  companies: "Companies",
  industry: "Industry",
  description: "Description",
  logoUrl: "Logo",
  credits: "Credits",
  priceInPaise: "Price",
  active: "On sale",
  reason: "Reason",
  role: "Role",
  amountInPaise: "Amount",
  month: "Month",
};

const en = {
  title: "Log",
  text: "Everything that admins have changed. Nothing can be taken out of it.",
  listFailed: "The log could not be loaded",
  empty: "Nothing has been changed yet",
  gone: "A deleted account",
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  yes: "yes",
  no: "no",
  actions,
  fields,
};

export type Words = typeof en;

/** Whether there are words for a deed; a newer server may write down others. */
export const isKnownAction = (action: string): action is keyof typeof actions =>
  Object.hasOwn(actions, action);

/** Whether there are words for a field. */
export const isKnownField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
