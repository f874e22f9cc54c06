import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyStep, take, type Step } from "./steps.ts";
import { withServer } from "./suite.ts";
import type { World } from "./world.ts";

/** FAULT_SEED repeats a run, FAULT_RUNS makes it longer. */
const SEED = Number(process.env["FAULT_SEED"] ?? 20_261_128);
const RUNS = Number(process.env["FAULT_RUNS"] ?? 200);

const newWorld = withServer();

/** Runs the steps against the real page and the real server, with everything checked after each. */
async function live(seed: number, steps: readonly Step[]): Promise<World> {
  const world = await newWorld(seed);
  await world.idle();
  for (const [at, step] of steps.entries()) {
    await take(world, step);
    await world.check(`step ${at + 1}, ${JSON.stringify(step)}`);
  }
  await world.quiesce();
  await world.check("everything works again");
  await world.end();
  return world;
}

describe("Whatever happens to page, network, server and clock", () => {
  it(`[bug 35] [bug 40] [bug 41] no text that was shown as saved is lost, nothing is charged twice, and all of it arrives (${RUNS} runs, seed ${SEED})`, async () => {
    console.log(`Fault suite: FAULT_SEED=${SEED} FAULT_RUNS=${RUNS}`);
    const lives = fc.asyncProperty(
      fc.nat(),
      fc.array(anyStep, { minLength: 4, maxLength: 16 }),
      async (seed, steps) => {
        await live(seed, steps);
      },
    );
    await fc.assert(lives, { seed: SEED, numRuns: RUNS, endOnFailure: true });
  }, 600_000);
});

describe("Named runs", () => {
  it("[bug 33] [bug 40] types, loses the reply, types on, and has the newest text in the account", async () => {
    const world = await live(1, [
      { do: "type", index: 0 },
      { do: "fault", fault: "dropReply" },
      { do: "sync" },
      { do: "extend", index: 0 },
      { do: "flush" },
      { do: "sync" },
    ]);
    expect(world.promised.size).toBe(2);
  });

  it("takes a late reply for no more than it is when another device has written since (seed 99, run 10)", async () => {
    await live(10, [
      { do: "type", index: 0 },
      { do: "fault", fault: "delay" },
      { do: "sync" },
      { do: "elsewhere", index: 0 },
      { do: "sync" },
    ]);
  });
});
