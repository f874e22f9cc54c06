// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import { endShare, listShares, sharedReport, shareReport } from "#models/contract/shares.ts";
import type { Share, SharedReport } from "#models/entities/share.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import ReportPage from "./ReportPage.tsx";
import { hi } from "./share/words.hi.ts";
import { words as shareWords } from "./share/words.ts";
import SharedPage from "./SharedPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const s = shareWords.en;
const user = userEvent.setup();
const token = "t".repeat(43);
const url = `https://taiyari.example/shared/${token}`;
let ports: FakePorts;

const share: Share = {
  ...{ shareId: "s-1", token, attemptId: someReport.attemptId, companyName: "Quick Interview" },
  ...{ roundTitle: "Technical round", withAnswers: true, shownAs: "" },
  ...{ createdAt: "2026-11-28T10:00:00.000Z", endsAt: "2026-12-28T10:00:00.000Z" },
};
const offline = () => new Problem("offline", "You are offline.");

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(reportOfRound, refuse("report_missing"));
  ports.api.answer(listReports, { reports: [] });
  ports.api.answer(listShares, { shares: [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(report = someReport) {
  await ports.store.reports.keep({ userId: "user-1", companyId: "c-1", roundId: "r-1" }, report);
  await renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
  await user.click(screen.getByRole("button", { name: w.share }));
  return screen.findByRole("dialog", { name: s.title });
}
const callsOf = (name: string) => ports.api.calls.filter((call) => call.name === name);
const press = (name: string) => user.click(screen.getByRole("button", { name }));

describe("Sharing a report", () => {
  it("[SH1] says what others will see, and makes a link with a press", async () => {
    ports.api.answer(shareReport, { share });
    await open();
    expect(screen.getByText(s.what)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: s.make }));
    expect(await screen.findByDisplayValue(url)).toBeTruthy();
    expect(screen.getByText(s.ends("28 December 2026"))).toBeTruthy();
    expect(callsOf("POST /shares")[0]?.body).toEqual({
      ...{ attemptId: someReport.attemptId, withAnswers: true, shownAs: "" },
    });
    await expectAccessible();
  });

  it("[SH3] leaves the answers out where one wants that, and names whoever wants to be named", async () => {
    ports.api.answer(shareReport, { share: { ...share, withAnswers: false, shownAs: "A. R." } });
    await open();
    await user.click(await screen.findByRole("switch", { name: s.withAnswers }));
    expect(screen.getByText(s.withoutNote)).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: s.shownAs }), " A. R. ");
    await press(s.make);
    await screen.findByDisplayValue(url);
    expect(callsOf("POST /shares")[0]?.body).toMatchObject({ withAnswers: false, shownAs: "A. R." });
  });

  it("[SH1] shows the link that there is, to copy and to send", async () => {
    ports.api.answer(listShares, { shares: [share] });
    await open();
    await user.click(await screen.findByRole("button", { name: s.copy }));
    expect(await screen.findByText(s.copied)).toBeTruthy();
    await press(s.send);
    expect([ports.device.copied, ports.device.shared]).toEqual([[url], [url]]);
  });

  it("[SH4] takes the link back after asking once more", async () => {
    ports.api.answer(listShares, { shares: [share] });
    ports.api.answer(endShare, { ok: true });
    await open();
    await user.click(await screen.findByRole("button", { name: s.revoke }));
    await press(s.revokeNo);
    await press(s.revoke);
    await press(s.revokeYes);
    expect(await screen.findByText(s.revoked)).toBeTruthy();
    expect(screen.getByRole("button", { name: s.make })).toBeTruthy();
    expect(callsOf("DELETE /shares/{shareId}")).toHaveLength(1);
  });

  it("says that it needs a network, and goes on when there is one", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    ports.api.answer(listShares, offline());
    await open();
    expect(await screen.findByText(s.offline)).toBeTruthy();
    ports.api.answer(listShares, { shares: [] });
    await press(s.again);
    ports.api.answer(shareReport, offline());
    await user.click(await screen.findByRole("button", { name: s.make }));
    await screen.findByText(s.offline);
    ports.api.answer(shareReport, { share });
    await press(s.make);
    await screen.findByDisplayValue(url);
    const [first, second] = callsOf("POST /shares");
    expect(second?.key).toBe(first?.key);
  });

  it("is not offered for a report that the full one will replace", async () => {
    const whose = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
    await ports.store.reports.keep(whose, { ...someReport, provisional: true });
    await renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
    await screen.findByText(w.provisionalText);
    expect(screen.queryByRole("button", { name: w.share })).toBeNull();
  });

  it("has as many words in Hindi", () => {
    expect(Object.keys(hi)).toEqual(Object.keys(s));
    expect(hi.ends("1")).toContain("1");
  });
});

describe("A shared report", () => {
  const { reportId, attemptId, companyId, roundId, provisional, questions, ...rest } = someReport;
  void [reportId, attemptId, companyId, roundId, provisional];
  const shared: SharedReport = {
    ...rest,
    ...{ withAnswers: true, shownAs: "", endsAt: share.endsAt },
    questions: questions.map(({ questionId, resumeLine, ...question }) => {
      void [questionId, resumeLine];
      return question;
    }),
  };
  const show = () => renderPage(<SharedPage />, ports, "/shared/:token", `/shared/${token}`);

  it("[SH2] shows score, questions and answers to whoever has the link, and nothing to change", async () => {
    ports.api.answer(sharedReport, shared);
    await show();
    expect(await screen.findByRole("heading", { level: 1, name: "Technical round" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "43 of 100, Fair" })).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(questions.length);
    for (const name of [w.share, w.practise]) expect(screen.queryByRole("button", { name })).toBeNull();
    await expectAccessible();
  });

  it("[SH3] says where an answer is not shown, and does not call it left open", async () => {
    const bare = shared.questions.map((one) => ({
      ...one,
      ...{ userAnswer: "", feedback: "", found: one.found.map(({ text }) => ({ text, quote: "" })) },
    }));
    ports.api.answer(sharedReport, { ...shared, withAnswers: false, shownAs: "A. R.", questions: bare });
    await show();
    await screen.findByText(w.sharedBy("A. R."));
    const scored = questions.filter(({ state }) => state !== "not-answered").length;
    expect(screen.getAllByText(w.answerNotShown)).toHaveLength(scored);
    expect(document.querySelector("q")).toBeNull();
  });

  it("[SH5] says that the link has ended, with a way on", async () => {
    ports.api.answer(sharedReport, refuse("share_ended"));
    await show();
    expect(await screen.findByRole("heading", { name: w.sharedEnded })).toBeTruthy();
    expect(screen.getByRole("link", { name: w.toTaiyari })).toBeTruthy();
  });

  it("can be looked for again where it was out of reach", async () => {
    ports.api.answer(sharedReport, offline());
    await show();
    await screen.findByText(w.sharedAway);
    ports.api.answer(sharedReport, shared);
    await press(w.askAgain);
    await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThan(0));
  });
});
