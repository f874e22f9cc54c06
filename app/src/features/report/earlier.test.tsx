// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listReports, reportOfAttempt, reportOfRound } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import type { EarlierText } from "../../rows.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someAttempt } from "../../testing/someCompanies.ts";
import { someReport } from "../../testing/someReport.ts";
import ReportPage from "./ReportPage.tsx";
import { words } from "./words.ts";

let ports: FakePorts;
const w = words.en;
const key = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
const user = userEvent.setup();
const show = () => renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
const silence = () => new Promise(() => {});

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(reportOfRound, refuse("report_missing"));
  ports.api.answer(listReports, { reports: [] });
});
afterEach(cleanup);

describe("the report of a round on a server that never answers", () => {
  it("is not promised where nobody has asked for it", async () => {
    ports.api.answer(reportOfRound, silence);
    await ports.store.attempts.keep({ ...someAttempt, ...key, phase: "answering" });
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(w.looking);
    expect(screen.getByRole("status").textContent).toBe(w.standings.looking);
    expect(document.body.textContent).not.toMatch(/Generating|saved/);
    expect(screen.queryByRole("button", { name: w.tellMe })).toBeNull();
    expect(screen.getByRole("link", { name: w.goToDashboard })).toBeDefined();
  });

  it("is promised where this device has finished the round", async () => {
    ports.api.answer(reportOfAttempt, silence);
    await ports.store.attempts.keep({ ...someAttempt, ...key, phase: "finishing" });
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(w.generating);
    expect(screen.getByRole("status").textContent).toBe(w.standings.asked);
  });
});

describe("earlier texts of an answer", () => {
  const text = (own: Partial<EarlierText>): EarlierText => ({
    ...{ id: 1, key: "user-1|c-1|r-1|0", kind: "replaced", attemptId: someReport.attemptId },
    ...{ text: "What I wrote first", device: null, timestamp: Date.UTC(2026, 10, 27, 10) },
    ...own,
  });
  const [first] = someReport.questions;
  const cards = () => screen.getAllByRole("article");

  beforeEach(() => ports.store.reports.keep(key, someReport));

  it("are below it, closed, where this device keeps some of this attempt", async () => {
    ports.store.rows.history = [
      text({ id: 2, kind: "other", text: "From my phone", device: "Chrome on Android #a1b2" }),
      text({}),
      text({ id: 3, attemptId: "another attempt", text: "Of another attempt" }),
      text({ id: 4, text: first?.userAnswer ?? "" }),
    ];
    await show();
    const [card, second] = cards();
    const summary = within(card ?? document.body).getByText("2 earlier texts");
    expect(summary.closest("details")?.open).toBe(false);
    expect(card?.textContent).toContain("From Chrome on Android, 27 Nov 2026");
    expect(card?.textContent).toContain("What I wrote first");
    expect(card?.textContent).not.toContain("Of another attempt");
    expect(second?.textContent).not.toContain("earlier text");
  });

  it("can be copied", async () => {
    ports.store.rows.history = [text({})];
    await show();
    await user.click(screen.getByText("An earlier text"));
    await user.click(screen.getByRole("button", { name: w.copy }));
    expect(ports.device.copied).toEqual(["What I wrote first"]);
    expect(screen.getByText(w.copied)).toBeDefined();
  });

  it("say so where they cannot be copied", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    ports.store.rows.history = [text({})];
    ports.device.copy = () => Promise.reject(new Error("no clipboard"));
    await show();
    await user.click(screen.getByText("An earlier text"));
    await user.click(screen.getByRole("button", { name: w.copy }));
    expect(screen.getByText(w.notCopied)).toBeDefined();
    warn.mockReset();
  });

  it("come as well when another device's text arrives later, and are nowhere where there are none", async () => {
    await show();
    expect(screen.queryByText(/earlier text/)).toBeNull();
    ports.store.rows.history = [text({ kind: "other", text: "From elsewhere" })];
    await act(() => ports.store.resume.remove("user-1"));
    expect(cards()[0]?.textContent).toContain("From another device");
  });
});
