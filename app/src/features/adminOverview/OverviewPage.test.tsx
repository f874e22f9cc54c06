// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overview } from "#models/contract/admin.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Overview } from "#models/entities/desk.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import OverviewPage from "./OverviewPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
const show = () => renderPage(<OverviewPage />, ports, "/admin");
const region = (name: string) => screen.getByRole("region", { name }).textContent;

const quiet: Overview = {
  at: "2026-11-27T10:00:00.000Z",
  people: { all: 1_20_000, week: 12, month: 40 },
  attempts: { open: 3, reported: 5, week: 2 },
  revenueInPaise: { today: 0, week: 49_900, month: 99_850, all: 1_00_00_000 },
  failures: { jobs: [], openOrders: 0, paidTwice: 0 },
  queue: [],
  rewards: { owedInPaise: 24_950, due: 0, dueInPaise: 0 },
};

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(overview, quiet);
});
afterEach(cleanup);

it("the overview shows money in rupees and numbers as they are grouped in India", async () => {
  await show();
  expect(region(w.revenue)).toContain("Today₹07 days₹499This month₹998.50In all₹1,00,000");
  expect(region(w.people)).toContain("1,20,000");
  expect(region(w.failures)).toContain(w.noFailures);
  expect(region(w.queue)).toContain(w.noQueue);
  await expectAccessible();
});

it("the overview has what the language model has used, where there is one", async () => {
  const use = { calls: 12, tokens: 1_20_000, costInMillionths: 1_230_000 };
  const month = { ...use, costInMillionths: 0 };
  ports.api.answer(overview, { ...quiet, model: { name: "m-1", today: use, month, spent: true } });
  await show();
  const said = region(w.model("m-1"));
  expect(said).toContain("Today: 12 calls, 1,20,000 tokens, 1.23 by the prices that are set");
  expect(said).toMatch(/This month: 12 calls, 1,20,000 tokens$/);
  expect(said).toContain(w.modelSpent);
  await expectAccessible();
});

it("the overview names what has failed, with its last reason", async () => {
  const jobs = [{ kind: "report", jobs: 2, reason: "Failed to generate report. Please try again." }];
  ports.api.answer(overview, {
    ...quiet,
    failures: { jobs, openOrders: 3, paidTwice: 1 },
    queue: [{ kind: "report", state: "failed", jobs: 2 }],
    rewards: { owedInPaise: 24_950, due: 2, dueInPaise: 20_000 },
  });
  await show();
  const said = region(w.failures) ?? "";
  expect(said).toContain(
    "2 jobs of the kind “report” failed for good. Last reason: Failed to generate report.",
  );
  expect(said).toContain("1 payment came for an order that was paid already.");
  expect(said).toContain("3 orders");
  expect(region(w.queue)).toContain("report: 2 failed");
  expect(screen.getByRole("link", { name: w.toPayOut(2) }).getAttribute("href")).toBe("/admin/redemptions");
});

it("the overview says when it cannot be loaded, and keeps what was seen", async () => {
  await show();
  ports.api.answer(overview, refuse("offline"));
  await user.click(screen.getByRole("button", { name: w.again }));
  expect((await screen.findByRole("alert")).textContent).toContain(`${w.failed}. `);
  expect(region(w.people)).toContain("1,20,000");
});
