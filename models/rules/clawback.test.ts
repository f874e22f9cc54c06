import { describe, expect, it } from "vitest";
import { creditsToGiveBack } from "./clawback.ts";

const order = { credits: 500, amountInPaise: 49_900 };
const after = (refundedInPaise: number, disputedInPaise = 0) =>
  creditsToGiveBack(order, { refundedInPaise, disputedInPaise });

describe("What a purchase gives back", () => {
  it("[PY3] is nothing before a refund, everything after a whole one, and a part rounded down", () => {
    expect([after(0), after(49_900), after(24_950), after(99), after(100)]).toEqual([0, 500, 250, 0, 1]);
  });

  it("[PY3] is never more than was bought, whatever refund and dispute add up to", () => {
    expect([after(49_900, 49_900), after(0, 49_900), after(30_000, 30_000)]).toEqual([500, 500, 500]);
  });
});
