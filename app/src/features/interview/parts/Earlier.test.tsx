// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fakePorts } from "../../../testing/fakePorts.ts";
import { renderPage } from "../../../testing/renderPage.tsx";
import { someAttempt } from "../../../testing/someCompanies.ts";
import { words } from "./earlierWords.ts";
import { EarlierLine } from "./EarlierLine.tsx";

// Its code is fetched when it is first shown, which a busy machine may take its time for.
beforeAll(() => import("./Earlier.tsx"));
afterEach(cleanup);
const w = words.en;
const attempt = { ...someAttempt, timestamp: 0 };

async function show(kind: "replaced" | "other", { attemptId = attempt.attemptId, text = "mine" } = {}) {
  const ports = fakePorts();
  const earlier = { kind, attemptId, text: "the other text", device: "Chrome on Android", timestamp: 1 };
  await ports.store.answers.change({ ...attempt, index: 0 }, () => ({ row: null, earlier: [earlier] }));
  const told = { onUse: vi.fn(), onKeepMine: vi.fn() };
  await renderPage(
    <EarlierLine attempt={attempt} index={0} text={text} {...told} />,
    ports,
    "/audio-interview",
  );
  return { ports, ...told };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("Another version of an answer", () => {
  it("is named by its device, can be looked at, and takes the place of mine when it is chosen", async () => {
    const { ports, onUse } = await show("other");
    expect(await screen.findByText("There is another version from Chrome on Android.")).toBeTruthy();
    expect(screen.queryByText("the other text")).toBeNull();
    await press(w.view);
    expect(screen.getByText("the other text")).toBeTruthy();
    await press(w.useThis);
    expect(onUse).toHaveBeenCalledWith("the other text");
    expect(ports.store.rows.history).toEqual([]);
  });

  it("goes when mine is kept, which is then sent on top of it", async () => {
    const { onKeepMine } = await show("other");
    await screen.findByText("There is another version from Chrome on Android.");
    await press(w.keepMine);
    expect(onKeepMine).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("There is another version from Chrome on Android.")).toBeNull();
  });

  it("is not offered when it is the text on screen, or belongs to another attempt", async () => {
    await show("other", { text: "the other text" });
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    await show("other", { attemptId: "a-0" });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("brings back the text that was cleared", async () => {
  const { onUse } = await show("replaced", { text: "" });
  await screen.findByRole("button");
  await press(w.bringBack);
  expect(onUse).toHaveBeenCalledWith("the other text");
});
