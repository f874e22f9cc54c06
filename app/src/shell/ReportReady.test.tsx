// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePorts, type FakePorts } from "../testing/fakePorts.ts";
import { arrivesAt, renderPage } from "../testing/renderPage.tsx";
import { someAttempt } from "../testing/someCompanies.ts";
import { someReport } from "../testing/someReport.ts";
import { setLanguage } from "../ui/language.ts";
import ReportReady from "./ReportReady.tsx";
import { hi } from "./reportReadyWords.hi.ts";
import { words } from "./reportReadyWords.ts";
import { makeReportWatch, type ReportWatch } from "./reportWatch.ts";

const key = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
const finishing = { ...someAttempt, ...key, phase: "finishing" as const };
let ports: FakePorts;
let watch: ReportWatch;
const show = () => renderPage(<ReportReady watch={watch} />, ports, "/dashboard");
const pass = () => act(() => vi.advanceTimersByTimeAsync(300));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  ports = fakePorts();
  watch = makeReportWatch();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setLanguage("en");
});

describe("the notice that a report is ready", () => {
  it("appears elsewhere in the app when the sync has brought it, with the way to it", async () => {
    await ports.store.attempts.keep(finishing);
    await show();
    expect(screen.getByRole("status").textContent).toBe("");
    await ports.store.reports.finish(key, someReport);
    await pass();
    expect(screen.getByRole("status").textContent).toContain(words.en.ready);
    expect(ports.notices.told).toMatchObject([{ path: "/report/c-1/r-1", tag: "a-1" }]);
    await userEvent.setup({ delay: null }).click(screen.getByRole("link", { name: words.en.see }));
    await arrivesAt("/report/c-1/r-1");
  });

  it("says nothing of reports that were there before, that are provisional, or that another round has", async () => {
    await ports.store.reports.keep({ ...key, roundId: "r-0" }, { ...someReport, attemptId: "a-0" });
    await ports.store.attempts.keep(finishing);
    await ports.store.reports.keep(key, { ...someReport, provisional: true });
    await show();
    await pass();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("can be closed, and does not come back", async () => {
    await ports.store.attempts.keep(finishing);
    await show();
    await ports.store.reports.finish(key, someReport);
    await pass();
    await act(async () => screen.getByRole("button", { name: words.en.close }).click());
    await ports.store.reports.keep(key, someReport);
    await pass();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("catches what has come while it was not on the screen", async () => {
    await ports.store.attempts.keep(finishing);
    const { unmount } = await show();
    unmount();
    await ports.store.reports.finish(key, someReport);
    setLanguage("hi");
    await show();
    expect(await screen.findByText(hi.ready)).toBeDefined();
  });

  it("has the report fetched when a push says that it is ready", async () => {
    await show();
    act(() => ports.notices.push());
    expect(ports.sync.asked).toBe(1);
  });
});
