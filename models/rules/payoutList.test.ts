import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Redemption } from "../entities/reward.ts";
import { payoutList } from "./payoutList.ts";

const due: Redemption = {
  redemptionId: "r-1",
  userId: "u-1",
  name: "Candidate",
  email: "candidate@example.com",
  upiId: "candidate@okbank",
  amountInPaise: 24_950,
  state: "due",
  month: "2026-11",
  reason: null,
  createdAt: "2026-11-27T10:00:00.000Z",
};
const HEAD = "Redemption id,Name,UPI id,Amount (INR),Month\r\n";

/** Reads a CSV file as RFC 4180 has it. */
function read(text: string): string[][] {
  const fields = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, field = "", end] of text.matchAll(fields)) {
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("[RW9] the list for the bank", () => {
  it("has a line for each request that is due, in rupees with two decimals", () => {
    const more = { ...due, redemptionId: "r-2", amountInPaise: 5 };
    expect(payoutList([due, more])).toBe(
      `${HEAD}r-1,Candidate,candidate@okbank,249.50,2026-11\r\nr-2,Candidate,candidate@okbank,0.05,2026-11\r\n`,
    );
  });

  it("has nothing that is not due", () => {
    const others = (["requested", "settled", "returned"] as const).map((state) => ({ ...due, state }));
    expect(payoutList(others)).toBe(HEAD);
  });

  it.each(["=1+1", "+91", "-1", "@sum", "\tx", "\rx", " =1+1", "＝1"])(
    "makes a text of the formula %j",
    (name) => {
      const [, row] = read(payoutList([{ ...due, name }]));
      expect(row?.[1]).toBe(`'${name}`);
    },
  );

  it("comes back as it was written, whatever a name is made of", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("", ",", '"', "\n", "\r\n"),
        (name, more) => {
          const [head, row, ...rest] = read(payoutList([{ ...due, name: `A${name}${more}` }]));
          expect([head?.length, row?.[1], rest]).toEqual([5, `A${name}${more}`, []]);
        },
      ),
    );
  });
});
