import { describe, expect, it } from "vitest";
import { makeAllowance } from "./allowance.ts";

/** An allowance of which so many seconds are left; what was charged is in the list. */
function allow(left: number) {
  const charged: number[] = [];
  const told: unknown[] = [];
  const allowance = makeAllowance({
    async charge(seconds) {
      charged.push(seconds);
      left -= seconds;
      if (Number.isNaN(left)) throw new Error("no database");
      return left >= 0;
    },
    onSpent: () => void told.push("spent"),
    onFault: (why) => void told.push(String(why)),
    countedMs: 1_000,
  });
  return { allowance, charged, told };
}

/** So many chunks come. */
const chunks = (count: number, use: (ms: number) => void) => {
  for (let n = 0; n < count; n++) use(1_500);
};

describe("what a person may have written down", () => {
  it("is counted ten seconds at a time, and the rest at the end, without what was counted before", async () => {
    const { allowance, charged, told } = allow(100);
    chunks(10, allowance.use);
    expect(charged).toEqual([11]);
    allowance.end();
    expect(charged).toEqual([11, 3]);
    await Promise.resolve();
    expect(told).toEqual([]);
  });

  it("costs nothing more where less than a second came", () => {
    const { allowance, charged } = allow(100);
    allowance.use(900);
    allowance.end();
    expect(charged).toEqual([]);
  });

  it("is told when it is used up, and what could not be counted is told too", async () => {
    const spent = allow(5);
    chunks(8, spent.allowance.use);
    await expect.poll(() => spent.told).toEqual(["spent"]);
    const broken = allow(NaN);
    chunks(8, broken.allowance.use);
    await expect.poll(() => broken.told).toEqual(["Error: no database"]);
  });
});
