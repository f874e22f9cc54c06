// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { creditHistory } from "#models/contract/credits.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { CreditEntry } from "#models/entities/credit.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { setLanguage } from "../../ui/language.ts";
import CreditsPage from "./CreditsPage.tsx";
import { hi } from "./words.hi.ts";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
let warn: ReturnType<typeof vi.spyOn>;
const show = () => renderPage(<CreditsPage />, ports, "/credits");
const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

const entry = (kind: CreditEntry["kind"], more: Partial<CreditEntry>): CreditEntry => ({
  entryId: `${kind}-${more.amount}`,
  amount: 100,
  kind,
  roundTitle: null,
  companyName: null,
  priceInPaise: null,
  reason: null,
  balanceAfter: 1_100,
  at: "2026-11-27T10:15:00.000Z",
  ...more,
});
const entries = [
  entry("adjust", { amount: 25, reason: "For the fault of Monday" }),
  entry("adjust", { amount: -5, reason: "Given twice" }),
  entry("clawback", { amount: -50 }),
  entry("purchase", { amount: 1_000, priceInPaise: 49_900 }),
  entry("spend", { amount: -50, roundTitle: "Coding round", companyName: "Northwind Systems" }),
  entry("grant", { amount: 100 }),
];

beforeEach(() => {
  localStorage.clear();
  ports = fakePorts();
  ports.api.answer(creditHistory, { entries, next: null });
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  warn.mockRestore();
  cleanup();
  setLanguage("en");
});

it("has the entry of a payment that was confirmed while the page was open", async () => {
  await show();
  expect(lines()).toHaveLength(entries.length);
  const late = entry("purchase", { amount: 500, priceInPaise: 29_900 });
  ports.api.answer(creditHistory, { entries: [late, ...entries], next: null });
  act(() => ports.auth.setCredits(650));
  await waitFor(() => expect(lines()).toHaveLength(entries.length + 1));
});

it("says of every entry what it was for, when, how many and what was left", async () => {
  await show();
  const found = lines();
  const wanted: string[][] = [
    [w.adjustAdded, "For the fault of Monday", "+25"],
    [w.adjustTaken, "Given twice", "-5"],
    [w.clawback, "-50"],
    [w.purchase, w.paid("₹499"), "+1,000"],
    ["Coding round", w.roundOf("Northwind Systems"), "-50"],
    [w.grant, "+100"],
  ];
  wanted.forEach((parts, at) => {
    for (const part of [...parts, "27 Nov 2026", w.balance("1,100")]) expect(found[at]).toContain(part);
  });
  expect(document.body.textContent).toContain("150 free to spend");
});

it("names a round that nobody knows any more, and a pack without its price, by what they are", async () => {
  const bare = [entry("spend", { amount: -50 }), entry("purchase", { amount: 500 })];
  ports.api.answer(creditHistory, { entries: bare, next: null });
  await show();
  expect(lines()[0]).toContain(w.round);
  expect(lines()[1]).toContain(w.purchase);
});

it("shows older entries on a press", async () => {
  ports.api.answer(creditHistory, { entries: entries.slice(0, 2), next: "adjust--5" });
  await show();
  ports.api.answer(creditHistory, { entries: entries.slice(1), next: null });
  await user.click(screen.getByRole("button", { name: w.older }));
  expect(lines()).toHaveLength(6);
  expect(ports.api.calls.at(-1)?.query).toEqual({ after: "adjust--5" });
  expect(screen.queryByRole("button", { name: w.older })).toBeNull();
});

it("says so where there is nothing, with a way on", async () => {
  ports.api.answer(creditHistory, { entries: [], next: null });
  await show();
  expect(screen.getByRole("heading", { name: w.empty })).toBeDefined();
  expect(screen.getByRole("link", { name: w.back }).getAttribute("href")).toBe("/dashboard");
});

it("says why it did not come, and tries again", async () => {
  ports.api.answer(creditHistory, refuse("too_many"));
  await show();
  expect(screen.getByRole("alert").textContent).toContain(problems.too_many.say);
  ports.api.answer(creditHistory, { entries, next: null });
  await user.click(screen.getByRole("button", { name: w.tryAgain }));
  expect(lines()).toHaveLength(6);
});

it("shows its first page as it was last known without a network, and whose it is not does not see it", async () => {
  await show();
  cleanup();
  ports.api.answer(creditHistory, refuse("offline"));
  await show();
  expect(document.body.textContent).toContain(w.asOf("27 November 2026"));
  expect(lines()).toHaveLength(6);
  cleanup();
  const other = ports.auth.state().user;
  if (other) ports.auth.set({ user: { ...other, userId: "user-2" } });
  await show();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

it("speaks Hindi, and has nothing that axe finds", async () => {
  setLanguage("hi");
  ports.api.answer(creditHistory, { entries, next: "grant-100" });
  await show();
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(hi.title);
  expect(lines()[5]).toContain(hi.grant);
  const { violations } = await axe.run(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
