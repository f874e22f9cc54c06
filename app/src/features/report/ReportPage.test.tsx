// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { interviewerChoice } from "#models/contract/interviewer.ts";
import { listCompanies } from "#models/contract/companies.ts";
import { generateReport, listReports, reportOfAttempt, reportOfRound } from "#models/contract/reports.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { Report } from "#models/entities/report.ts";
import type { Command } from "../../rows.ts";
import { words as coachInstead } from "../../shell/coachInsteadWords.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { arrivesAt, place, renderPage } from "../../testing/renderPage.tsx";
import { someAttempt, someCompany, someRound } from "../../testing/someCompanies.ts";
import { someReport } from "../../testing/someReport.ts";
import ReportPage from "./ReportPage.tsx";
import { words } from "./words.ts";

let ports: FakePorts;
const key = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
const user = userEvent.setup();
const show = () => renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
const keep = (report: Report) => ports.store.reports.keep(key, report);

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(reportOfRound, refuse("report_missing"));
  ports.api.answer(listReports, { reports: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a report on this device", () => {
  beforeEach(() => keep(someReport));

  it("[SB1] shows the score as a ring with its band's word", async () => {
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Technical round");
    expect(screen.getByRole("img", { name: "43 of 100, Fair" })).toBeDefined();
    expect(screen.getByText("Fair")).toBeDefined();
    expect(screen.getByText("Quick Interview · 27 November 2026")).toBeDefined();
  });

  it("says where the score came from", async () => {
    await show();
    expect(screen.getByRole("img", { name: "Covered the key points: 81 of 100" })).toBeDefined();
    expect(screen.getByText(/22 of 27 key points/)).toBeDefined();
  });

  it("marks the person's own words, letter for letter", async () => {
    await show();
    const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(someReport.questions[0]?.found.map(({ quote }) => quote));
    expect(document.querySelector("blockquote")?.textContent).toBe(someReport.questions[0]?.userAnswer);
  });

  it("says what was said, what is missing, how it was scored, and a strong answer", async () => {
    await show();
    const [first] = screen.getAllByRole("article");
    const text = first?.textContent ?? "";
    for (const part of [
      "dual writes",
      "how reads were switched",
      "Three of four key points.",
      "90 of 100, counts 60%",
      "Say how the reads were switched.",
      "Write to both, backfill",
      "1\u00a0min 35\u00a0s",
      "Moved the order service",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("opens practice pages safely", async () => {
    await show();
    const link = screen.getByRole("link", { name: "Practise this on the web" });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
      "https://example.com/practice",
      "noopener noreferrer",
    ]);
  });

  it("never shows a number for what was not answered or not scored", async () => {
    await show();
    const [, second, third] = screen.getAllByRole("article");
    expect(within(second ?? document.body).getByText("Not answered")).toBeDefined();
    expect(within(third ?? document.body).getByText("Not scored")).toBeDefined();
    expect(second?.textContent).not.toContain("of 100");
    expect(third?.textContent).not.toContain("of 100");
  });

  it("folds what a good answer says where none was given, so that the report stays readable", async () => {
    await show();
    const [first, second] = screen.getAllByRole("article");
    expect(first?.textContent).toContain("Not heard yet");
    expect(second?.textContent).not.toContain("Not heard yet");
    const summary = within(second ?? document.body).getByText("What a good answer says");
    const folded = summary.closest("details");
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain("one real deadline");
    expect(folded?.textContent).toContain("One deadline, what you told whom");
  });

  it("quotes a resume line without its bullet", async () => {
    const questions = someReport.questions.map((one) => ({ ...one, resumeLine: "• Architected the ledger" }));
    await keep({ ...someReport, questions });
    await show();
    expect(screen.getAllByText("“Architected the ledger”").length).toBeGreaterThanOrEqual(3);
    expect(document.body.textContent).not.toContain("•");
  });

  it("says what another round costs before it is begun", async () => {
    await show();
    expect(screen.getByText("A new round costs 50 credits.")).toBeDefined();
  });

  it("says what to work on, and who scored", async () => {
    await show();
    expect(screen.getByText("Say how you would go back")).toBeDefined();
    expect(screen.getByText("Scored by the built-in coach, version 1.0.0.")).toBeDefined();
  });

  it("compares with the attempt before at the same round", async () => {
    const before = {
      ...someReport,
      attemptId: "a-0",
      overallScore: 34,
      createdAt: "2026-11-12T10:00:00.000Z",
    };
    ports.api.answer(listReports, { reports: [before] });
    await show();
    expect(await screen.findByText(/2 of 3 answered · up 9 since 12 November 2026/)).toBeDefined();
  });

  it("leads to the same round again", async () => {
    const company = someCompany("c-1", [someRound("technical", { roundId: "r-1" })]);
    ports.api.answer(listCompanies, { companies: [company] });
    await show();
    await user.click(screen.getByRole("button", { name: "Practise again" }));
    await arrivesAt("/audio-interview");
    expect(place.state).toEqual({ selectedCompany: company, selectedRound: company.rounds[0] });
  });

  it("opens everything for printing, and closes it again", async () => {
    await show();
    const open = () => document.querySelectorAll("details[open]").length;
    expect(open()).toBe(0);
    act(() => void dispatchEvent(new Event("beforeprint")));
    expect(open()).toBe(document.querySelectorAll("details").length);
    act(() => void dispatchEvent(new Event("afterprint")));
    expect(open()).toBe(0);
  });

  it("is replaced by the server's later one, which is kept", async () => {
    const later = {
      ...someReport,
      attemptId: "a-2",
      overallScore: 91,
      createdAt: "2026-11-28T10:00:00.000Z",
    };
    ports.api.answer(reportOfRound, later);
    await show();
    expect(await screen.findByRole("img", { name: "91 of 100, Excellent" })).toBeDefined();
    expect(ports.store.rows.reports.values().next().value?.report.overallScore).toBe(91);
  });
});

describe("a report that could not be scored, ran over time or is provisional", () => {
  it("says so", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await keep({ ...someReport, overallScore: null, averageScore: null, overTime: true, provisional: true });
    await show();
    expect(screen.getByRole("img", { name: "Not scored" })).toBeDefined();
    expect(screen.getByText("Provisional")).toBeDefined();
    expect(screen.getByText("Over time")).toBeDefined();
    expect(screen.getByText(words.en.provisionalText)).toBeDefined();
  });

  it("promises the full one for the time online only to somebody who is offline", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await keep({ ...someReport, provisional: true });
    ports.network.set(false);
    await show();
    expect(screen.getByText(words.en.provisionalOffline)).toBeDefined();
    await act(async () => ports.network.set(true));
    expect(screen.queryByText(words.en.provisionalOffline)).toBeNull();
    expect(screen.getByText(words.en.provisionalText)).toBeDefined();
  });

  it("gives way to the full one as soon as that is there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await keep({ ...someReport, provisional: true });
    await show();
    ports.api.answer(reportOfRound, { ...someReport, overallScore: 80 });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("img", { name: "80 of 100, Excellent" })).toBeDefined();
    expect(screen.queryByText("Provisional")).toBeNull();
    expect(screen.getByText(words.en.arrived).getAttribute("role")).toBe("status");
  });
});

