// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import ReportPage from "./ReportPage.tsx";
import { words } from "./words.ts";

let ports: FakePorts;
const w = words.en;
const show = () => renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
const earlier = {
  ...someReport,
  attemptId: "a-0",
  overallScore: 31,
  createdAt: "2026-11-12T00:00:00.000Z",
  scoredBy: { by: "llm", version: "1" } as const,
};

beforeEach(async () => {
  localStorage.clear();
  ports = fakePorts();
  ports.api.answer(reportOfRound, refuse("report_missing"));
  await ports.store.reports.keep({ userId: "user-1", companyId: "c-1", roundId: "r-1" }, someReport);
});
afterEach(cleanup);

describe("the trend in a report", () => {
  it("[TR1] is drawn and said, with where it was scored in another way", async () => {
    ports.api.answer(listReports, { reports: [someReport, earlier] });
    await show();
    expect(screen.getByRole("img", { name: "31, then 43" })).toBeDefined();
    expect(document.body.textContent).toContain("31 → 43");
    expect(screen.getByText(w.trendOtherwise("27 November 2026"))).toBeDefined();
    await expectAccessible();
  });

  it("[TR1] is there without a network, from what was known", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    ports.api.answer(listReports, { reports: [someReport, earlier] });
    await show();
    cleanup();
    ports.api.answer(listReports, refuse("offline"));
    await show();
    expect(screen.getByRole("img", { name: "31, then 43" })).toBeDefined();
    warn.mockReset();
  });

  it("[TR1] is nowhere for a first report", async () => {
    ports.api.answer(listReports, { reports: [someReport] });
    await show();
    expect(screen.queryByText(w.trend)).toBeNull();
  });
});
