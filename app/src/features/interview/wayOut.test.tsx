// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generateQuestions, questionsOfRound } from "#models/contract/questions.ts";
import { refuse } from "#models/contract/problems.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { setLanguage } from "../../ui/language.ts";
import InterviewPage from "./InterviewPage.tsx";
import { stateFor } from "./logic/navigation.ts";
import { hi as failedHi } from "./parts/failedWords.hi.ts";
import { words as failedWords } from "./parts/failedWords.ts";
import { choice, interviewWorld, questionOf } from "./testing/interviewServer.ts";
import { words as choosing } from "./parts/choosingWords.ts";
import { words as working } from "./parts/workingWords.ts";
import { words } from "./words.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = { ...words.en, ...failedWords.en, ...choosing.en, ...working.en };
const silence = () => new Promise(() => {});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = ({ ports }: World, state: unknown = stateFor(choice)) =>
  renderPage(<InterviewPage />, ports, "/audio-interview", { pathname: "/audio-interview", state });

describe("A server that takes the request and never answers", () => {
  it("leaves a way back after five seconds, and what is charged is said", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, silence);
    await open(world);
    await screen.findByRole("progressbar", { name: w.preparingTitle });
    world.ports.clock.advance(3_000);
    await screen.findByRole("progressbar");
    expect(screen.queryByText(w.needNotWait)).toBeNull();
    world.ports.clock.advance(2_000);
    expect(await screen.findByText(w.needNotWait, undefined, { timeout: 3_000 })).toBeTruthy();
    expect(screen.getByRole("link", { name: w.backToDashboard }).getAttribute("href")).toBe("/dashboard");
  });

  it("is not waited for where the round is prepared on this device", async () => {
    const world = await interviewWorld();
    const { ports, userId } = world;
    ports.api.answer(generateQuestions, silence);
    ports.api.answer(questionsOfRound, silence);
    const key = { userId, companyId: "c1", roundId: "r1" };
    const ids = { attemptId: "a", reportKey: "k" };
    const place = { position: 0, deadlineAt: null, openFor: [] };
    const row = { ...key, ...ids, ...place, companyName: "Quick Interview", round: choice.round };
    await ports.store.questions.keep({ ...key, attemptId: "a", questions: [questionOf(0)] });
    await ports.store.attempts.keep({ ...row, phase: "answering" });
    await open(world);
    expect(await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" })).toBeTruthy();
    expect(ports.api.calls).toEqual([]);
  });
});

describe("A round that could not be prepared", () => {
  it("says in Hindi what is wrong with the resume", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, refuse("resume_locked"));
    setLanguage("hi");
    await open(world);
    expect((await screen.findByRole("alert")).textContent).toContain(failedHi.resumeFaults.resume_locked);
    setLanguage("en");
  });

  it.each([
    ["questions_failed", w.nothingCharged],
    ["resume_locked", w.nothingCharged],
    ["round_not_found", w.nothingCharged],
    // The server was killed meanwhile, or the way to it is gone: it may have made them.
    ["unavailable", w.chargedOnlyOnce],
    ["unexpected", w.chargedOnlyOnce],
  ] as const)("says after %s what is certain about the charge", async (code, sentence) => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, refuse(code));
    await open(world);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

describe("A round that is only ready", () => {
  it("is offered as such where a round is chosen, not as unfinished", async () => {
    const world = await interviewWorld();
    await open(world);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
    const [row] = [...world.ports.store.rows.attempts.values()];
    if (!row) throw new Error("No attempt was stored.");
    cleanup();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await world.ports.store.attempts.keep({ ...row, phase: "answering", deadlineAt: null });
    await open(world, null);
    expect(await screen.findByText("You have a round that is ready")).toBeTruthy();
    expect(screen.queryByText("You have an unfinished round")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Begin: Quick Interview: Technical round" }));
    expect(await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" })).toBeTruthy();
  });

  it("is not offered before its questions are here", async () => {
    const world = await interviewWorld();
    const { store } = world.ports;
    const key = { userId: world.userId, companyId: "c1", roundId: "r1", attemptId: "a" };
    const place = { position: 0, deadlineAt: null, openFor: [], reportKey: "k" };
    const row = { ...key, ...place, companyName: "Quick Interview", round: choice.round };
    await store.attempts.keepWith({ ...row, phase: "preparing" }, ({ timestamp }) => ({
      ...key,
      id: "a",
      kind: "generate",
      refused: null,
      timestamp,
    }));
    await open(world, null);
    await waitFor(() => expect(screen.getByText(w.companiesFailed)).toBeTruthy());
    expect(screen.queryByText(/^You have/)).toBeNull();
  });
});