describe("a report that is on its way", () => {
  const STATE = "GET /attempts/{attemptId}/report";
  const asked = () => ports.api.calls.filter((call) => call.name === STATE).length;
  const stands = (state: string, reason: string | null = null) =>
    ports.api.answer(reportOfAttempt, { state, reason, report: null });
  const status = () => screen.getAllByRole("status")[0]?.textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const see = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  };
  const command: Command = {
    ...key,
    id: "cmd-1",
    kind: "report",
    attemptId: "a-1",
    body: { ...key, attemptId: "a-1", answers: [], overTime: false },
    refused: null,
    timestamp: 1,
  };

  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await ports.store.attempts.keep({ ...someAttempt, ...key, phase: "finishing" });
    stands("running");
  });
  afterEach(() => see("visible"));

  it("says in changing words how it stands, and is shown when it comes", async () => {
    stands("none");
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Generating your interview report...");
    expect(status()).toBe(words.en.standings.sending);
    stands("queued");
    await pass(2_000);
    expect(status()).toBe(words.en.standings.queued);
    stands("running");
    await pass(3_200);
    expect(status()).toBe(words.en.standings.running);
    ports.api.answer(reportOfAttempt, { state: "done", reason: null, report: someReport });
    await pass(5_200);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Technical round");
    expect(status()).toBe(words.en.arrived);
    expect(await ports.store.attempts.read(key)).toBeNull();
  });

  it("is shown as soon as the sync has brought it, without asking the server again", async () => {
    await show();
    const before = asked();
    await act(() => keep(someReport));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Technical round");
    expect(asked()).toBeLessThanOrEqual(before + 1);
  });

  it("is asked for with growing waits, more seldom while nobody looks, and at once when somebody does", async () => {
    await show();
    expect(asked()).toBe(1);
    await see("hidden");
    await pass(2_000);
    expect(asked()).toBe(2);
    await pass(12_000);
    expect(asked()).toBe(2);
    await see("visible");
    expect(asked()).toBe(3);
    await pass(2_000);
    expect(asked()).toBe(4);
  });

  it("says that it waits for the network, and asks at once when that is back", async () => {
    ports.network.set(false);
    await show();
    expect(status()).toBe(words.en.generatingOffline);
    const before = asked();
    await act(async () => ports.network.set(true));
    expect(status()).toBe(words.en.standings.running);
    expect(asked()).toBe(before + 1);
  });

  it("says that the server is away", async () => {
    ports.api.answer(reportOfAttempt, refuse("unavailable"));
    await show();
    expect(status()).toBe(words.en.standings.away);
  });

  it("says why it has failed, and tries again by the command that waits", async () => {
    stands("failed", "The interviewer is not available just now.");
    await ports.store.commands.keep({ ...command, refused: { code: "x", say: "Not like this." } });
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.en.failed);
    expect(document.body.textContent).toContain("Not like this.");
    ports.sync.whenAsked = () => stands("queued");
    await act(async () => screen.getByRole("button", { name: words.en.askAgain }).click());
    expect(ports.sync.asked).toBe(1);
    expect((await ports.store.commands.list("user-1"))[0]?.refused).toBeNull();
    expect(status()).toBe(words.en.standings.queued);
  });

  it("does not promise for the time online, over the device's own report, what has failed", async () => {
    await keep({ ...someReport, provisional: true });
    stands("failed", "The interviewer is not available just now.");
    await ports.store.commands.keep({ ...command, refused: { code: "x", say: "Not like this." } });
    await show();
    expect(await screen.findByText(`${words.en.failed}. Not like this.`)).toBeDefined();
    await act(async () => ports.network.set(false));
    expect(screen.queryByText(words.en.provisionalOffline)).toBeNull();
    expect(screen.getByText(words.en.provisionalText)).toBeDefined();
  });

  it("tries again by itself where no command waits", async () => {
    stands("failed", "The interviewer is not available just now.");
    await show();
    expect(document.body.textContent).toContain("The interviewer is not available just now.");
    ports.api.answer(generateReport, someReport);
    await act(async () => screen.getByRole("button", { name: words.en.askAgain }).click());
    const [call] = ports.api.calls.filter(({ name }) => name === "POST /reports/generate");
    expect(call).toMatchObject({ body: { attemptId: "a-1" }, key: "id-1" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Technical round");
  });

  it.each(["failed", "queued"])(
    "lets the coach score in place of an AI interviewer that has failed: %s",
    async (state) => {
      ports.api.answer(reportOfAttempt, { state, reason: null, report: null, coachInstead: true });
      ports.api.answer(interviewerChoice, { whenAway: "ask", model: true });
      await ports.store.commands.keep(command);
      await show();
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.en.failed);
      ports.api.answer(generateReport, someReport);
      const button = await screen.findByRole("button", { name: coachInstead.en.score });
      await act(async () => button.click());
      const [call] = ports.api.calls.filter(({ name }) => name === "POST /reports/generate");
      expect(call).toMatchObject({ body: { attemptId: "a-1", interviewer: "coach" } });
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Technical round");
    },
  );

  it("has the coach's way on also where the command is not sent again by itself", async () => {
    const reason = "Failed to generate report. The AI interviewer has said nothing that could be used.";
    ports.api.answer(reportOfAttempt, { state: "failed", reason, report: null, coachInstead: true });
    ports.api.answer(interviewerChoice, { whenAway: "ask", model: true });
    await ports.store.commands.keep({ ...command, refused: { code: "report_given_up", say: reason } });
    await show();
    expect(status()).toBe(reason);
    expect(await screen.findByRole("button", { name: coachInstead.en.score })).toBeDefined();
  });

  it("lets the coach score where the AI interviewer is still at work after a long time", async () => {
    ports.api.answer(reportOfAttempt, { state: "running", reason: null, report: null, coachInstead: true });
    ports.api.answer(interviewerChoice, { whenAway: "ask", model: true });
    await ports.store.commands.keep(command);
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.en.generating);
    ports.api.answer(generateReport, someReport);
    const button = await screen.findByRole("button", { name: coachInstead.en.score });
    await act(async () => button.click());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Technical round");
  });

  it("asks for notifications by a button alone, and tells somebody who is elsewhere", async () => {
    await show();
    expect(ports.notices.now).toBe("off");
    await act(async () => screen.getByRole("button", { name: words.en.tellMe }).click());
    expect(document.body.textContent).toContain(words.en.willTell);
    await act(() => keep(someReport));
    expect(ports.notices.told).toEqual([
      {
        title: words.en.ready,
        body: "Quick Interview: Technical round",
        path: "/report/c-1/r-1",
        tag: "a-1",
      },
    ]);
  });

  it("does not ask where notifications are blocked or not there", async () => {
    ports.notices.now = "denied";
    await show();
    expect(screen.queryByRole("button", { name: words.en.tellMe })).toBeNull();
    expect(document.body.textContent).toContain(words.en.tellDenied);
  });

  it("is not asked for any more when the page is left", async () => {
    const { unmount } = await show();
    unmount();
    const before = ports.api.calls.length;
    await pass(60_000);
    expect(ports.api.calls).toHaveLength(before);
  });

  it("has nothing that axe finds, waiting and failed", async () => {
    vi.useRealTimers();
    for (const state of ["running", "failed"]) {
      stands(state);
      await show();
      const { violations } = await axe.run(document.body, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        rules: { "color-contrast": { enabled: false } },
      });
      expect(violations.map(({ id }) => id)).toEqual([]);
      cleanup();
    }
  });
});

describe("no report", () => {
  it("says the specification's sentence, with two ways to the dashboard", async () => {
    await show();
    expect(screen.getByText(problems.report_missing.say)).toBeDefined();
    for (const name of ["Go to Dashboard", "Try Again"]) {
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/dashboard");
    }
  });

  it("says why, where the server could not be asked", async () => {
    ports.api.answer(reportOfRound, refuse("offline"));
    await show();
    expect(screen.getByText(problems.offline.say)).toBeDefined();
  });

  it("is what a row of another shape counts as", async () => {
    await keep({ ...someReport, questions: "none" } as never);
    await show();
    expect(screen.getByText(words.en.missing)).toBeDefined();
  });
});
