// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReportQuestion } from "#models/entities/report.ts";
import { scoreWithCoach } from "#models/coach/score/scoreWithCoach.ts";
import { PortsContext } from "../../../shell/usePorts.ts";
import { expectAccessible } from "../../../testing/expectAccessible.ts";
import { fakePorts, fakeRunner, type FakePorts } from "../../../testing/fakePorts.ts";
import { words as codeWords } from "../../../shell/coding/words.ts";
import { Again } from "./Again.tsx";
import { readKeptAnswer } from "./kept.ts";
import { words } from "./words.ts";

const w = words.en;
const whose = { userId: "user-1", attemptId: "a-1", questionId: "q-1" };
const first = "With cache aside, a miss reads the database and fills the cache, so the next read is fast.";
const later =
  "A write to the database deletes the key in the cache, because an old value would stay; a TTL is the net.";
const code = codeWords.en;
const answered = "I add it to itself.\n\n```javascript\nconst double = (n) => n + n;\n```";
const [coded] = scoreWithCoach([
  {
    question: {
      ...{ questionId: "q-1", question: "Write double(n).", title: "Double", type: "coding", link: null },
      ...{ expectedAnswer: "return n * 2", avoid: [], resumeLine: null, entryId: null },
      points: [{ text: "adds n to itself", accept: ["n * 2"], weight: 1, must: false }],
      exercise: { name: "double", params: ["n"], examples: [{ args: [2], result: 4 }] },
    },
    answer: "",
    seconds: null,
  },
]).questions;
const hindi = "मैंने कैश से पुरानी चाबी हटा दी ताकि अगली बार नया मान पढ़ा जाए";

const [asked] = scoreWithCoach([
  {
    question: {
      ...{
        questionId: "q-1",
        question: "How does a cache beside a database work?",
        title: "A cache",
        link: null,
      },
      ...{ type: "theoretical", resumeLine: null, entryId: null, avoid: [] },
      expectedAnswer: "A miss fills the cache. A write deletes the key. A time to live is the net.",
      points: [
        { text: "a miss fills the cache", accept: ["cache aside"], weight: 0.5, must: false },
        { text: "a write deletes the key", accept: [], weight: 0.3, must: false },
        { text: "a time to live as safety net", accept: ["TTL"], weight: 0.2, must: false },
      ],
    },
    answer: first,
    seconds: null,
  },
]).questions;

function show(question: ReportQuestion | undefined = asked, own: Partial<FakePorts> = {}) {
  const ports = fakePorts(own);
  const loaded = Object.assign(Promise.resolve(ports), { status: "fulfilled", value: ports });
  if (!question) return expect.unreachable("Nothing was scored");
  render(
    <PortsContext value={() => loaded}>
      <Again whose={whose} question={question} />
    </PortsContext>,
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: w.yours });

function open() {
  const details = screen.getByText(w.tryAgain).closest("details");
  if (!details) return expect.unreachable("There is nothing to open");
  details.open = true;
  fireEvent(details, new Event("toggle"));
}

const type = (value: string) => fireEvent.change(box(), { target: { value } });

async function score() {
  fireEvent.click(screen.getByRole("button", { name: w.score }));
  await screen.findByRole("table", undefined, { timeout: 10_000 });
}

