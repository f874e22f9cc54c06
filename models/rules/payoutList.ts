import type { Redemption } from "../entities/reward.ts";

const HEAD = ["Redemption id", "Name", "UPI id", "Amount (INR)", "Month"];

/** What a spreadsheet would run instead of showing it. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** One field of RFC 4180; where it would be a formula, an apostrophe makes a text of it. */
function cell(value: string): string {
  const text = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rupees with two decimals, from whole paise: nothing is rounded. */
function rupees(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
}

const row = ({ redemptionId, name, upiId, amountInPaise, month }: Redemption) => [
  redemptionId,
  name,
  upiId,
  rupees(amountInPaise),
  month ?? "",
];

/**
 * The list for the bank (rule RW9): what is due, line by line, as a CSV file (RFC 4180). Requests that are not due are left
 * out.
 */
export function payoutList(redemptions: readonly Redemption[]): string {
  const due = redemptions.filter(({ state, amountInPaise }) => state === "due" && amountInPaise > 0);
  return [HEAD, ...due.map(row)].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}
