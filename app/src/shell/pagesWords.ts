import type { Dictionary } from "../ui/words.ts";

const en = {
  notFound: "There is nothing here",
  dashboard: "Go to Dashboard",
  notFoundWhy: "The address may have a typing mistake, or the page has moved.",
  round: "Interview Round",
  chooseRound: "Choose a round",
  notAdmin: "This page is for admins",
  notAdminWhy:
    "Your account can practise every round, but it cannot change companies. Ask your admin if it should.",
};

export type Words = typeof en;
/** Text of the small pages that the shell itself brings. */
export const words: Dictionary<Words> = { en, hi: () => import("./pagesWords.hi.ts").then((m) => m.hi) };
