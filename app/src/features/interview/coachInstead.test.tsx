// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseInterviewer, interviewerChoice } from "#models/contract/interviewer.ts";
import { generateQuestions, questionsOfRound } from "#models/contract/questions.ts";
import { generateReport } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import { words as insteadWords } from "../../shell/coachInsteadWords.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import type { SentCall } from "../../testing/fakeApi.ts";
import { arrivesAt, renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import InterviewPage from "./InterviewPage.tsx";
import { stateFor } from "./logic/navigation.ts";
import { words as failedWords } from "./parts/failedWords.ts";
import { choice, interviewWorld, questionOf } from "./testing/interviewServer.ts";
import { words } from "./words.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = { ...words.en, ...failedWords.en, ...insteadWords.en };
const user = userEvent.setup();

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = ({ ports }: World) =>
  renderPage(<InterviewPage />, ports, "/audio-interview", {
    pathname: "/audio-interview",
    state: stateFor(choice),
  });
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));

/** A server whose AI interviewer refuses with `code`, and whose coach asks. */
function coachAsks({ ports: { api } }: World, code: "questions_failed" | "interviewer_limit") {
  let made = false;
  const set = (attemptId: string) => ({
    ...{ attemptId, companyId: "c1", roundId: "r1", questions: [questionOf(0), questionOf(1)], credits: 50 },
    ...{ madeBy: { by: "coach", version: "1" }, createdAt: "2026-11-27T10:00:00.000Z" },
  });
  let id = "";
  api.answer(interviewerChoice, { whenAway: "ask", model: true });
  api.answer(generateQuestions, ({ body }: SentCall) => {
    const { attemptId, interviewer } = body as { attemptId: string; interviewer?: string };
    if (interviewer !== "coach") throw refuse(code);
    [made, id] = [true, attemptId];
    return set(attemptId);
  });
  api.answer(questionsOfRound, () => {
    if (!made) throw refuse("questions_not_found");
    return set(id);
  });
}

describe("Where the AI interviewer does not answer", () => {
  it.each(["questions_failed", "interviewer_limit"] as const)(
    "the coach asks at one press after %s",
    async (code) => {
      const world = await interviewWorld();
      coachAsks(world, code);
      await open(world);
      expect((await screen.findByRole("alert")).textContent).toContain(
        code === "interviewer_limit" ? w.limitReached : w.questionsFailed,
      );
      expect(screen.getByText(w.nothingCharged)).toBeTruthy();
      await screen.findByRole("button", { name: w.ask });
      await expectAccessible();
      await press(w.ask);
      expect(
        await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" }),
      ).toBeTruthy();
      const calls = world.ports.api.calls.filter(({ name }) => name.startsWith("POST /questions"));
      expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
      expect(world.ports.auth.state().user?.credits).toBe(50);
    },
  );

  it("the choice is remembered where it is to hold from now on", async () => {
    const world = await interviewWorld();
    coachAsks(world, "questions_failed");
    world.ports.api.answer(chooseInterviewer, { whenAway: "coach", model: true });
    await open(world);
    await user.click(await screen.findByRole("switch", { name: w.always }));
    await press(w.ask);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
    expect(world.ports.api.calls).toContainEqual(
      expect.objectContaining({ name: "PUT /auth/interviewer", body: { whenAway: "coach" } }),
    );
  });

  it.each([
    ["there is none", { whenAway: "ask", model: false }],
    ["the coach stands in by itself", { whenAway: "coach", model: true }],
  ])("nothing is offered where %s", async (_, reply) => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, refuse("questions_failed"));
    world.ports.api.answer(interviewerChoice, reply);
    await open(world);
    await screen.findByRole("alert");
    await expect.poll(() => world.ports.api.calls.map(({ name }) => name)).toContain("GET /auth/interviewer");
    expect(screen.queryByRole("button", { name: w.ask })).toBeNull();
    expect(screen.getByRole("button", { name: w.tryAgain })).toBeTruthy();
  });

  it("the coach scores at one press, what was finished", async () => {
    const world = await interviewWorld();
    let report: unknown = null;
    world.ports.api.answer(interviewerChoice, { whenAway: "ask", model: true });
    world.ports.api.answer(generateReport, ({ body }: SentCall) => {
      const { interviewer, attemptId } = body as { interviewer?: string; attemptId: string };
      if (interviewer === "coach") report = { ...someReport, attemptId, companyId: "c1", roundId: "r1" };
      if (!report) throw refuse("report_failed");
      return report;
    });
    await open(world);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 0?" });
    await user.type(screen.getByRole("textbox"), "one answer");
    await press(w.next);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 1?" });
    await user.type(screen.getByRole("textbox"), "another");
    await press(w.finish);
    await press(w.score);
    await arrivesAt("/report/c1/r1");
    const sent = world.ports.api.calls.filter(({ name }) => name === "POST /reports/generate");
    expect(sent.map(({ body }) => (body as { answers: { answer: string }[] }).answers[0]?.answer)).toEqual([
      ...["one answer", "one answer", "one answer"],
    ]);
  });
});
