import type { RedemptionState } from "#models/entities/reward.ts";
import type { Dictionary } from "../../ui/words.ts";

const states: Record<RedemptionState, string> = {
  due: "Due",
  requested: "Requested",
  settled: "Paid",
  returned: "Returned",
};

const empty: Record<RedemptionState, string> = {
  due: "Nothing to pay out",
  requested: "No open requests",
  settled: "Nothing has been paid out yet",
  returned: "Nothing was returned",
};

const en = {
  title: "Pay-outs",
  states,
  empty,
  emptyDue: "Requests become due when their month ends.",
  listFailed: "The requests could not be loaded",
  nobody: "Deleted account",
  askedOn: (day: string) => `asked on ${day}`,
  ofMonth: (month: string) => `for ${month}`,
  soFar: "So far. The sum stands when the month ends.",
  because: (reason: string) => `Returned: ${reason}`,
  settle: "Mark as paid",
  settleTitle: "Was it paid?",
  settleText: (amount: string, name: string, upi: string) =>
    `${amount} to ${name} at ${upi}. Mark it when the bank has paid it: this cannot be taken back.`,
  settleNow: "Yes, it was paid",
  settleFailed: "The request could not be marked",
  giveBack: "Return",
  returnTitle: "Return this request?",
  returnText: "The amount goes back to the person's rewards, and they can ask again.",
  reason: "Reason",
  reasonHint: "The person reads it.",
  reasonFault: "Please say why.",
  returnNow: "Return it",
  returnFailed: "The request could not be returned",
  done: { settle: "It is marked as paid.", return: "It was returned." },
  cancel: "Cancel",
  forBank: "For the bank",
  total: (count: number) => (count === 1 ? "1 request, in all" : `${count} requests, in all`),
  bankText: "A CSV file with everything that is due.",
  download: "Download list for the bank",
  downloaded: (file: string) => `${file} is in your downloads.`,
  notDownloaded: "The list could not be saved. Please try again.",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
