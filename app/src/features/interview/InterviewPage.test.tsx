// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listCompanies } from "#models/contract/companies.ts";
import { generateQuestions } from "#models/contract/questions.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { Question } from "#models/entities/question.ts";
import { ANSWER_MAX } from "#models/entities/basics.ts";
import type { SentCall } from "../../testing/fakeApi.ts";
import { fakeTurns } from "../../testing/fakePorts.ts";
import { place, renderPage } from "../../testing/renderPage.tsx";
import { ErrorBoundary } from "../../shell/ErrorBoundary.tsx";
import { someReport } from "../../testing/someReport.ts";
import InterviewPage from "./InterviewPage.tsx";
import { stateFor } from "./logic/navigation.ts";
import { choice, company, interviewWorld, questionOf } from "./testing/interviewServer.ts";
import { words as failedWords } from "./parts/failedWords.ts";
import { words as choosing } from "./parts/choosingWords.ts";
import { words as working } from "./parts/workingWords.ts";
import { words as elsewhereWords } from "./parts/elsewhereWords.ts";
import { words } from "./words.ts";
import { hi as choosingHi } from "./parts/choosingWords.hi.ts";
import { hi as workingHi } from "./parts/workingWords.hi.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = { ...words.en, ...failedWords.en, ...choosing.en, ...working.en };
const e = elsewhereWords.en;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = ({ ports }: World, state: unknown = stateFor(choice)) =>
  renderPage(<InterviewPage />, ports, "/audio-interview", { pathname: "/audio-interview", state });

async function answering(world: World) {
  await open(world);
  return screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: w.yourAnswer });
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const dots = () => screen.getAllByRole("button", { name: /^Question \d of \d, / });

describe("Without a round", () => {
  it("offers an unfinished attempt first, then company and round; Start waits for both", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(listCompanies, { companies: [company] });
    await open(world, null);
    const start = await screen.findByRole<HTMLButtonElement>("button", { name: w.start });
    expect(start.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(w.company), { target: { value: "c1" } });
    expect(start.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(w.round), { target: { value: "r1" } });
    expect(start.disabled).toBe(false);
    expect(screen.getByText(w.variable)).toBeTruthy();
    expect(screen.getByText(w.minutes(30))).toBeTruthy();
    expect(screen.getByText(w.microphone)).toBeTruthy();
    fireEvent.click(start);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
    expect(place.state).toMatchObject(
      stateFor(choice, { userId: world.userId, openedAt: world.ports.clock.now() }),
    );
    cleanup();
    await open(world, null);
    expect(await screen.findByText("You have an unfinished round")).toBeTruthy();
    press("Go on: Quick Interview: Technical round");
    await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
    expect(world.ledger.charges).toBe(1);
  });

  it("says so when the companies cannot be fetched, and tries again", async () => {
    const world = await interviewWorld();
    await open(world, null);
    expect(await screen.findByText(w.companiesFailed)).toBeTruthy();
    world.ports.api.answer(listCompanies, { companies: [] });
    press(w.tryAgain);
    expect(await screen.findByText(w.noCompanies)).toBeTruthy();
  });
});

describe("Preparing", () => {
  it("shows a bar that fills and what to expect", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, () => new Promise(() => {}));
    await open(world);
    const bar = await screen.findByRole("progressbar", { name: w.preparingTitle });
    expect(screen.getByText(w.preparingSteps[0] ?? "")).toBeTruthy();
    expect(screen.getByText(w.expectLength(30))).toBeTruthy();
    world.ports.clock.advance(15_000);
    await waitFor(() => expect(Number(bar.getAttribute("aria-valuenow"))).toBeGreaterThan(50), {
      timeout: 3_000,
    });
  });

  it.each([
    ["resume_missing", w.resumeMissing, w.uploadResume, "/resume-upload?shouldStopredirection=true"],
    ["credits_short", w.creditsShort, w.dashboard, "/dashboard"],
    ["questions_failed", w.questionsFailed, w.dashboard, "/dashboard"],
  ] as const)("says the catalogue's sentence for %s and has a way on", async (code, sentence, way, to) => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, refuse(code));
    await open(world);
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    expect(sentence).toBe(problems[code].say);
    expect(screen.getByRole("link", { name: way }).getAttribute("href")).toBe(to);
    expect(screen.queryByRole("button", { name: w.tryAgain }) !== null).toBe(code === "questions_failed");
  });
});

