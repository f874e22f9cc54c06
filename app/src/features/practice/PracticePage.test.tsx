// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { weakQuestions } from "#models/contract/practice.ts";
import { ANSWER_MAX } from "#models/entities/basics.ts";
import type { Question } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, someUser, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import { words as codeWords } from "../../shell/coding/words.ts";
import PracticePage from "./PracticePage.tsx";
import { words } from "./words.ts";

const key = { userId: someUser.userId, companyId: "c-1", roundId: "r-1" };
const code = codeWords.en;
const DAY = 86_400_000;

const question = (at: number): Question => ({
  questionId: `q-${at}`,
  question: `How does a queue help in case ${at}?`,
  title: `Queues in case ${at}`,
  type: "theoretical",
  link: null,
  expectedAnswer: "A queue takes the peaks, and retries what has failed.",
  points: [
    { text: "takes peaks", accept: ["absorbs peaks", "smooths load"], weight: 0.5, must: false },
    { text: "retries failures", accept: ["tries again what failed"], weight: 0.5, must: false },
  ],
  avoid: [],
  resumeLine: null,
  entryId: `entry-${at}`,
});

/** A report with so many questions that were left open. */
const openReport = (count: number): Report => ({
  ...someReport,
  questions: Array.from({ length: count }, (_, at) => ({
    ...{ questionId: `q-${at}`, type: "theoretical" as const, question: question(at).question },
    ...{ resumeLine: null, userAnswer: "", expectedAnswer: question(at).expectedAnswer, feedback: "" },
    ...{ state: "not-answered" as const, score: 0, parts: [], found: [], missing: ["takes peaks"] },
    ...{ link: null, seconds: null },
  })),
});

vi.mock("../../shell/coding/editor.ts", () => import("../../testing/plainEditor.ts"));

