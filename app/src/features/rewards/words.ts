import type { Dictionary } from "#app/ui/words.ts";

const en = {
  title: "Rewards",
  loading: "Your rewards are being loaded",
  failed: "Your rewards could not be loaded.",
  tryAgain: "Try again",
  asOf: (date: string) => `There is no connection. This is how it stood on ${date}.`,

  balance: "Reward balance",
  below: "A payment was refunded after its reward was paid out. New rewards fill the gap first.",
  joined: (count: number) => (count === 1 ? "1 friend has joined" : `${count} friends have joined`),

  how: "How it works",
  steps: [
    "Send your link to a friend.",
    "When they buy credits, half of what they pay becomes your reward.",
    "Ask for your balance here. It is paid to your UPI id after the month ends.",
  ],

  link: "Your share link",
  copy: "Copy link",
  copied: "Copied",
  notCopied: "It could not be copied. Press and hold the link to copy it.",
  share: "Share",
  shareText: "I practise job interviews with Taiyari. Try it with my link:",

  redeem: "Get your reward",
  nothing: "As soon as there is something in your balance, you can ask for it here.",
  upi: "UPI id",
  upiHint: "Like name@bank. Your UPI app shows it.",
  upiWrong: "Please enter a UPI id like name@bank.",
  ask: (amount: string) => `Ask for ${amount}`,
  network: "There is no connection. Asking for your reward needs one.",
  notSent: "Redemption failed.",
  /** The server's refusals, by code, in the language of the page; what is not here is said as it came. */
  refusals: {} as Partial<Record<string, string>>,

  states: {
    requested: "Requested",
    due: "Due, will be paid",
    settled: "Paid",
    returned: "Could not be paid",
  },
  requested: (upi: string) => `Your balance at the end of the month goes to ${upi}.`,
  due: (amount: string, month: string, upi: string) => `${amount} for ${month} will be paid to ${upi}.`,
  returned: (reason: string) => `Could not be paid: ${reason}`,
  again: "The amount is back in your balance. Check your UPI id and ask again.",
  change: "Change UPI id",
  saveUpi: "Save UPI id",
  cancel: "Cancel",
  withdraw: "Withdraw request",

  history: "History",
  gone: "Account deleted",
  takenBack: "Taken back, the payment was refunded",
  entryStates: { free: "In your balance", due: "On its way", settled: "Paid" },
  older: "Show older",
  payouts: "Pay-outs",

  empty: "Nobody has joined yet",
  emptyText: "Send your link to a friend who is looking for a job. When they buy credits, you see it here.",
  quiet: "Your friends have not bought credits yet. When they do, you see it here.",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