describe("Answering", () => {
  it("focuses each new question", async () => {
    const world = await interviewWorld();
    const first = await answering(world);
    expect(document.activeElement).toBe(first);
    press(w.next);
    expect(document.activeElement?.textContent).toBe("How did you build part 1?");
  });

  it("lets Save Answer be pressed only when something is written, and says that it is saved", async () => {
    const world = await interviewWorld();
    await answering(world);
    const save = screen.getByRole<HTMLButtonElement>("button", { name: w.save });
    expect(save.disabled).toBe(true);
    type("   ");
    expect(save.disabled).toBe(true);
    type("an answer");
    expect(save.disabled).toBe(false);
    expect(screen.getAllByText("Saved to your account")).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByText("Saved to your account")).toHaveLength(2));
    fireEvent.click(save);
    expect(await screen.findByRole("button", { name: w.saved })).toBeTruthy();
    type("an answer, changed");
    expect(screen.getByRole("button", { name: w.save })).toBeTruthy();
  });

  it("counts the words", async () => {
    const world = await interviewWorld();
    await answering(world);
    type("three words here");
    expect(screen.getByText(/^3 words/)).toBeTruthy();
  });

  it("[bug 1] says that the text is not saved and offers to copy it", async () => {
    const world = await interviewWorld();
    await answering(world);
    world.ports.store.full = new DOMException("full", "QuotaExceededError");
    type("an answer");
    expect((await screen.findByText(w.notSaved)).textContent).toBe(w.notSaved);
    expect(screen.getByRole("button", { name: w.copy })).toBeTruthy();
    expect(box().value).toBe("an answer");
  });

  it("keeps the text on the screen when the store itself breaks, and says that it is not saved", async () => {
    const world = await interviewWorld();
    await answering(world);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    world.ports.store.answers.type = () => {
      throw new Error("no store");
    };
    type("an answer");
    expect(await screen.findByText(w.notSaved)).toBeTruthy();
    expect(box().value).toBe("an answer");
    log.mockRestore();
  });

  it("has a dot for each question that says where it stands, and moves there", async () => {
    const world = await interviewWorld(3);
    await answering(world);
    type("an answer");
    expect(dots().map((dot) => dot.getAttribute("aria-label"))).toEqual([
      "Question 1 of 3, answered",
      "Question 2 of 3, not answered yet",
      "Question 3 of 3, not answered yet",
    ]);
    expect(dots().map((dot) => dot.getAttribute("aria-current"))).toEqual(["step", null, null]);
    press(/^Question 3 of 3, /);
    expect(box().value).toBe("");
    press(/^Question 1 of 3, /);
    expect(box().value).toBe("an answer");
  });

  it("moves by Alt and arrows, goes on by Ctrl and Enter, and leaves plain keys alone", async () => {
    const world = await interviewWorld();
    await answering(world);
    const level1 = () => screen.getByRole("heading", { level: 1 }).textContent;
    fireEvent.keyDown(box(), { key: "ArrowRight" });
    expect(level1()).toBe("How did you build part 0?");
    fireEvent.keyDown(box(), { key: "ArrowRight", altKey: true });
    expect(level1()).toBe("How did you build part 1?");
    expect(fireEvent.keyDown(box(), { key: "ArrowLeft", altKey: true })).toBe(false);
    expect(level1()).toBe("How did you build part 0?");
    fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true });
    expect(level1()).toBe("How did you build part 1?");
  });

  it("neither leaves out a question nor finishes by the second press of a double one, nor by a key that is held down", async () => {
    const world = await interviewWorld();
    await answering(world);
    type("an answer");
    press(w.next);
    type("the other answer");
    press(/^Question 1 of 2, /);
    fireEvent.click(screen.getByRole("button", { name: w.next }), { detail: 2 });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How did you build part 0?");
    fireEvent.click(screen.getByRole("button", { name: w.next }), { detail: 1 });
    fireEvent.click(screen.getByRole("button", { name: w.finish }), { detail: 2 });
    fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true, repeat: true });
    expect(box().value).toBe("the other answer");
    expect(place.path).toBe("/audio-interview");
    fireEvent.click(screen.getByRole("button", { name: w.finish }), { detail: 1 });
    await waitFor(() => expect(place.path).toBe("/report/c1/r1"));
  });

  it("says when no more fits in the box, of which the browser drops the rest without a word", async () => {
    const world = await interviewWorld();
    await answering(world);
    type("a".repeat(ANSWER_MAX));
    expect(await screen.findByText(w.full)).toBeTruthy();
  });

  it("goes on when the choice about reading aloud cannot be remembered", async () => {
    const world = await interviewWorld();
    await answering(world);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem });
    press(w.aloudOn);
    expect(screen.getByRole("button", { name: w.aloudOff })).toBeTruthy();
    expect(warn).toHaveBeenCalled();
    vi.unstubAllGlobals();
    warn.mockRestore();
  });

  const asking = async (questions: Question[]) => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, ({ body }: SentCall) => ({
      ...{ attemptId: (body as { attemptId: string }).attemptId, companyId: "c1", roundId: "r1", questions },
      ...{ madeBy: { by: "coach", version: "1" }, createdAt: "2026-11-27T10:00:00.000Z", credits: 100 },
    }));
    await answering(world);
  };

  it("quotes the resume line without its bullet", async () => {
    await asking([{ ...questionOf(0), resumeLine: "• Architected part 0" }]);
    expect(screen.getByText(w.fromResume("Architected part 0"))).toBeTruthy();
  });

  it("[LM12] says of each question that the coach stands in for the AI interviewer", async () => {
    await asking([questionOf(0), { ...questionOf(1), standsIn: true }]);
    expect(screen.queryByText(w.standsIn)).toBeNull();
    press(w.next);
    expect(await screen.findByText(w.standsIn)).toBeTruthy();
  });

  it("tells once that the time is over, and counts over it", async () => {
    const world = await interviewWorld();
    await answering(world);
    expect(screen.getByRole("timer").textContent).toContain("30:00");
    world.ports.clock.advance(30 * 60_000 + 12_000);
    expect(await screen.findByText(w.timeOver, undefined, { timeout: 3_000 })).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toBe(w.overTime("0:12"));
    press(w.understood);
    expect(screen.queryByText(w.timeOver)).toBeNull();
  });

  it("offers Replay only where there is a voice, and remembers that reading aloud is off", async () => {
    const world = await interviewWorld();
    await answering(world);
    press(w.aloudOn);
    expect(screen.getByRole("button", { name: w.aloudOff })).toBeTruthy();
    expect(localStorage.getItem("taiyari-read-aloud")).toBe("off");
    cleanup();
    const silent = await interviewWorld();
    silent.ports.voice.available = () => false;
    await answering(silent);
    expect(screen.queryByRole("button", { name: w.replay })).toBeNull();
    expect(screen.getByText(w.noVoice)).toBeTruthy();
    press(w.next);
    expect(screen.queryByText(w.noVoice)).toBeNull();
  });
});