let ports: FakePorts;
// The coach takes longer to load than anybody waits for a word on the screen.
beforeAll(() => import("../../calls/scoreHere.ts"));
beforeEach(() => {
  ports = fakePorts();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The device has the report of a round with so many weak answers, and its questions. */
async function finishRound(count: number) {
  await ports.store.reports.keep(key, openReport(count));
  const questions = Array.from({ length: count }, (_, at) => question(at));
  await ports.store.questions.keep({ ...key, attemptId: someReport.attemptId, questions });
}

const open = () => renderPage(<PracticePage />, ports, "/practice");
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const cardsOf = async () => (await (await ports.practice()).read(someUser.userId)).cards;
const user = userEvent.setup();

describe("the practice page", () => {
  it("says that nothing is weak yet, and how something comes here", async () => {
    await open();
    expect(await screen.findByRole("heading", { name: "Nothing weak yet" })).toBeTruthy();
    expect(screen.getByText(/account could not be asked/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Choose a round" })).toHaveProperty("pathname", "/dashboard");
    await expectAccessible();
  });

  it("[PD1] lists what was weak in the reports of this device, without a network", async () => {
    await finishRound(2);
    await open();
    expect(await screen.findByRole("heading", { name: "2 cards for today" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Queues in case 1" })).toBeTruthy();
    await expectAccessible();
  });

  it("[PD2] brings what other devices have reported once the account can be asked", async () => {
    const [weak, older] = [3, 4].map((at) => ({
      ...{ question: question(at), score: 30, answer: "a bit", companyName: "Acme", roundTitle: "Second" },
      reportedAt: "2026-11-20T10:00:00.000Z",
    }));
    const next = "2026-11-19T10:00:00.000Z";
    ports.api.answer(weakQuestions, ({ query }: { query?: { before?: string } }) =>
      query?.before === next ? { questions: [older], next: null } : { questions: [weak], next },
    );
    await open();
    expect(await screen.findByRole("heading", { name: "2 cards for today" })).toBeTruthy();
    expect(await cardsOf()).toMatchObject([{ whole: true, score: 30 }, { companyName: "Acme" }]);
  });

  it("[PD3] checks an answer on the device, shows where it says what and what a good one says, and moves the card on", async () => {
    await finishRound(2);
    await open();
    await user.click(await button("Start practising"));
    expect(screen.getByText("1 of 2 today")).toBeTruthy();
    const box = screen.getByRole("textbox", { name: "Your answer" });
    expect(screen.getByRole("button", { name: "Check my answer" })).toHaveProperty("disabled", true);
    await user.type(box, "A queue absorbs peaks, so that the service behind it is never asked too much.");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText("A strong answer")).toBeTruthy();
    expect(screen.getByText(/^takes peaks: “A queue absorbs peaks/)).toBeTruthy();
    expect(screen.getByText(/^This card comes back/)).toBeTruthy();
    await expectAccessible();
    const moved = (await cardsOf()).filter(({ tries }) => tries.length > 0);
    expect(moved).toHaveLength(1);
    expect(moved[0]?.schedule.dueAt).toBeGreaterThanOrEqual(ports.clock.now() + DAY);
    expect(ports.api.calls.every(({ name }) => name === "GET /practice")).toBe(true);
    await user.click(await button("Next"));
    expect(screen.getByText("2 of 2 today")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Your answer" })).toHaveProperty("value", "");
  });

  it("[SC19] says of an answer in Hindi that it has no score and why, and leaves the card where it is", async () => {
    await finishRound(1);
    await open();
    await user.click(await button("Start practising"));
    const box = screen.getByRole("textbox");
    const hindi = "मैंने कतार से काम को बाँटा ताकि सेवा पर एक साथ बोझ न पड़े";
    fireEvent.input(box, { target: { value: hindi } });
    await user.click(await button("Check my answer"));
    expect((await screen.findByRole("status", { name: "" })).textContent).toMatch(/not in English/);
    expect(screen.queryByText(/could not be checked/)).toBeNull();
    expect(box).toHaveProperty("value", hindi);
    expect(await cardsOf()).toMatchObject([{ tries: [] }]);
    fireEvent.input(box, {
      target: { value: "A queue absorbs peaks, so the service is never asked too much." },
    });
    await user.click(await button("Check my answer"));
    expect(await screen.findByText("A strong answer")).toBeTruthy();
  });

  it("[CO5] takes code in the interview's editor, runs it, and scores it by what it passed", async () => {
    await finishRound(1);
    const exercise = { name: "double", params: ["n"], examples: [{ args: [2], result: 4 }] };
    const coding: Question = { ...question(0), type: "coding", question: "Write double(n).", exercise };
    await ports.store.questions.keep({ ...key, attemptId: someReport.attemptId, questions: [coding] });
    const told = [{ kind: "begun" as const }, { kind: "gave" as const, index: 0, value: 4 }];
    (await ports.runner()).told = told;
    await open();
    await user.click(await button("Start practising"));
    const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" });
    expect(box.placeholder).toBe(words.en.approach);
    await user.type(box, "I add it to itself.");
    await user.click(await button(code.write));
    expect(await button("Check my answer")).toHaveProperty("disabled", false);
    const editor = screen.getByRole("textbox", { name: code.title });
    fireEvent.input(editor, { target: { value: "const double = (n) => n + n;" } });
    await user.click(await button(code.run));
    expect(await screen.findByText(code.passed(1, 1))).toBeTruthy();
    await expectAccessible();
    const written = "I add it to itself.\n\n```javascript\nconst double = (n) => n + n;\n```";
    await user.click(await button("Back to the deck"));
    await user.click(await button("Start practising"));
    expect(await screen.findByRole("textbox", { name: code.title })).toHaveProperty(
      "value",
      "const double = (n) => n + n;",
    );
    expect(screen.getByRole("textbox", { name: "Your answer" })).toHaveProperty(
      "value",
      "I add it to itself.",
    );
    await user.click(await button("Check my answer"));
    expect(await screen.findByText("A strong answer")).toBeTruthy();
    const [card] = await cardsOf();
    expect(card?.tries).toMatchObject([{ answer: written }]);
    expect(screen.getByText(/it passes/i)).toBeTruthy();
  });

  it("takes no more of an answer than is kept of any", async () => {
    await finishRound(1);
    await open();
    await user.click(await button("Start practising"));
    expect(screen.getByRole("textbox")).toHaveProperty("maxLength", ANSWER_MAX);
  });

  it("[PD4] ends with what comes next, and offers practice when nothing is due", async () => {
    await finishRound(1);
    await open();
    await user.click(await button("Start practising"));
    await user.type(screen.getByRole("textbox"), "I do not know much about a queue at all, sorry.");
    await user.click(await button("Check my answer"));
    await user.click(await button("Finish"));
    expect(await screen.findByRole("heading", { name: "Done for today" })).toBeTruthy();
    expect(screen.getByText("Next: 1 card tomorrow")).toBeTruthy();
    await user.click(await button("Back to the deck"));
    expect(await screen.findByRole("heading", { name: "Nothing is due today" })).toBeTruthy();
    await user.click(await button("Practise anyway"));
    expect(screen.getByText("1 of 1")).toBeTruthy();
    cleanup();
    ports.clock.advance(DAY);
    await open();
    expect(await screen.findByRole("heading", { name: "1 card for today" })).toBeTruthy();
  });

  it("keeps what is typed: another visit finds it in the box", async () => {
    await finishRound(1);
    await open();
    await user.click(await button("Start practising"));
    await user.type(screen.getByRole("textbox"), "Half a sentence about");
    expect(await screen.findByText("Saved on this device")).toBeTruthy();
    await user.click(await button("Back to the deck"));
    await user.click(await button("Start practising"));
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Half a sentence about");
    cleanup();
    await open();
    await user.click(await button("Start practising"));
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Half a sentence about");
  });

  it("says so when the device is full, keeps the text on the screen, and checks nothing that cannot be kept", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    await finishRound(1);
    await open();
    await user.click(await button("Start practising"));
    (await ports.practice()).full = new Error("full");
    await user.type(screen.getByRole("textbox"), "A queue absorbs peaks.");
    expect(await screen.findByText(/^Not saved/)).toBeTruthy();
    await user.click(await button("Check my answer"));
    expect(await screen.findByText(/could not be checked/)).toBeTruthy();
    expect(screen.getByRole("textbox")).toHaveProperty("value", "A queue absorbs peaks.");
    expect(warned).toHaveBeenCalled();
    (await ports.practice()).full = null;
    await user.click(await button("Check my answer"));
    expect(await screen.findByText("A strong answer")).toBeTruthy();
  });

  it("[PD5] takes a card out and puts it back", async () => {
    await finishRound(2);
    await open();
    await user.click(await button("Take out of the deck: Queues in case 0"));
    expect(await screen.findByText("Taken out: Queues in case 0")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "1 card for today" })).toBeTruthy();
    expect(document.activeElement).toBe(await button("Undo"));
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: "2 cards for today" })).toBeTruthy();
    await user.click(await button("Take out of the deck: Queues in case 0"));
    cleanup();
    await open();
    expect(await screen.findByRole("heading", { name: "1 card for today" })).toBeTruthy();
  });

  it("[PD5] a card that is taken out while it is practised gives way to the next", async () => {
    await finishRound(2);
    await open();
    await user.click(await button("Start practising"));
    const first = screen.getByRole("heading", { level: 1 }).textContent;
    await user.click(await button(/^Take out/));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(first));
  });

  it("[PD2] shows nobody the cards of another account on the same device", async () => {
    await finishRound(2);
    await open();
    expect(await screen.findByRole("heading", { name: "2 cards for today" })).toBeTruthy();
    cleanup();
    ports.auth.set({ user: { ...someUser, userId: "user-2" } });
    await open();
    const empty = await screen.findByRole("heading", { name: "Nothing weak yet" });
    expect(within(document.body).queryByText(/Queues in case/)).toBeNull();
    expect(empty).toBeTruthy();
  });
});
