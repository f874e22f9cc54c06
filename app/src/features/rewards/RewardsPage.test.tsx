// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  changeRedemption,
  redeemRewards,
  rewardsHistory,
  withdrawRedemption,
} from "#models/contract/rewards.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { OwnRedemption, RewardEntry, Rewards } from "#models/entities/reward.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { setLanguage } from "../../ui/language.ts";
import { noteRewardBalance } from "#app/shell/rewardBalance.ts";
import RewardsPage from "./RewardsPage.tsx";
import { hi } from "./words.hi.ts";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
let warn: ReturnType<typeof vi.spyOn>;

const entry: RewardEntry = {
  entryId: "e-1",
  date: "2026-11-20T10:00:00.000Z",
  referred: "Friend",
  amount: 249.5,
  settled: false,
  state: "free",
};
const request: OwnRedemption = {
  redemptionId: "r-1",
  upiId: "9876543210@okbank",
  state: "requested",
  amount: 0,
  month: null,
  reason: null,
  createdAt: "2026-11-27T10:00:00.000Z",
  endedAt: null,
};
const nothing: Rewards = {
  rewardBalance: 0,
  history: [],
  next: null,
  redemptionRequested: false,
  redemption: null,
  payouts: [],
  inviteCode: "K7M2QXTP",
  invited: 0,
};
const some: Rewards = { ...nothing, rewardBalance: 249.5, history: [entry], invited: 2 };
const asked: Rewards = { ...some, redemptionRequested: true, redemption: request };

const show = () => renderPage(<RewardsPage />, ports, "/rewards");
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent;
const calls = (name: string) => ports.api.calls.filter((call) => call.name === name);

beforeEach(() => {
  localStorage.clear();
  ports = fakePorts();
  ports.api.answer(rewardsHistory, some);
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  warn.mockRestore();
  cleanup();
  setLanguage("en");
});