describe("In two tabs", () => {
  const notice = () => screen.queryByText(e.elsewhere);

  async function second(world: World) {
    await answering(world);
    await screen.findByText(e.elsewhere);
  }

  it("[bug 30] only shows the round that another tab answers, and writes nothing", async () => {
    const world = await interviewWorld(2, { turns: fakeTurns(false) });
    await second(world);
    expect(box().readOnly).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: w.save }).disabled).toBe(true);
    expect(screen.queryByRole("button", { name: w.replay })).toBeNull();
    const rows = () =>
      JSON.stringify([...world.ports.store.rows.answers, ...world.ports.store.rows.attempts]);
    const before = rows();
    type("from here");
    press(w.next);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How did you build part 1?");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: w.finish }).disabled).toBe(true);
    fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true });
    expect(screen.queryByRole("dialog")).toBeNull();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(rows()).toBe(before);
    expect(place.path).toBe("/audio-interview");
  });

  it("says that another device has finished the round, and leads to its report", async () => {
    const world = await interviewWorld();
    await answering(world);
    const [key = { attemptId: "", userId: "", companyId: "", roundId: "" }] =
      world.ports.store.rows.attempts.values();
    await act(async () => world.ports.store.reports.keep(key, { ...someReport, attemptId: key.attemptId }));
    expect(await screen.findByText(e.finishedElsewhere)).toBeTruthy();
    expect(screen.getByRole("link", { name: e.seeReport }).getAttribute("href")).toBe("/report/c1/r1");
  });

  it("[bug 30] goes on here with what the other tab has written, once it is asked to", async () => {
    const world = await interviewWorld(2, { turns: fakeTurns(false) });
    await second(world);
    const { store } = world.ports;
    const { attemptId = "" } = (await store.attempts.open(world.userId))[0] ?? {};
    const answer = {
      userId: world.userId,
      companyId: "c1",
      roundId: "r1",
      index: 0,
      attemptId,
      questionId: "q0",
    };
    store.answers.type({ ...answer, text: "from the other tab" }, { onKept() {}, onLost() {} });
    press(e.continueHere);
    await waitFor(() => expect(notice()).toBeNull());
    await screen.findByRole("heading", { level: 1 });
    expect(box().readOnly).toBe(false);
    expect(box().value).toBe("from the other tab");
    type("from the other tab, and this one");
    await waitFor(() =>
      expect([...store.rows.answers.values()][0]?.text).toBe("from the other tab, and this one"),
    );
  });

  it("writes what waits and becomes read-only when another tab takes over", async () => {
    const world = await interviewWorld();
    await answering(world);
    const flush = vi.spyOn(world.ports.store.answers, "flush");
    type("the first tab's answer");
    flush.mockClear();
    act(() => world.ports.turns.lose());
    expect(notice()).toBeTruthy();
    expect(flush).toHaveBeenCalledOnce();
    expect(box().readOnly).toBe(true);
    expect(box().value).toBe("the first tab's answer");
  });
});

