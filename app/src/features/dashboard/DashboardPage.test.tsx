// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listCompanies } from "#models/contract/companies.ts";
import { listReports } from "#models/contract/reports.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import { fakeAuth, fakePorts, someUser, type FakePorts } from "../../testing/fakePorts.ts";
import { arrivesAt, place, renderPage } from "../../testing/renderPage.tsx";
import { someAttempt, someCompanies, someCompany, someRound } from "../../testing/someCompanies.ts";
import { someReport } from "../../testing/someReport.ts";
import DashboardPage from "./DashboardPage.tsx";
import { generateCommand } from "./logic/offline.ts";
import { summaryOf } from "./logic/history.ts";
import { words } from "./words.ts";

let ports: FakePorts;
const user = userEvent.setup();
const show = () => renderPage(<DashboardPage />, ports, "/dashboard");
const keepResume = () => ports.store.resume.keep("user-1", { name: "cv.pdf", bytes: new ArrayBuffer(8) });
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(listCompanies, { companies: someCompanies });
  ports.api.answer(listReports, { reports: [] });
});
afterEach(cleanup);

describe("the profile card", () => {
  it("shows who I am, my credits and the rounds they are enough for", async () => {
    await show();
    const card = within(screen.getByRole("region", { name: "Your profile" }));
    for (const text of [someUser.name, someUser.email, "150", "each round costs 50", "enough for 3 rounds"]) {
      expect(card.getByText(text)).toBeDefined();
    }
    const link = card.getByRole("link", { name: "Update Resume" });
    expect(link.getAttribute("href")).toBe("/resume-upload?shouldStopredirection=true");
  });

  it("[CR1] says so when the credits are not enough", async () => {
    ports.auth = fakeAuth({ ...someUser, credits: 49 });
    await show();
    expect(screen.getByText("not enough for a round")).toBeDefined();
  });
});

describe("the companies", () => {
  it("come with Quick Interview first and highlighted, and with their rounds", async () => {
    await show();
    const names = screen.getAllByRole("heading").map((heading) => heading.textContent);
    expect(names.indexOf("Quick Interview")).toBeLessThan(names.indexOf("Northwind Systems"));
    expect(screen.getByText("Start here")).toBeDefined();
    expect(screen.getByText("coding · hard · 60 min")).toBeDefined();
    expect(screen.getByText("hr · easy · 10 min")).toBeDefined();
  });

  it("have four placeholders while they load", async () => {
    ports.api.answer(listCompanies, () => new Promise(() => {}));
    await show();
    const waiting = screen.getByText(words.en.loading).parentElement;
    expect(waiting?.querySelectorAll("[style]")).toHaveLength(4);
  });

  it("stand there from the first picture where this device knows them, and all of them", async () => {
    const many = ["Alpha", "Beta", "Gamma"].map((name) => someCompany(name, [someRound("hr")]));
    ports.api.keep(listCompanies, { companies: many });
    ports.api.answer(listCompanies, () => new Promise(() => {}));
    await show();
    expect(screen.queryByText(words.en.loading)).toBeNull();
    expect(screen.getAllByRole("article")).toHaveLength(3);
  });

  it("say the specification's sentence when there are none", async () => {
    ports.api.answer(listCompanies, { companies: [] });
    await show();
    expect(screen.getByText("No companies available. Contact admin to add companies.")).toBeDefined();
  });

  it("that did not come say why, and come at a second try", async () => {
    ports.api.answer(listCompanies, refuse("too_many"));
    await show();
    expect(screen.getByRole("alert").textContent).toContain(problems.too_many.say);
    ports.api.answer(listCompanies, { companies: someCompanies });
    await press("Try again");
    expect(await screen.findByText("Northwind Systems")).toBeDefined();
  });

  it("can be searched when there are many", async () => {
    const many = ["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta", "Iota"].map((name) =>
      someCompany(name, [someRound("hr")]),
    );
    ports.api.answer(listCompanies, { companies: many });
    await show();
    await user.type(screen.getByRole("searchbox"), "gam");
    expect(screen.getAllByRole("article")).toHaveLength(1);
    await user.type(screen.getByRole("searchbox"), "zz");
    expect(screen.getByText("Nothing fits “gamzz”.")).toBeDefined();
  });
});

