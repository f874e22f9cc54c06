// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Report } from "#models/entities/report.ts";
import { measuresWords } from "../../shell/measuresWords.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import ReportPage from "./ReportPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const m = measuresWords.en;
const user = userEvent.setup();
const key = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
const slow = { words: 60, talkMs: 24_000, spanMs: 30_000, pauses: 3, longestPauseMs: 2_400, fillers: 2 };
const quick = { words: 40, talkMs: 9_000, spanMs: 10_000, pauses: 1, longestPauseMs: 3_100, fillers: 0 };
let ports: FakePorts;

/** A report in which the first answer and the last were spoken. */
const spokenReport: Report = {
  ...someReport,
  questions: someReport.questions.map((question, at) =>
    at === 1 ? question : { ...question, spoken: at === 0 ? slow : quick },
  ),
};

async function show(report: Report) {
  await ports.store.reports.keep(key, report);
  await renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
  await screen.findByRole("heading", { level: 1 });
}
const cards = () => screen.getAllByRole("article");
const card = (at: number) => within(cards()[at] ?? document.body);

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(reportOfRound, refuse("report_missing"));
  ports.api.answer(listReports, { reports: [] });
});
afterEach(() => {
  cleanup();
});

describe("How answers were spoken, in the report", () => {
  it("stands with each answer that was spoken, with how each figure is worked out and a range", async () => {
    await show(spokenReport);
    await user.click(card(0).getByText(m.pace(120)));
    const text = cards()[0]?.textContent ?? "";
    for (const line of [
      m.paceHow(60, "30"),
      m.paceRange(110, 170),
      m.talk("24"),
      m.pauses(3, "2.4"),
      m.fillers(2),
    ])
      expect(text).toContain(line);
    expect(text).toContain(m.ofSpeech);
    expect(card(1).queryByText(/You spoke/)).toBeNull();
    expect(card(2).getByText(m.pace(240))).toBeTruthy();
  });

  it("is summed up over the interview: all words by all minutes, the longest pause of all", async () => {
    await show(spokenReport);
    expect(screen.getByText((text) => text.includes(w.spokenAnswers(2, 3)))).toBeTruthy();
    const figures = [...document.querySelectorAll("dl > div")].map((one) => one.textContent);
    // 100 words in 40 seconds; 33 seconds of speech.
    for (const figure of [
      `${w.figures.pace}150`,
      `${w.figures.talk}33\u00a0s`,
      `${w.figures.pauses}4`,
      `${w.figures.longest}3.1\u00a0s`,
      `${w.figures.fillers}2`,
    ])
      expect(figures).toContain(figure);
  });

  it("[SP1] says that no mark depends on it", async () => {
    await show(spokenReport);
    expect(screen.getByText((text) => text.includes(w.notInScore))).toBeTruthy();
  });

  it("is left out where every answer was typed, as in reports made before it was measured", async () => {
    await show(someReport);
    expect(screen.queryByText(w.howSpoken)).toBeNull();
    expect(screen.queryByText(m.measures)).toBeNull();
  });

  it("is printed opened, and pages without a fault for people who do not see it", async () => {
    await show(spokenReport);
    act(() => void dispatchEvent(new Event("beforeprint")));
    const details = [...document.querySelectorAll("details")].filter((one) =>
      one.textContent?.includes(m.talk("24")),
    );
    expect(details.map(({ open }) => open)).toEqual([true]);
    const { violations } = await axe.run(document.body, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      rules: { "color-contrast": { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe("A recording in the report", () => {
  const sound = new Blob(["RIFF"], { type: "audio/wav" });

  it("is offered where this device has one, and not touched before the press", async () => {
    ports.recordings.files.set("a-1 0", sound);
    await show(spokenReport);
    const listen = await screen.findByRole("button", { name: w.listen });
    expect(screen.getAllByRole("button", { name: w.listen })).toHaveLength(1);
    expect([ports.recordings.heard, document.querySelector("audio")]).toEqual([[], null]);
    await user.click(listen);
    const player = await screen.findByLabelText<HTMLAudioElement>(w.recording);
    expect(ports.recordings.heard).toEqual(["a-1 0"]);
    expect([player.tagName, player.controls, player.src.startsWith("blob:")]).toEqual(["AUDIO", true, true]);
    expect(screen.getByText(w.recordingNote)).toBeTruthy();
  });

  it("is given back when the page is left", async () => {
    const [made, revoked] = [vi.spyOn(URL, "createObjectURL"), vi.spyOn(URL, "revokeObjectURL")];
    revoked.mockClear();
    ports.recordings.files.set("a-1 0", sound);
    await show(spokenReport);
    await user.click(await screen.findByRole("button", { name: w.listen }));
    await screen.findByLabelText(w.recording);
    expect(revoked).not.toHaveBeenCalled();
    cleanup();
    expect(revoked.mock.calls).toEqual([[made.mock.results[0]?.value]]);
  });

  it("that is gone since, or cannot be read, is said to be", async () => {
    ports.recordings.files.set("a-1 0", sound);
    await show(spokenReport);
    const listen = await screen.findByRole("button", { name: w.listen });
    ports.recordings.files.clear();
    await user.click(listen);
    expect(await screen.findByText(w.recordingGone)).toBeTruthy();
    const error = vi.spyOn(console, "error").mockImplementationOnce(() => {});
    ports.recordings.read = () => Promise.reject(new Error("closed"));
    await user.click(screen.getByRole("button", { name: w.listen }));
    await waitFor(() => expect(error).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(w.recordingGone)).toBeTruthy();
    error.mockClear();
  });

  it("of another attempt is not shown", async () => {
    ports.recordings.files.set("a-0 0", sound);
    await show(spokenReport);
    expect(screen.queryByRole("button", { name: w.listen })).toBeNull();
  });
});
