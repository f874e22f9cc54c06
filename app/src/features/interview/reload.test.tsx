// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderPage } from "../../testing/renderPage.tsx";
import InterviewPage from "./InterviewPage.tsx";
import { stateFor } from "./logic/navigation.ts";
import { choice, interviewWorld } from "./testing/interviewServer.ts";
import { words as choosing } from "./parts/choosingWords.ts";
import { words as working } from "./parts/workingWords.ts";
import { words } from "./words.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = { ...words.en, ...choosing.en, ...working.en };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  configure({ reactStrictMode: false });
});

async function answering({ ports }: World) {
  const entry = { pathname: "/audio-interview", state: stateFor(choice) };
  await renderPage(<InterviewPage />, ports, "/audio-interview", entry);
  await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
}

const type = (value: string) =>
  fireEvent.input(screen.getByRole("textbox", { name: w.yourAnswer }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("After a reload", () => {
  const deadlines = ({ ports }: World) =>
    [...ports.store.rows.attempts.values()].map(({ deadlineAt }) => deadlineAt);

  it("[bug 26] tells that the time is over, whether the page was reloaded just before or after", async () => {
    const world = await interviewWorld();
    await answering(world);
    await waitFor(() => expect(deadlines(world)).not.toContain(null));
    cleanup();
    world.ports.clock.advance(30 * 60_000 - 5_000);
    await answering(world);
    await waitFor(() => expect(screen.getByRole("timer").textContent).toContain("0:05"));
    expect(screen.queryByText(w.timeOver)).toBeNull();
    world.ports.clock.advance(5_000);
    expect(await screen.findByText(w.timeOver, undefined, { timeout: 3_000 })).toBeTruthy();
    cleanup();
    world.ports.clock.advance(5_000);
    await answering(world);
    expect(await screen.findByText(w.timeOver)).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toBe(w.overTime("0:05"));
  });

  it("[bug 27] hears every letter, also where it was mounted twice or has been left before", async () => {
    const world = await interviewWorld();
    const texts = () => [...world.ports.store.rows.answers.values()].map(({ text }) => text);
    configure({ reactStrictMode: true });
    for (const text of ["mounted twice", "left and opened again"]) {
      await answering(world);
      // Whatever was to be stopped has been stopped by then.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      type(text);
      await waitFor(() => expect(texts()).toEqual([text]));
      press(w.next);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How did you build part 1?");
      press(w.previous);
      cleanup();
    }
  });
});
