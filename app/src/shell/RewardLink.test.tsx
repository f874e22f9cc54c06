// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { rewardsHistory } from "#models/contract/rewards.ts";
import { refuse } from "#models/contract/problems.ts";
import { fakePorts, type FakePorts } from "../testing/fakePorts.ts";
import { renderPage } from "../testing/renderPage.tsx";
import { setLanguage } from "../ui/language.ts";
import { noteRewardBalance } from "./rewardBalance.ts";
import { RewardLink } from "./RewardLink.tsx";

let ports: FakePorts;
const none = { redemption: null, payouts: [], inviteCode: "K7M2QXTP", invited: 0 };
const rewards = { ...none, rewardBalance: 249.5, history: [], next: null, redemptionRequested: false };
const show = (userId = "user-1") =>
  renderPage(<RewardLink userId={userId} after={20} />, ports, "/dashboard");
const link = (name: string) => screen.findByRole("link", { name });

beforeEach(() => {
  localStorage.clear();
  ports = fakePorts();
  ports.api.answer(rewardsHistory, rewards);
});
afterEach(() => {
  cleanup();
  setLanguage("en");
});

it("says only Reward until the balance is known, then the balance in rupees", async () => {
  await show();
  expect(screen.getByRole("link").textContent).toBe("Reward");
  expect((await link("Reward: ₹249.50")).getAttribute("href")).toBe("/rewards");
  act(() => noteRewardBalance("user-1", 1_00_000, ports.clock.now()));
  expect(await link("Reward: ₹1,00,000")).toBeDefined();
});

it("says the last known balance without a network, of nobody else", async () => {
  await show();
  await link("Reward: ₹249.50");
  cleanup();
  ports.api.answer(rewardsHistory, refuse("offline"));
  await show();
  await link("Reward: ₹249.50");
  cleanup();
  await show("user-2");
  await act(() => new Promise((wake) => setTimeout(wake, 200)));
  expect(screen.getByRole("link").textContent).toBe("Reward");
});

it("speaks Hindi", async () => {
  setLanguage("hi");
  await show();
  expect(await link("इनाम: ₹249.50")).toBeDefined();
});