vi.mock("../../../shell/coding/editor.ts", () => import("../../../testing/plainEditor.ts"));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("a question of a report, tried again", () => {
  it("says so where the device keeps nothing, and leaves the text on the screen", () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    show();
    open();
    type(later);
    expect(screen.getByRole("alert").textContent).toContain(w.notKept);
    expect(box().value).toBe(later);
    full.mockRestore();
    type(`${later} `);
    expect(screen.queryByRole("alert")).toBeNull();
    log.mockRestore();
  });

  it("is closed at first, and keeps every letter that is typed, also over a reload", async () => {
    show();
    expect(screen.queryByRole("textbox")).toBeNull();
    open();
    type("A write del");
    cleanup();
    show();
    expect(box().value).toBe("A write del");
    await expectAccessible();
  });

  it("asks for a text before it can be scored, and forgets one that was cleared", () => {
    show();
    open();
    expect(screen.getByRole("button", { name: w.score })).toHaveProperty("disabled", true);
    type("x");
    type("");
    expect(readKeptAnswer(whose)).toBeNull();
  });

  it("[BA6] [BA7] is scored on this device and set beside the first answer", async () => {
    show();
    open();
    type(later);
    await score();
    const text = screen.getByRole("status").textContent ?? "";
    expect(box().placeholder).toBe("");
    for (const part of [
      w.gained,
      "a write deletes the key: “",
      w.lost,
      "a miss fills the cache",
      w.how.words,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Your report has");
    expect(screen.getByRole("row", { name: /Covered the key points 50 50/ })).toBeDefined();
    await expectAccessible();
  });

  it("[BA7] is there after a reload, and says so where the text has changed since", async () => {
    show();
    open();
    type(later);
    await score();
    cleanup();
    show();
    expect(screen.getByRole("table")).toBeDefined();
    expect(screen.queryByText(w.changed)).toBeNull();
    type(`${later} And more.`);
    expect(screen.getByText(w.changed)).toBeDefined();
    expect(box().value).toBe(`${later} And more.`);
  });

  it("[BA6] begins with the score of the report where that was made in another way, and says which are of here", async () => {
    show(asked && { ...asked, score: 71 });
    open();
    type(later);
    await score();
    const text = screen.getByRole("status").textContent ?? "";
    const here = asked?.score ?? expect.unreachable("Nothing was scored");
    expect(text.startsWith(`${w.reported}71${w.thenHere}${here}${w.nowHere}`)).toBe(true);
    expect(text).toContain(w.otherwise(71));
  });

  it("[BA6] begins with the first answer where it scores here as in the report", async () => {
    show();
    open();
    type(later);
    await score();
    expect(screen.getByRole("status").textContent?.startsWith(`${w.then}${asked?.score}${w.now}`)).toBe(true);
  });

  it("[SC19] says why a new answer in Hindi has no score, and never that it is so many points less", async () => {
    show();
    open();
    type(hindi);
    fireEvent.click(screen.getByRole("button", { name: w.score }));
    await screen.findByText(/not in English/, undefined, { timeout: 10_000 });
    const text = screen.getByRole("status").textContent ?? "";
    expect(text).toContain("Not scored");
    for (const never of [/less/, new RegExp(w.lost), /scored just now/]) expect(text).not.toMatch(never);
    expect(screen.queryByRole("table")).toBeNull();
    await expectAccessible();
  });

  it("[SC19] counts no change from a first answer that has no score", async () => {
    show(asked && { ...asked, userAnswer: hindi, state: "not-scored", score: null, found: [] });
    open();
    type(later);
    await score();
    const text = screen.getByRole("status").textContent ?? "";
    expect(text).toContain("ThenNot scored");
    expect(text).not.toMatch(/points? (?:more|less)/);
    expect(text).toContain(w.gained);
  });

  it("[BA7] opens a comparison that was kept before the coach's sentence was part of it", async () => {
    show();
    open();
    type(later);
    await score();
    const [key] = Object.keys(localStorage);
    const { compared, ...kept } = JSON.parse(localStorage.getItem(key ?? "") ?? "{}");
    const before = { ...compared, state: undefined, feedback: undefined };
    localStorage.setItem(key ?? "", JSON.stringify({ ...kept, compared: before }));
    cleanup();
    show();
    expect(screen.getByRole("table")).toBeDefined();
    expect(box().value).toBe(later);
  });

  it("[CO5] takes code in the interview's editor, runs it, keeps it, and scores it by what it passed", async () => {
    const runner = fakeRunner();
    runner.told = [{ kind: "begun" }, { kind: "gave", index: 0, value: 4 }];
    show(coded, { runner: async () => runner });
    open();
    fireEvent.click(await screen.findByRole("button", { name: code.write }));
    const editor = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: code.title });
    await waitFor(() => expect(editor().value).toBe("function double(n) {\n  \n}\n"));
    expect(box().placeholder).toBe(w.approach);
    type("I add it to itself.");
    fireEvent.input(editor(), { target: { value: "const double = (n) => n + n;" } });
    fireEvent.click(screen.getByRole("button", { name: code.run }));
    await screen.findByText(code.passed(1, 1));
    expect(box().value).toBe("I add it to itself.");
    expect(readKeptAnswer(whose)?.text).toBe(answered);
    await score();
    expect(screen.getByRole("row", { name: /Evidence and numbers – 100/ })).toBeDefined();
    await expectAccessible();
    cleanup();
    show(coded);
    await waitFor(() => expect(editor().value).toBe("const double = (n) => n + n;"));
    expect(box().value).toBe("I add it to itself.");
    expect(screen.queryByText(w.changed)).toBeNull();
  });

  it("[CO5] has the editor for a report of before as well, which has no exercise to run", async () => {
    show(coded && { ...coded, scheme: undefined });
    open();
    fireEvent.click(await screen.findByRole("button", { name: code.write }));
    expect(screen.queryByRole("button", { name: code.run })).toBeNull();
  });

  it("[SC16] brings what tells meanings as soon as it is open, where that costs nobody anything: by the end of the typing it may be here", async () => {
    const bringWhereCheap = vi.fn(async () => {});
    show(asked, { embedder: async () => ({ here: async () => null, bringWhereCheap }) });
    expect(bringWhereCheap).not.toHaveBeenCalled();
    open();
    await waitFor(() => expect(bringWhereCheap).toHaveBeenCalledOnce());
  });

  it("[SC16] goes on without it where it cannot be had", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    show(asked, { embedder: () => Promise.reject(new Error("gone")) });
    open();
    type(later);
    await score();
    expect(screen.getByRole("status").textContent).toContain(w.how.words);
    log.mockRestore();
  });
});
