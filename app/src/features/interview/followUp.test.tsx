// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { wantFollowUps } from "../../shell/followUps.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { renderPage } from "../../testing/renderPage.tsx";
// Fetched before: a first letter and a press come closer together here than anybody types.
import "./followUp/parts.ts";
import { words as followUpWords } from "./followUp/words.ts";
import { hi } from "./followUp/words.hi.ts";
import { tipOf } from "./followUp/tipOf.ts";
import InterviewPage from "./InterviewPage.tsx";
import { stateFor } from "./logic/navigation.ts";
import { choice, interviewWorld, questionOf } from "./testing/interviewServer.ts";
import { words } from "./words.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = words.en;
const f = followUpWords.en;

const ANSWER = "I changed the cache in our service, and I cut the loading time by 40% within two weeks.";
const ASKED = "You said “I cut the loading time by 40% within two weeks”: how did you measure it?";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open({ ports }: World) {
  const state = stateFor(choice);
  await renderPage(<InterviewPage />, ports, "/audio-interview", { pathname: "/audio-interview", state });
  return screen.findByRole("heading", { level: 1 });
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: w.yourAnswer });
const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  act(() => button.focus());
  fireEvent.click(button);
};
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const next = () => press(w.next);

/** Types an answer; what asks about it is fetched with the first letter. */
async function answer(text: string) {
  fireEvent.input(box(), { target: { value: text } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
const rows = ({ ports }: World) => [...ports.store.rows.answers.values()];
/** The row of what is on screen, once it is down. */
const isDown = (world: World, text: string) =>
  waitFor(() => expect(rows(world)).toEqual([expect.objectContaining({ text })]));

describe("A follow-up", () => {
  it("[FU4] is asked when one goes on from an answer, beneath its question, and stored with it", async () => {
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    next();
    expect(await screen.findByText(ASKED)).toBeTruthy();
    expect(heading()).toBe("How did you build part 0?");
    expect(box().value).toBe(ANSWER);
    expect(document.activeElement?.textContent).toBe(ASKED);
    await waitFor(() =>
      expect(rows(world)).toMatchObject([{ text: ANSWER, followUp: { question: ASKED, at: ANSWER.length } }]),
    );
    await expectAccessible();
  });

  it("[FU4, FU5] is asked once: the answer goes on in the same box, and Next goes on", async () => {
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    next();
    await screen.findByText(ASKED);
    const more = `${ANSWER} With the timer of the browser, I doubled the runs by 3.`;
    await answer(more);
    next();
    await waitFor(() => expect(heading()).toBe("How did you build part 1?"));
    expect(screen.queryByText(ASKED)).toBeNull();
    expect(rows(world)).toMatchObject([{ text: more, followUp: { at: ANSWER.length } }]);
    press(w.previous);
    expect(await screen.findByText(ASKED)).toBeTruthy();
    await answer(`${more} Really.`);
    next();
    await waitFor(() => expect(heading()).toBe("How did you build part 1?"));
  });

  it("[FU4] can be left without an answer", async () => {
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    next();
    await screen.findByText(ASKED);
    press(f.without);
    await waitFor(() => expect(heading()).toBe("How did you build part 1?"));
  });

  it("stays asked when the tab is gone and comes back", async () => {
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    next();
    await screen.findByText(ASKED);
    await isDown(world, ANSWER);
    cleanup();
    await open(world);
    expect(await screen.findByText(ASKED)).toBeTruthy();
    expect(box().value).toBe(ANSWER);
    expect(document.activeElement?.textContent).not.toBe(ASKED);
    next();
    await waitFor(() => expect(heading()).toBe("How did you build part 1?"));
  });

  it("[FU4] is asked before the last answer ends the round, and not when the time is over", async () => {
    const world = await interviewWorld(1);
    await open(world);
    await answer(ANSWER);
    press(w.finish);
    await screen.findByText(ASKED);
    expect(world.ledger.reports).toBe(0);
    press(w.finish);
    await waitFor(() => expect(world.ledger.reports).toBe(1));
    const [report] = [...world.ports.store.rows.reports.values()];
    const sent = world.ports.api.calls.find(({ name }) => name === "POST /reports/generate");
    expect(sent?.body).toMatchObject({ answers: [{ followUp: { question: ASKED } }] });
    expect(report).toBeTruthy();
  });

  it("[FU4] is not asked when the time is over", async () => {
    const world = await interviewWorld();
    await open(world);
    world.ports.clock.advance(31 * 60_000);
    await screen.findByText(w.timeOver, undefined, { timeout: 3_000 });
    await answer(ANSWER);
    next();
    await waitFor(() => expect(heading()).toBe("How did you build part 1?"));
  });

  it("[FU4] is not asked where somebody has switched it off, nor of an answer that was only looked at", async () => {
    wantFollowUps(false);
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    next();
    await waitFor(() => expect(heading()).toBe("How did you build part 1?"));
    wantFollowUps(true);
    press(w.previous);
    next();
    await waitFor(() => expect(heading()).toBe("How did you build part 1?"));
    expect(rows(world)[0]).not.toHaveProperty("followUp");
  });

  it("lets who types go on typing, and says it", async () => {
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    act(() => box().focus());
    fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true });
    expect((await screen.findByRole("alert")).textContent).toBe(ASKED);
    expect(document.activeElement).toBe(box());
  });

  it("is only shown by a tab that does not have the round any more", async () => {
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    next();
    await screen.findByText(ASKED);
    await act(async () => world.ports.turns.lose());
    await waitFor(() => expect(screen.queryByRole("button", { name: f.without })).toBeNull());
    expect(screen.getByText(ASKED)).toBeTruthy();
  });

  it("[FU4] is read aloud where questions are", async () => {
    const world = await interviewWorld();
    await open(world);
    await answer(ANSWER);
    next();
    await screen.findByText(ASKED);
    await waitFor(() => expect(world.ports.voice.said.at(-1)).toBe(ASKED));
  });
});

describe("A tip", () => {
  it("opens beneath the question, by its kind, and is the same each time", async () => {
    const world = await interviewWorld();
    await open(world);
    fireEvent.click(screen.getByText(w.tip));
    expect(await screen.findByText(tipOf(f.tips, questionOf(0)))).toBeTruthy();
  });

  it("differs between questions of one kind, and has its own words for HR, in both languages", () => {
    const ids = ["a", "b", "c", "d"].map((questionId) => ({ ...questionOf(0), questionId }));
    expect(new Set(ids.map((question) => tipOf(f.tips, question))).size).toBe(3);
    const why = { ...questionOf(0), type: "behavioral" as const, entryId: "hr-why-this-company" };
    expect(f.tips.hr).toContain(tipOf(f.tips, why));
    expect(f.tips.behavioral).toContain(tipOf(f.tips, { ...why, entryId: "hr-admin-late" }));
    for (const kind of [...Object.values(f.tips), ...Object.values(hi.tips)])
      for (const tip of kind) expect(tip.split(/\s+/).length).toBeLessThanOrEqual(40);
  });
});