describe("the rewards page", () => {
  it("shows the balance in rupees, how it works, who has joined and where it came from", async () => {
    await show();
    for (const line of ["₹249.50", ...w.steps, w.joined(2), "Friend", "20 Nov 2026", "+₹249.50"]) {
      expect(text()).toContain(line);
    }
    expect(screen.getByText(w.entryStates.free)).toBeDefined();
  });

  it("says what each entry has become, and whose account is gone", async () => {
    const history: RewardEntry[] = [
      { ...entry, entryId: "a", amount: -25 },
      { ...entry, entryId: "b", state: "due" },
      { ...entry, entryId: "c", state: "settled", settled: true, referred: "" },
    ];
    ports.api.answer(rewardsHistory, { ...some, history });
    await show();
    for (const line of [w.takenBack, "-₹25", w.entryStates.due, w.entryStates.settled, w.gone]) {
      expect(text()).toContain(line);
    }
  });

  it("shows older entries on a press", async () => {
    ports.api.answer(rewardsHistory, { ...some, next: "e-1" });
    await show();
    ports.api.answer(rewardsHistory, { ...some, history: [{ ...entry, entryId: "e-0", referred: "First" }] });
    await press(w.older);
    expect(text()).toContain("First");
    expect(text()).toContain("Friend");
    expect(calls("GET /auth/rewards/history").at(-1)?.query).toEqual({ after: "e-1" });
    expect(screen.queryByRole("button", { name: w.older })).toBeNull();
  });

  it("says what to do where nobody has joined", async () => {
    ports.api.answer(rewardsHistory, nothing);
    await show();
    expect(screen.getByRole("heading", { name: w.empty })).toBeDefined();
    expect(text()).toContain(w.nothing);
    expect(screen.queryByLabelText(w.upi)).toBeNull();
  });

  it("says why they did not come, and tries again", async () => {
    ports.api.answer(rewardsHistory, refuse("too_many"));
    await show();
    expect(screen.getByRole("alert").textContent).toContain(problems.too_many.say);
    ports.api.answer(rewardsHistory, some);
    await press(w.tryAgain);
    expect(await screen.findByText("₹249.50")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("speaks Hindi", async () => {
    setLanguage("hi");
    ports.api.answer(redeemRewards, refuse("redemption_open"));
    await show();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(hi.title);
    await user.type(await screen.findByLabelText(hi.upi), "me@okbank");
    await press(hi.ask("₹249.50"));
    expect(await screen.findByText(hi.refusals["redemption_open"] ?? "")).toBeDefined();
  });

  it("has nothing that axe finds, with every part on it", async () => {
    const payouts: OwnRedemption[] = [
      { ...request, state: "settled", amount: 10, month: "2026-10", endedAt: "2026-11-02T10:00:00.000Z" },
    ];
    ports.api.answer(rewardsHistory, { ...some, next: "e-1", payouts });
    await show();
    const { violations } = await axe.run(document.body, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe("the share link", () => {
  const LINK = "https://taiyari.example/?invite=K7M2QXTP";

  it("is copied, or handed to the system's share sheet", async () => {
    await show();
    await press(w.copy);
    expect([ports.device.copied, text()]).toEqual([[LINK], expect.stringContaining(w.copied)]);
    await press(w.share);
    expect(ports.device.shared).toEqual([LINK]);
  });

  it("has no share button where the system has no share sheet", async () => {
    ports.device.share = null;
    await show();
    expect(screen.queryByRole("button", { name: w.share })).toBeNull();
    expect(text()).toContain(LINK);
  });

  it("is told of only where sharing fails, not where it is closed again", async () => {
    ports.device.share = () => Promise.reject(new DOMException("Closed.", "AbortError"));
    await show();
    await press(w.share);
    expect(warn).not.toHaveBeenCalled();
    cleanup();
    ports.device.share = () => Promise.reject(new Error("No."));
    await show();
    await press(w.share);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("asking for the reward", () => {
  const ask = async (upi: string) => {
    await user.clear(screen.getByLabelText(w.upi));
    await user.type(screen.getByLabelText(w.upi), upi);
    await press(w.ask("₹249.50"));
  };

  it("[RW6] needs a UPI id, and shows the request then", async () => {
    ports.api.answer(redeemRewards, asked);
    await show();
    await press(w.ask("₹249.50"));
    expect(text()).toContain(w.upiWrong);
    await ask("name at bank");
    expect(text()).toContain(w.upiWrong);
    expect(calls("POST /auth/rewards/redeem")).toEqual([]);
    await ask("9876543210@okbank");
    expect(text()).toContain(w.states.requested);
    expect(text()).toContain(w.requested("9876543210@okbank"));
    expect(calls("POST /auth/rewards/redeem")[0]?.body).toEqual({ upiId: "9876543210@okbank" });
  });

  it("says the server's sentence when it refuses", async () => {
    ports.api.answer(redeemRewards, refuse("redemption_open"));
    await show();
    await ask("me@okbank");
    expect(text()).toContain(problems.redemption_open.say);
    ports.api.answer(redeemRewards, () => Promise.reject(new TypeError("unexpected")));
    await ask("me@okbank");
    expect(text()).toContain("Redemption failed.");
  });

  it("is the same request when it is sent again after a lost reply, and another one for another UPI id", async () => {
    ports.api.answer(redeemRewards, refuse("unavailable"));
    await show();
    await ask("me@okbank");
    await ask("me@okbank");
    await ask("other@okbank");
    const keys = calls("POST /auth/rewards/redeem").map(({ key }) => key);
    expect([keys[0] === keys[1], keys[1] === keys[2], keys.includes(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("[RW7] can be changed and withdrawn until the month ends", async () => {
    ports.api.answer(rewardsHistory, asked);
    ports.api.answer(changeRedemption, { ...asked, redemption: { ...request, upiId: "other@okbank" } });
    ports.api.answer(withdrawRedemption, some);
    await show();
    await press(w.change);
    const field = screen.getByLabelText<HTMLInputElement>(w.upi);
    expect(field.value).toBe("9876543210@okbank");
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, "wrong");
    await press(w.saveUpi);
    expect(text()).toContain(w.upiWrong);
    await user.clear(field);
    await user.type(field, "other@okbank");
    await press(w.saveUpi);
    expect(text()).toContain(w.requested("other@okbank"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: w.change }));
    await press(w.withdraw);
    expect(screen.getByLabelText(w.upi)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: w.redeem }));
  });

  it("says when it is too late for that", async () => {
    ports.api.answer(rewardsHistory, asked);
    ports.api.answer(withdrawRedemption, refuse("redemption_fixed"));
    await show();
    await press(w.withdraw);
    expect(screen.getByRole("alert").textContent).toContain(problems.redemption_fixed.say);
    await press(w.change);
    await press(w.cancel);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says what is due, what was paid, and why something could not be", async () => {
    const due: OwnRedemption = { ...request, state: "due", amount: 249.5, month: "2026-11" };
    ports.api.answer(rewardsHistory, { ...asked, rewardBalance: 0, redemption: due });
    await show();
    expect(text()).toContain(w.states.due);
    expect(text()).toContain(w.due("₹249.50", "November 2026", "9876543210@okbank"));
    expect(screen.queryByRole("button", { name: w.change })).toBeNull();
    cleanup();
    const returned: OwnRedemption = { ...due, state: "returned", reason: "No such UPI id." };
    const settled: OwnRedemption = { ...due, redemptionId: "r-0", state: "settled" };
    ports.api.answer(rewardsHistory, { ...some, payouts: [returned, settled] });
    await show();
    expect(text()).toContain(w.returned("No such UPI id."));
    expect(text()).toContain(w.again);
    expect(text()).toContain(w.states.settled);
    cleanup();
    // Returned before the month had ended: there never was an amount.
    ports.api.answer(rewardsHistory, { ...some, payouts: [{ ...returned, amount: 0, month: null }] });
    await show();
    expect(text()).not.toContain("₹0");
  });

  it("says why there is nothing to ask for below zero", async () => {
    ports.api.answer(rewardsHistory, { ...some, rewardBalance: -249.5 });
    await show();
    expect(text()).toContain("-₹249.50");
    expect(text()).toContain(w.below);
  });
});

describe("without a network", () => {
  it("the last known rewards are there, with their day, and nothing can be asked for", async () => {
    await show();
    cleanup();
    ports.api.answer(rewardsHistory, refuse("offline"));
    ports.network.set(false);
    await show();
    expect(text()).toContain(w.asOf("27 Nov 2026"));
    expect(text()).toContain("₹249.50");
    expect(text()).toContain(w.network);
    expect(screen.queryByLabelText(w.upi)).toBeNull();
  });

  it("a request stays as it is, and its UPI id is not kept on the device", async () => {
    ports.api.answer(rewardsHistory, asked);
    await show();
    expect(JSON.stringify({ ...localStorage })).not.toContain("9876543210");
    cleanup();
    ports.api.answer(rewardsHistory, refuse("offline"));
    await show();
    expect(text()).toContain(w.requested("98•••@okbank"));
    expect(screen.queryByRole("button", { name: w.change })).toBeNull();
  });

  it("asking waits for a network that goes while the page is open", async () => {
    await show();
    act(() => ports.network.set(false));
    await waitFor(() => expect(text()).toContain(w.network));
  });
});

it("has the entry of a friend's purchase that the bar has heard of while the page was open", async () => {
  await show();
  await waitFor(() => expect(text()).toContain("Friend"));
  const late: RewardEntry = { ...entry, entryId: "e-2", amount: 100 };
  ports.api.answer(rewardsHistory, { ...some, rewardBalance: 349.5, history: [late, entry] });
  ports.clock.advance(1_000);
  act(() => noteRewardBalance("user-1", 349.5, ports.clock.now()));
  await waitFor(() => expect(text()).toContain("349.50"));
  expect(calls("GET /auth/rewards/history")).toHaveLength(2);
});