describe("A fault of the interview itself", () => {
  it("is shown with a way on, not as a page that waits for ever", async () => {
    const world = await interviewWorld();
    const page = (
      <ErrorBoundary>
        <InterviewPage />
      </ErrorBoundary>
    );
    await renderPage(page, world.ports, "/audio-interview", {
      pathname: "/audio-interview",
      state: stateFor(choice),
    });
    const mute = await screen.findByRole("button", { name: w.aloudOn });
    // The action behind this button is made to throw: it can neither remember the choice nor say so.
    const fail = () => {
      throw new Error("broken");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: fail });
    const warn = vi.spyOn(console, "warn").mockImplementation(fail);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    fireEvent.click(mute);
    expect(await screen.findByRole("heading", { name: "This page has tripped" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    vi.unstubAllGlobals();
    warn.mockRestore();
    log.mockRestore();
  });
});

describe("Words", () => {
  it("have the catalogue's sentences in English, and as many steps in Hindi", () => {
    expect(w.noCompanies).toBe("No companies available. Contact admin to add companies.");
    expect(w.roundGone).toBe(problems.round_not_found.say);
    expect(workingHi.preparingSteps).toHaveLength(w.preparingSteps.length);
    expect(workingHi.reportingSteps).toHaveLength(w.reportingSteps.length);
    expect(choosingHi.feature).toHaveLength(w.feature.length);
  });
});
