// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeTurns } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { takeLeft, wasCutOff } from "../../shell/comeBack.ts";
import InterviewPage from "./InterviewPage.tsx";
import { stateFor } from "./logic/navigation.ts";
import { choice, interviewWorld } from "./testing/interviewServer.ts";
import { words as choosing } from "./parts/choosingWords.ts";
import { words as working } from "./parts/workingWords.ts";
import { words as elsewhereWords } from "./parts/elsewhereWords.ts";
import { words } from "./words.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = { ...words.en, ...choosing.en, ...working.en };
const e = elsewhereWords.en;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  see("visible");
});

const see = (value: DocumentVisibilityState) =>
  Object.defineProperty(document, "visibilityState", { value, configurable: true });

const open = ({ ports }: World) =>
  renderPage(<InterviewPage />, ports, "/audio-interview", {
    pathname: "/audio-interview",
    state: stateFor(choice),
  });

async function answering(world: World) {
  await open(world);
  await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
}

const attempts = ({ ports }: World) => [...ports.store.rows.attempts.values()];
const spent = (world: World) => attempts(world).map(({ openFor }) => openFor[0] ?? 0);
const begun = (world: World) => waitFor(() => expect(attempts(world)[0]?.deadlineAt).toBeTruthy());

describe("The time spent on a question", () => {
  const leavings: [string, () => void][] = [
    [
      "the page is hidden",
      () => {
        see("hidden");
        document.dispatchEvent(new Event("visibilitychange"));
      },
    ],
    ["the browser leaves the page", () => void dispatchEvent(new Event("pagehide"))],
    ["another page of the app takes its place", cleanup],
  ];

  it.each(leavings)("is written down when %s", async (_, leave) => {
    const world = await interviewWorld();
    await answering(world);
    await begun(world);
    expect(spent(world)).toEqual([0]);
    world.ports.clock.advance(4_000);
    act(leave);
    await waitFor(() => expect(spent(world)).toEqual([4_000]));
  });

  it("is there again after a reload, also where the page went before its row was down", async () => {
    const world = await interviewWorld();
    await answering(world);
    await begun(world);
    const [before] = attempts(world);
    world.ports.clock.advance(4_000);
    act(() => void dispatchEvent(new Event("pagehide")));
    cleanup();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    if (before) await world.ports.store.attempts.keep(before);
    expect(spent(world)).toEqual([0]);
    await answering(world);
    await waitFor(() => expect(spent(world)).toEqual([4_000]));
    cleanup();
    localStorage.setItem("taiyari-spent", "{");
    await answering(world);
    await waitFor(() => expect(spent(world)).toEqual([4_000]));
  });

  it("is not written by a tab that only shows the round", async () => {
    const world = await interviewWorld();
    await answering(world);
    await begun(world);
    await act(async () => world.ports.turns.lose());
    await screen.findByText(e.elsewhere);
    const [before] = attempts(world);
    world.ports.clock.advance(4_000);
    act(() => void dispatchEvent(new Event("pagehide")));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(attempts(world)).toEqual([before]);
  });
});

describe("A round that was open in another tab", () => {
  it("can be gone on with here as soon as that tab is closed, with what it has written", async () => {
    const world = await interviewWorld();
    await answering(world);
    cleanup();
    Object.assign(world.ports, { turns: fakeTurns(false) });
    await answering(world);
    expect(await screen.findByText(e.elsewhere)).toBeTruthy();
    const { attemptId = "" } = attempts(world)[0] ?? {};
    const place = { userId: world.userId, companyId: "c1", roundId: "r1", index: 0, attemptId };
    const told = { onKept() {}, onLost() {} };
    world.ports.store.answers.type({ ...place, questionId: "q0", text: "from the other tab" }, told);
    act(() => world.ports.turns.free());
    expect(screen.getByText(e.freeAgain)).toBeTruthy();
    expect(screen.queryByText(e.elsewhere)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: e.continueHere }));
    await waitFor(() => expect(screen.queryByText(e.freeAgain)).toBeNull());
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: w.yourAnswer });
    expect([box.value, box.readOnly]).toEqual(["from the other tab", false]);
  });
});

describe("Somebody who is signed out in the middle of an interview", () => {
  it("has it remembered, so that the landing page can say so and lead back", async () => {
    const world = await interviewWorld();
    await answering(world);
    const now = world.ports.clock.now();
    expect(wasCutOff(now)).toBe(false);
    act(() => world.ports.auth.set({ user: null }));
    expect(wasCutOff(now)).toBe(true);
    expect(wasCutOff(now + 2 * 60 * 60_000)).toBe(false);
    expect(takeLeft("somebody else")).toBeUndefined();
    expect(wasCutOff(now)).toBe(false);
  });

  it("comes back to the same round", async () => {
    const world = await interviewWorld();
    await answering(world);
    act(() => world.ports.auth.set({ user: null }));
    expect(takeLeft(world.userId)).toMatchObject(
      stateFor(choice, { userId: world.userId, openedAt: world.ports.clock.now() }),
    );
  });

  it("is not meant while another person's profile is being read", async () => {
    const world = await interviewWorld();
    await answering(world);
    act(() => world.ports.auth.set({ user: null, loading: true }));
    expect(wasCutOff(world.ports.clock.now())).toBe(false);
  });
});
