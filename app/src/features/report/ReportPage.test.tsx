// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listCompanies } from "#models/contract/companies.ts";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { Report } from "#models/entities/report.ts";
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
    expect(first?.textContent).toContain("Still missing");
    expect(second?.textContent).not.toContain("Still missing");
    const folded = second?.querySelector("details");
    expect(folded?.open).toBe(false);
    expect(folded?.querySelector("summary")?.textContent).toBe("What a good answer says");
    expect(folded?.textContent).toContain("one real deadline");
    expect(folded?.textContent).toContain("One deadline, what you told whom");
  });

  it("quotes a resume line without its bullet", async () => {
    const questions = someReport.questions.map((one) => ({ ...one, resumeLine: "• Architected the ledger" }));
    await keep({ ...someReport, questions });
    await show();
    expect(screen.getAllByText("“Architected the ledger”")).toHaveLength(3);
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

  it("gives way to the full one as soon as that is there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await keep({ ...someReport, provisional: true });
    await show();
    ports.api.answer(reportOfRound, { ...someReport, overallScore: 80 });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("img", { name: "80 of 100, Excellent" })).toBeDefined();
    expect(screen.queryByText("Provisional")).toBeNull();
  });
});

describe("a report that is on its way", () => {
  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await ports.store.attempts.keep({ ...someAttempt, ...key, phase: "finishing" });
  });

  it("is waited for, and shown when it comes", async () => {
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Generating your interview report...");
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(ports.api.calls.filter((call) => call.name === "GET /reports/{companyId}/{roundId}")).toHaveLength(
      2,
    );
    await keep(someReport);
    await act(() => vi.advanceTimersByTimeAsync(3_200));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Technical round");
  });

  it("says that it waits for the network", async () => {
    ports.network.set(false);
    await show();
    expect(screen.getByRole("status").textContent).toBe(words.en.generatingOffline);
    act(() => ports.network.set(true));
    expect(screen.getByRole("status").textContent).toBe(words.en.generatingText);
  });

  it("is not asked for any more when the page is left", async () => {
    const { unmount } = await show();
    unmount();
    const before = ports.api.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(ports.api.calls).toHaveLength(before);
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