describe("Start Interview", () => {
  it("leads to the interview with the company and the round", async () => {
    await keepResume();
    await show();
    await press(/Start Interview: Warm-up/);
    await arrivesAt("/audio-interview");
    expect(place.state).toEqual({
      selectedCompany: someCompanies[1],
      selectedRound: someCompanies[1]?.rounds[0],
    });
  });

  it("leads to the resume upload when no resume is in the browser", async () => {
    await show();
    await press(/Start Interview: Warm-up/);
    await arrivesAt("/resume-upload");
  });

  it("[CR2] opens the credit popup for fewer than 50 credits", async () => {
    ports.auth = fakeAuth({ ...someUser, credits: 49 });
    await keepResume();
    await show();
    await press(/Start Interview: Warm-up/);
    expect((await screen.findByRole("dialog")).textContent).toContain("You have 49 credits");
    expect(place.path).toBe("/dashboard");
  });

  it("on a round without an id only logs an error", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    // A server of another age may send such a round; the contract's own parser would not let it through.
    ports.api.call = async () =>
      ({ companies: [someCompany("Old", [someRound("hr", { roundId: "" })])] }) as never;
    await show();
    await press(/Start Interview: hr round/);
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(problems.round_missing.say));
    expect(place.path).toBe("/dashboard");
    log.mockReset();
  });

  it("says so when the storage of the browser cannot be read", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await show();
    ports.store.resume.read = () => Promise.reject(new Error("closed"));
    await press(/Start Interview: Warm-up/);
    expect((await screen.findByRole("alert")).textContent).toBe(words.en.deviceFailed);
    log.mockReset();
  });
});

