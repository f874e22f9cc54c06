import { describe, expect, it } from "vitest";
import { turns } from "./turns.ts";

/** Work that notes how many of its kind run, and ends when it is told to. */
function workshop() {
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0, order: [] as number[] };
  const work = (n: number) => async () => {
    seen.order.push(n);
    seen.most = Math.max(seen.most, ++seen.running);
    await new Promise<void>((done) => ends.push(done));
    seen.running--;
    return n;
  };
  return { seen, work, endOne: () => ends.shift()?.() };
}

const tick = () => new Promise((wake) => setImmediate(wake));

describe("turns", () => {
  it("let two work at once, the others in their order, and nobody slip in between", async () => {
    const inTurn = turns(2, 10);
    const { seen, work, endOne } = workshop();
    const all = [0, 1, 2, 3].map((n) => inTurn(work(n)));
    await tick();
    endOne();
    // Comes at the very moment at which a place is free and one is waiting for it.
    await Promise.resolve();
    all.push(inTurn(work(4)));
    for (let n = 0; n < 5; n++) {
      await tick();
      endOne();
    }
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
    expect(seen).toMatchObject({ most: 2, order: [0, 1, 2, 3, 4] });
  });

  it("turn away whoever finds the queue full, and go on after a failure", async () => {
    const inTurn = turns(1, 1);
    const { work, endOne } = workshop();
    const first = inTurn(work(1));
    const second = inTurn(() => Promise.reject(new Error("fails")));
    await expect(inTurn(work(3))).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
    await tick();
    endOne();
    expect(await first).toBe(1);
    await expect(second).rejects.toThrow("fails");
    expect(await inTurn(async () => "open again")).toBe("open again");
  });
});
