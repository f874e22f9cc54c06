// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generateReport } from "#models/contract/reports.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import { arrivesAt, place, renderPage } from "../../testing/renderPage.tsx";
import InterviewPage from "./InterviewPage.tsx";
import { stateFor } from "./logic/navigation.ts";
import { words as failedWords } from "./parts/failedWords.ts";
import { words as finishWords } from "./parts/finishWords.ts";
import { choice, interviewWorld } from "./testing/interviewServer.ts";
import { words } from "./words.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = { ...words.en, ...failedWords.en };
const f = finishWords.en;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function answering({ ports }: World) {
  const entry = { pathname: "/audio-interview", state: stateFor(choice) };
  await renderPage(<InterviewPage />, ports, "/audio-interview", entry);
  return screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: w.yourAnswer });
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("Finishing", () => {
  async function atTheEnd(world: World) {
    await answering(world);
    type("an answer");
    await press(w.next);
  }

  it("asks once when questions have no answer, naming how many", async () => {
    const world = await interviewWorld();
    await atTheEnd(world);
    await press(w.finish);
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(f.ask(1))).toBeTruthy();
    await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: w.finish })));
    await waitFor(() => expect(place.path).toBe("/report/c1/r1"));
    expect(world.ports.store.rows.reports.size).toBe(1);
  });

  it("asks nothing when all are answered", async () => {
    const world = await interviewWorld();
    await atTheEnd(world);
    type("the other answer");
    await press(w.finish);
    await waitFor(() => expect(place.path).toBe("/report/c1/r1"));
  });

  it("asks about sentences that were said and nothing could write down, and waits for those that are about to be", async () => {
    const world = await interviewWorld();
    await atTheEnd(world);
    type("the other answer");
    const { sound, attempts } = world.ports.store.rows;
    const attemptId = [...attempts.keys()][0] ?? "";
    const stretch = { stretch: "s", index: 1, questionId: "q1", segments: ["s/0000", "s/0001"], more: true };
    sound.set(attemptId, [stretch]);
    await press(w.finish);
    const dialog = await screen.findByRole("dialog", undefined, { timeout: 6_000 });
    expect(within(dialog).getByText(f.unwritten(2))).toBeTruthy();
    expect(within(dialog).queryByText(f.ask(0))).toBeNull();
    await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: f.goOnAnswering })));
    await press(w.finish);
    setTimeout(() => sound.delete(attemptId), 300);
    await waitFor(() => expect(place.path).toBe("/report/c1/r1"));
  });

  it("says that the report failed and goes back to the interview with everything in place", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateReport, refuse("report_failed"));
    await atTheEnd(world);
    type("the other answer");
    await press(w.finish);
    expect((await screen.findByRole("alert")).textContent).toContain(problems.report_failed.say);
    await press(w.backToInterview);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 1?" });
    expect(box().value).toBe("the other answer");
  });

  it("leads to the coach's own report at once when there is no network", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateReport, refuse("offline"));
    await atTheEnd(world);
    type("the other answer");
    await press(w.finish);
    await arrivesAt("/report/c1/r1");
    const [kept] = [...world.ports.store.rows.reports.values()];
    expect(kept?.report).toMatchObject({ provisional: true, answeredQuestions: 2 });
  });
});
