// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import ReportPage from "./ReportPage.tsx";
import { words } from "./words.ts";

const w = words.en;
let ports: FakePorts;
const user = userEvent.setup();
const button = () => screen.getByRole("button", { name: w.savePdf });
const press = () => user.click(button());
const says = (text: string) => screen.findByText(text);

beforeEach(async () => {
  ports = fakePorts();
  ports.api.answer(reportOfRound, refuse("report_missing"));
  ports.api.answer(listReports, { reports: [] });
  const questions = someReport.questions.map((one) => ({ ...one, resumeLine: "• Architected the ledger" }));
  await ports.store.reports.keep(
    { userId: "user-1", companyId: "c-1", roundId: "r-1" },
    { ...someReport, questions },
  );
  await renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("Saving a report as a PDF", () => {
  it("fetches what it needs while the report is read, and makes nothing before the press", async () => {
    const pdf = await ports.pdf();
    expect([pdf.fetchedAhead, pdf.set]).toEqual([1, []]);
    expect(screen.getByRole("button", { name: w.print })).toBeDefined();
  });

  it("saves one file, named for the round and its day, and says so", async () => {
    await press();
    expect((await says(w.pdfMade)).getAttribute("role")).toBe("status");
    const name = "Taiyari - Quick Interview - Technical round - 2026-11-27.pdf";
    expect([...ports.device.files.keys()]).toEqual([name]);
    const [paper] = (await ports.pdf()).set;
    expect(paper?.title).toBe("Interview report: Quick Interview · Technical round");
    expect(JSON.stringify(paper)).toContain("“Architected the ledger”");
    expect(JSON.stringify(paper)).toContain("27 November 2026");
  });

  it("says that it is at work, and a second press makes no second file", async () => {
    const pdf = await ports.pdf();
    let finish: (file: Blob) => void = () => {};
    const made = vi.spyOn(pdf, "make").mockImplementation(() => new Promise((done) => (finish = done)));
    await press();
    expect((await says(w.makingPdf)).getAttribute("role")).toBe("status");
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    await press();
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(made).toHaveBeenCalledTimes(1);
    await act(async () => finish(new Blob()));
    await says(w.pdfMade);
    expect(ports.device.files.size).toBe(1);
  });

  it("says that it cannot be had now, with printing as the way on", async () => {
    (await ports.pdf()).gives = null;
    await press();
    await says(w.pdfAbsent);
    expect(screen.getByRole("button", { name: w.print })).toBeDefined();
    expect(ports.device.files.size).toBe(0);
  });

  it("says that it has failed, and may be pressed again", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const pdf = await ports.pdf();
    pdf.gives = new Error("no memory");
    await press();
    await says(w.pdfFailed);
    expect(told).toHaveBeenCalledOnce();
    pdf.gives = new Blob();
    await press();
    await says(w.pdfMade);
  });
});
