import { describe, expect, it } from "vitest";
import { key, world } from "./testing/world.ts";

describe("A text", () => {
  it("is claimed to be in the account no longer than until the next key", async () => {
    const { sync, time, ports } = world();
    sync.start();
    await time.pass(0);
    const type = (text: string) =>
      ports.store.answers.type(
        { ...key, index: 0, attemptId: "a1", questionId: "q0", text },
        { onKept() {}, onLost() {} },
      );
    type("o");
    await time.pass(3_000);
    expect(sync.state()).toMatchObject({ waiting: 0, counted: true });
    // The disk is slow: rows tell of nothing yet.
    ports.store.full = new Error("not yet");
    type("on");
    expect(sync.state()).toMatchObject({ waiting: 0, counted: false });
  });
});
