// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { generateQuestions } from "#models/contract/questions.ts";
import type { Exercise } from "#models/entities/exercise.ts";
import type { SentCall } from "../../../testing/fakeApi.ts";
import { expectAccessible } from "../../../testing/expectAccessible.ts";
import { renderPage } from "../../../testing/renderPage.tsx";
import InterviewPage from "../InterviewPage.tsx";
import { stateFor } from "../logic/navigation.ts";
import { choice, interviewWorld, questionOf } from "../testing/interviewServer.ts";
import { words as interviewWords } from "../words.ts";
import { hi } from "../../../shell/coding/words.hi.ts";
import { words } from "../../../shell/coding/words.ts";

vi.mock("../../../shell/coding/editor.ts", () => import("../../../testing/plainEditor.ts"));

const w = words.en;
const exercise = {
  name: "double",
  params: ["n"],
  examples: [1, 2].map((n) => ({ args: [n], result: n * 2 })),
};
type Asked = { question: string; exercise: Exercise | null };
const ASKED: Asked = { question: questionOf(0).question, exercise };
const STARTER = "function double(n) {\n  \n}\n";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type World = Awaited<ReturnType<typeof interviewWorld>>;

async function open(world: World, question = ASKED) {
  const questions = [{ ...questionOf(0), type: "coding", ...question }, questionOf(1)];
  world.ports.api.answer(generateQuestions, ({ body }: SentCall) => ({
    ...{ attemptId: (body as { attemptId: string }).attemptId, companyId: "c1", roundId: "r1", questions },
    ...{ madeBy: { by: "coach", version: "1" }, createdAt: "2026-11-27T10:00:00.000Z", credits: 100 },
  }));
  await renderPage(<InterviewPage />, world.ports, "/audio-interview", {
    pathname: "/audio-interview",
    state: stateFor(choice),
  });
  await screen.findByRole("heading", { level: 1, name: question.question });
}