describe("an unfinished round", () => {
  it("is shown first, goes on where it was, and is ready offline", async () => {
    await ports.store.attempts.keep(someAttempt);
    await show();
    expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("You have an unfinished round");
    expect(screen.getByText("You were at question 3.")).toBeDefined();
    expect(screen.getByText("Ready offline")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Go on: Quick Interview: Warm-up" }));
    await arrivesAt("/audio-interview");
    expect(place.state).toMatchObject({ selectedRound: { roundId: "hr" } });
  });
});

describe("two unfinished rounds", () => {
  it("have ways on that say which is which", async () => {
    await ports.store.attempts.keep(someAttempt);
    const round = someRound("coding", { title: "Coding round" });
    const other = { roundId: "coding", attemptId: "a-2", companyId: "c-2", companyName: "Northwind Systems" };
    await ports.store.attempts.keep({ ...someAttempt, ...other, round });
    await show();
    const names = ["Quick Interview: Warm-up", "Northwind Systems: Coding round"];
    for (const name of names) expect(screen.getByRole("link", { name: `Go on: ${name}` })).toBeDefined();
  });
});

describe("a shortcut to a part of the page", () => {
  const scrolled = vi.fn();
  const open = (hash: string) =>
    renderPage(<DashboardPage />, ports, "/dashboard", `/dashboard?source=shortcut${hash}`);

  beforeEach(() => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled(this.id);
    };
  });

  it("leads there as soon as the part has come, once", async () => {
    let bring: (reply: unknown) => void = () => {};
    ports.api.answer(listCompanies, () => new Promise((resolve) => (bring = resolve)));
    await open("#quick");
    expect(scrolled).not.toHaveBeenCalled();
    await act(async () => bring({ companies: someCompanies }));
    expect(scrolled.mock.calls).toEqual([["quick"]]);
    await act(() => ports.store.attempts.keep(someAttempt));
    await screen.findByText("You have an unfinished round");
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it("leads to the reports, and nowhere where the address names nothing that is here", async () => {
    await open("#reports");
    expect(scrolled.mock.calls).toEqual([["reports"]]);
    cleanup();
    await open("#nothing");
    await open("");
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe("Prepare for offline", () => {
  it("asks once, naming the cost, then stores the attempt and what asks for its questions, and sends it", async () => {
    await keepResume();
    await show();
    await press("Prepare for offline: Warm-up");
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("It costs 50 credits, like a start.");
    await press("Prepare for 50 credits");
    expect(await screen.findByText("Being prepared")).toBeDefined();
    const [attempt] = await ports.store.attempts.open("user-1");
    expect(attempt).toMatchObject({ phase: "preparing", companyName: "Quick Interview", deadlineAt: null });
    expect([...ports.store.rows.commands.values()]).toMatchObject([
      { id: attempt?.attemptId, kind: "generate", attemptId: attempt?.attemptId, refused: null },
    ]);
    expect(ports.sync.asked).toBe(1);
    expect(screen.queryByText("You have an unfinished round")).toBeNull();
  });

  it("says in green that it is ready as soon as the questions are here", async () => {
    await keepResume();
    await show();
    await press("Prepare for offline: Warm-up");
    await press("Prepare for 50 credits");
    await screen.findByText("Being prepared");
    const [attempt] = await ports.store.attempts.open("user-1");
    if (!attempt) throw new Error("No attempt was stored.");
    await ports.store.attempts.keep({ ...attempt, phase: "answering" });
    await ports.store.commands.remove(attempt.attemptId);
    expect(await screen.findByText("Ready offline")).toBeDefined();
    expect(screen.queryByText("You have an unfinished round")).toBeNull();
  });

  it("says without a network that the questions are made when there is one", async () => {
    ports.network.set(false);
    await keepResume();
    await show();
    await press("Prepare for offline: Warm-up");
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain(words.en.prepareLater("Warm-up", 50));
    expect(dialog.textContent).not.toContain("made now");
    await press("Prepare for 50 credits");
    expect(await screen.findByText("Prepared when online")).toBeDefined();
    expect(screen.queryByText("You have an unfinished round")).toBeNull();
    await act(async () => ports.network.set(true));
    expect(screen.getByText("Being prepared")).toBeDefined();
  });

  it("[CR2] opens the credit popup where the credits are too few, also by what is asked for already", async () => {
    ports.auth = fakeAuth({ ...someUser, credits: 60 });
    await keepResume();
    await show();
    await press("Prepare for offline: Warm-up");
    await press("Prepare for 50 credits");
    await press("Prepare for offline: coding round");
    expect((await screen.findByRole("dialog")).textContent).toContain("You have 60 credits");
    expect(ports.store.rows.commands.size).toBe(1);
  });

  it("goes on with an attempt that has no questions yet under its own id", async () => {
    await keepResume();
    await ports.store.attempts.keep({ ...someAttempt, phase: "preparing", deadlineAt: null });
    await show();
    await press("Prepare for offline: Warm-up");
    await press("Prepare for 50 credits");
    expect(await screen.findByText("Being prepared")).toBeDefined();
    expect([...ports.store.rows.attempts.keys()]).toEqual([someAttempt.attemptId]);
    expect([...ports.store.rows.commands.keys()]).toEqual([someAttempt.attemptId]);
    await vi.waitFor(() => expect(screen.queryByText("You have an unfinished round")).toBeNull());
  });

  it("is not offered for a round whose report is still to come", async () => {
    await ports.store.attempts.keep({ ...someAttempt, phase: "finishing" });
    await show();
    expect(screen.getByText("Its report is still to come.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Prepare for offline: Warm-up" })).toBeNull();
  });

  it("leads to the resume, or to the credits, where one of them is missing", async () => {
    await show();
    await press("Prepare for offline: Warm-up");
    await arrivesAt("/resume-upload");
    expect(ports.store.rows.commands.size).toBe(0);
  });

  it("says why the server does not make the questions, and lets the round go", async () => {
    await keepResume();
    await ports.store.attempts.keepWith({ ...someAttempt, phase: "preparing" }, (kept) => ({
      ...generateCommand(kept),
      refused: { code: "credits_short", say: "You need 50 credits to start a round." },
    }));
    await show();
    expect(screen.getByText("You need 50 credits to start a round.")).toBeDefined();
    await press("All right");
    expect(await screen.findByRole("button", { name: "Prepare for offline: Warm-up" })).toBeDefined();
    expect([ports.store.rows.commands.size, ports.store.rows.attempts.size]).toEqual([0, 0]);
  });
});

describe("the reports so far", () => {
  const key = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
  const summary = summaryOf({ ...key, report: someReport, timestamp: 0 });
  const earlier = { ...summary, reportId: "rep-0", attemptId: "a-0", createdAt: "2026-11-12T00:00:00.000Z" };

  it("show a trend as soon as there are two, and link to the newest of each round", async () => {
    ports.api.answer(listReports, { reports: [summary, { ...earlier, overallScore: 61 }] });
    await show();
    expect(screen.getByRole("img", { name: /oldest first: 61, 43/ })).toBeDefined();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 3)).toEqual(["Your last rounds", "Your reports", "Quick Interview"]);
    const links = screen.getAllByRole("link", { name: /Technical round/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/report/c-1/r-1"]);
  });

  it("are those of this device while the server is out of reach", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    ports.api.answer(listReports, refuse("offline"));
    await ports.store.reports.keep(key, someReport);
    await show();
    expect(screen.getByRole("link", { name: /Technical round/ })).toBeDefined();
    expect(screen.queryByText("Your last rounds")).toBeNull();
    warn.mockReset();
  });

  it("begin with the next step for somebody who is here for the first time", async () => {
    await show();
    expect(screen.getByText("Your scores appear here after your first round.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Upload resume" }).getAttribute("href")).toBe("/resume-upload");
  });
});

describe("the words", () => {
  it("are those of the table of problems where it has them", () => {
    expect(words.en.companiesFailed).toBe(problems.companies_failed.say);
  });

  it("have no empty sentence in Hindi", async () => {
    const hi = await words.hi();
    expect(hi.enoughFor(0)).not.toBe(hi.enoughFor(3));
    for (const text of Object.values(hi)) expect(text).not.toBe("");
  });
});

describe("the question who invited one", () => {
  const asked = () => screen.findByRole("dialog", { name: "Who invited you?" }, { timeout: 4_000 });

  it("comes when the dashboard has been there for a moment", async () => {
    localStorage.clear();
    await show();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect((await asked()).textContent).toContain("This can be said once.");
  });

  it("does not come where that is known, or before the dashboard stands", async () => {
    localStorage.clear();
    ports.auth = fakeAuth({ ...someUser, referredBy: "friend@example.com" });
    await show();
    await act(() => new Promise((wake) => setTimeout(wake, 2_200)));
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    ports.auth = fakeAuth();
    ports.api.answer(listCompanies, () => new Promise(() => {}));
    await show();
    await act(() => new Promise((wake) => setTimeout(wake, 2_200)));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
