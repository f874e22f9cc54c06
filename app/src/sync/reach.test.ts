import { describe, expect, it } from "vitest";
import { saveAnswer } from "#models/contract/answers.ts";
import { changes } from "#models/contract/changes.ts";
import { refuse } from "#models/contract/problems.ts";
import { nothing, row, take, world } from "./testing/world.ts";

describe("What the sync knows of the server", () => {
  it("[bug 38] is that requests reach it, although the browser believes that there is no network", async () => {
    const { sync, time, ports, put } = world();
    ports.network.set(false);
    put(row());
    sync.start();
    expect(sync.state()).toMatchObject({ reached: false });
    await time.pass(0);
    expect(sync.state()).toMatchObject({ waiting: 0, reached: true, away: false });
  });

  it("[bug 38] is asked anew when the browser loses its network: the truth is known a moment later", async () => {
    const { sync, time, ports } = world();
    sync.start();
    await time.pass(0);
    const before = ports.api.calls.length;
    ports.network.set(false);
    await time.pass(0);
    expect(ports.api.calls.length).toBe(before + 1);
    expect(sync.state()).toMatchObject({ reached: true, away: false });
    ports.api.answer(changes, refuse("offline"));
    ports.network.set(true);
    ports.network.set(false);
    await time.pass(0);
    expect(sync.state()).toMatchObject({ reached: false, away: true });
  });

  it("[bug 38] is that it is away, although the browser believes in a network, until a request reaches it", async () => {
    const { sync, time, ports, put } = world();
    for (const endpoint of [saveAnswer, changes]) ports.api.answer(endpoint, refuse("unavailable"));
    put(row());
    sync.start();
    await time.pass(0);
    expect(sync.state()).toMatchObject({ waiting: 1, reached: false, away: true });
    ports.api.answer(saveAnswer, take);
    ports.api.answer(changes, nothing);
    await sync.now();
    expect(sync.state()).toMatchObject({ waiting: 0, reached: true, away: false });
  });

  it("counts what waits before the first reply", async () => {
    const { sync, time, ports, put } = world();
    ports.api.answer(saveAnswer, () => new Promise(() => {}));
    put(row());
    sync.start();
    await time.pass(0);
    expect(sync.state()).toMatchObject({ waiting: 1, counted: true });
  });
});
