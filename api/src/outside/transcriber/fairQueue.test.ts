import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeFairQueue, type Waiting } from "./fairQueue.ts";

type Job = Waiting & { n: number };
const final = (owner: string, n = 0): Job => ({ kind: "final", owner, n });
const partial = (owner: string, n = 0): Job => ({ kind: "partial", owner, n });

function drained(queue: ReturnType<typeof makeFairQueue<Job>>): string[] {
  const order: string[] = [];
  for (let job = queue.take(); job; job = queue.take()) order.push(`${job.owner}${job.n}`);
  return order;
}

describe("a fair queue", () => {
  it("lets owners take turns", () => {
    const queue = makeFairQueue<Job>(9);
    [final("a", 1), final("a", 2), final("a", 3), final("b", 1), final("c", 1), final("c", 2)].forEach(
      queue.add,
    );
    expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  });

  it("takes finals before partials", () => {
    const queue = makeFairQueue<Job>(9);
    [partial("a", 1), partial("b", 1), final("c", 1), final("a", 2)].forEach(queue.add);
    expect(drained(queue)).toEqual(["c1", "a2", "a1", "b1"]);
  });

  it("refuses partials when it is full, and never a final", () => {
    const queue = makeFairQueue<Job>(2);
    expect([final("a"), final("a"), partial("b"), final("b")].map(queue.add)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(queue.size()).toBe(3);
  });

  it("puts one back before the others of its owner, and forgets what is not wanted", () => {
    const queue = makeFairQueue<Job>(9);
    const unwanted = final("a", 2);
    [final("a", 1), unwanted, final("a", 3)].forEach(queue.add);
    const first = queue.take();
    if (first) queue.putBack(first);
    queue.remove(unwanted);
    queue.remove(unwanted);
    expect(drained(queue)).toEqual(["a1", "a3"]);
  });

  it("keeps nobody waiting longer than one round of all who wait", () => {
    const owners = fc.constantFrom("a", "b", "c", "d");
    fc.assert(
      fc.property(fc.array(owners, { minLength: 1, maxLength: 40 }), (line) => {
        const queue = makeFairQueue<Job>(99);
        line.forEach((owner, n) => queue.add(final(owner, n)));
        const order = drained(queue).map((job) => job.charAt(0));
        expect(order.toSorted()).toEqual(line.toSorted());
        const round = order.slice(0, new Set(line).size);
        expect(new Set(round).size).toBe(round.length);
      }),
    );
  });
});