const box = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
const type = (name: string, text: string) => fireEvent.input(box(name), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const answerBox = interviewWords.en.yourAnswer;
const stored = ({ ports }: World) => [...ports.store.rows.answers.values()][0]?.text;

async function writing(world: World, question = ASKED) {
  await open(world, question);
  fireEvent.click(await screen.findByRole("button", { name: w.write }));
  return screen.findByRole<HTMLTextAreaElement>("textbox", { name: w.title });
}

describe("A question about code", () => {
  it("[CO1] keeps words and code as one answer, in whatever order they are written", async () => {
    const world = await interviewWorld();
    const code = await writing(world);
    expect(code.value).toBe(STARTER);
    type(answerBox, "Twice.");
    await waitFor(() => expect(stored(world)).toBe("Twice."));
    type(w.title, "const double = 1;");
    await waitFor(() => expect(stored(world)).toBe("Twice.\n\n```javascript\nconst double = 1;\n```"));
    type(answerBox, "Twice as much.");
    await waitFor(() =>
      expect(stored(world)).toBe("Twice as much.\n\n```javascript\nconst double = 1;\n```"),
    );
    press(interviewWords.en.next);
    expect(screen.queryByRole("textbox", { name: w.title })).toBeNull();
    press(interviewWords.en.previous);
    expect(box(answerBox).value).toBe("Twice as much.");
    expect(box(w.title).value).toBe("const double = 1;");
  });

  it("[CO1] offers the editor before the box for words, where it is in sight", async () => {
    const world = await interviewWorld();
    await open(world);
    const offer = await screen.findByRole("button", { name: w.write });
    expect(offer.compareDocumentPosition(box(answerBox))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(offer);
    const code = await screen.findByRole("textbox", { name: w.title });
    expect(code.compareDocumentPosition(box(answerBox))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("[CO1] has the same box when the editor's part comes, so that nobody's caret is lost", async () => {
    const world = await interviewWorld();
    await open(world);
    const before = box(answerBox);
    await screen.findByRole("button", { name: w.write });
    expect(box(answerBox)).toBe(before);
    press(interviewWords.en.next);
    expect(screen.queryByRole("button", { name: w.write })).toBeNull();
  });

  it("[CO5] says that code which was changed since has to be run again", async () => {
    const world = await interviewWorld();
    const runner = await world.ports.runner();
    runner.told = [
      { kind: "gave", index: 0, value: 2 },
      { kind: "gave", index: 1, value: 4 },
    ];
    await writing(world);
    type(w.title, "const double = (n) => n * 2;");
    press(w.run);
    await screen.findByText(w.passed(2, 2));
    expect(screen.queryByText(w.changed)).toBeNull();
    type(w.title, "const double = (n) => n + n;");
    expect(screen.getByText(w.changed)).toBeTruthy();
    press(w.run);
    await waitFor(() => expect(screen.queryByText(w.changed)).toBeNull());
  });

  it("remembers the language, and runs only JavaScript", async () => {
    const world = await interviewWorld();
    await writing(world);
    fireEvent.change(screen.getByLabelText(w.language), { target: { value: "python" } });
    expect(box(w.title).value).toBe("");
    expect(screen.getByText(w.onlyJavaScript)).toBeTruthy();
    expect(screen.queryByRole("button", { name: w.run })).toBeNull();
    type(w.title, "x = 1");
    await waitFor(() => expect(stored(world)).toBe("```python\nx = 1\n```"));
    fireEvent.change(screen.getByLabelText(w.language), { target: { value: "javascript" } });
    expect(box(w.title).value).toBe("x = 1");
    await waitFor(() => expect(stored(world)).toBe("```javascript\nx = 1\n```"));
    expect(localStorage.getItem(`taiyari-code-language:${world.userId}`)).toBe("javascript");
  });

  it("opens with SQL where the question asks for it, whatever was chosen before, and remembers nothing by that", async () => {
    const world = await interviewWorld();
    const kept = `taiyari-code-language:${world.userId}`;
    localStorage.setItem(kept, "python");
    await writing(world, {
      question: "From sales(day, amount), write SQL for the best day.",
      exercise: null,
    });
    expect(screen.getByLabelText<HTMLSelectElement>(w.language).value).toBe("sql");
    expect(localStorage.getItem(kept)).toBe("python");
  });

  it("[CO7] opens an exercise ready to be run, though SQL was chosen for another question", async () => {
    const world = await interviewWorld();
    const kept = `taiyari-code-language:${world.userId}`;
    localStorage.setItem(kept, "sql");
    expect((await writing(world)).value).toBe(STARTER);
    expect(screen.getByRole("button", { name: w.run })).toBeTruthy();
    fireEvent.change(screen.getByLabelText(w.language), { target: { value: "python" } });
    fireEvent.change(screen.getByLabelText(w.language), { target: { value: "sql" } });
    expect(localStorage.getItem(kept)).toBe("python");
  });

  it("[CO3] shows what each example gave, and what the console has", async () => {
    const world = await interviewWorld();
    const runner = await world.ports.runner();
    runner.told = [
      { kind: "log", text: "hello" },
      { kind: "gave", index: 0, value: 2 },
      { kind: "threw", index: 1, say: "TypeError: no", line: 3 },
    ];
    await writing(world);
    press(w.run);
    await screen.findByText(w.passed(1, 2));
    expect(runner.asked).toEqual([STARTER]);
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toEqual([
      "Passeddouble(1)Expected 2Got 2",
      "Errordouble(2)Expected 4Got TypeError: no (line 3)",
    ]);
    expect(screen.getByText("hello")).toBeTruthy();
    await expectAccessible();
  });

  it("[CO6] says of the checks how many passed, and shows the first that does not, without its result", async () => {
    const world = await interviewWorld();
    const runner = await world.ports.runner();
    const gave = (index: number, value: number) => ({ kind: "gave" as const, index, value });
    runner.told = [gave(0, 2), gave(1, 4), gave(2, 6), gave(3, 9), gave(4, 0)];
    const checks = [3, 4, 5].map((n) => ({ args: [n], result: n * 2 }));
    await writing(world, { ...ASKED, exercise: { ...exercise, checks } });
    press(w.run);
    await screen.findByText(w.andChecks(w.passed(2, 2), 1, 3));
    expect(screen.getByRole("table", { name: w.passed(2, 2) }).textContent).not.toContain("double(4)");
    const rows = within(screen.getByRole("table", { name: w.failing })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual(["Something elsedouble(4)Got 9"]);
    await expectAccessible();
    runner.told = [gave(0, 2), gave(1, 4), gave(2, 6), gave(3, 8), gave(4, 10)];
    press(w.run);
    await screen.findByText(w.andChecks(w.passed(2, 2), 3, 3));
    expect(screen.queryByText(w.failing)).toBeNull();
  });

  it("[CO3] says why no example was run", async () => {
    const world = await interviewWorld();
    const runner = await world.ports.runner();
    runner.told = [{ kind: "broken", say: "Uncaught SyntaxError: no", line: 2 }];
    await writing(world);
    press(w.run);
    expect((await screen.findByRole("alert")).textContent).toBe(
      `${w.faults.broken}: SyntaxError: no (line 2)`,
    );
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    runner.run = () => Promise.reject(new Error("not fetched"));
    press(w.run);
    expect(await screen.findByText(w.unavailable)).toBeTruthy();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("has as many words in Hindi", () => {
    expect(hi.andChecks(hi.passed(1, 2), 3, 4)).toMatch(/1.*4.*3/);
    expect(Object.keys(hi)).toEqual(Object.keys(w));
  });
});
