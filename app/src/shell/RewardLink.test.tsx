// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { profile } from "#models/contract/auth.ts";
import { rewardsHistory } from "#models/contract/rewards.ts";
import { refuse } from "#models/contract/problems.ts";
import { fakePorts, type FakePorts, someUser } from "../testing/fakePorts.ts";
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
  ports.api.answer(profile, { user: someUser });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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

it("is read again, with the credits, when the page is seen, focused or online again, and each minute", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show();
  await link("Reward: ₹249.50");
  const credits = () => ports.auth.state().user?.credits;
  const balances = [300, 350, 400, 450];
  const again = [
    () => document.dispatchEvent(new Event("visibilitychange")),
    () => dispatchEvent(new Event("focus")),
    () => ports.network.set(true),
    () => vi.advanceTimersByTimeAsync(60_000),
  ];
  for (const [n, rewardBalance] of balances.entries()) {
    ports.clock.advance(3_000);
    ports.api.answer(rewardsHistory, { ...rewards, rewardBalance });
    ports.api.answer(profile, { user: { ...someUser, credits: rewardBalance } });
    await act(async () => void (await again[n]?.()));
    expect(await link(`Reward: ₹${rewardBalance}`)).toBeDefined();
    expect(credits()).toBe(rewardBalance);
  }
});

it("asks once where the page is seen and focused in one moment, and not at all without a network", async () => {
  await show();
  await link("Reward: ₹249.50");
  const count = () => ports.api.calls.filter(({ name }) => name.includes("rewards")).length;
  const before = count();
  ports.clock.advance(3_000);
  await act(async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("focus"));
  });
  expect(count()).toBe(before + 1);
  ports.clock.advance(3_000);
  await act(async () => void ports.network.set(false));
  expect(count()).toBe(before + 1);
});

it("is not changed by a reply that was asked for before what is known", async () => {
  await show();
  await link("Reward: ₹249.50");
  const asked = ports.clock.now();
  ports.clock.advance(1_000);
  act(() => noteRewardBalance("user-1", 0, ports.clock.now()));
  act(() => noteRewardBalance("user-1", 249.5, asked));
  expect(await link("Reward: ₹0")).toBeDefined();
});

it("does not bring back the credits of before a purchase that came in between", async () => {
  await show();
  await link("Reward: ₹249.50");
  let answer = () => {};
  const late = new Promise<{ user: typeof someUser }>((done) => (answer = () => done({ user: someUser })));
  ports.api.answer(profile, () => late);
  ports.clock.advance(3_000);
  act(() => void dispatchEvent(new Event("focus")));
  act(() => ports.auth.setCredits(650));
  await act(async () => answer());
  expect(ports.auth.state().user?.credits).toBe(650);
});

it("reads the credits again when another tab was told of them", async () => {
  await show();
  await link("Reward: ₹249.50");
  ports.api.answer(profile, { user: { ...someUser, credits: 650 } });
  await act(async () => void dispatchEvent(new StorageEvent("storage", { key: "taiyari-profile" })));
  expect(ports.auth.state().user?.credits).toBe(650);
});

it("follows what another tab was told", async () => {
  await show();
  await link("Reward: ₹249.50");
  const key = "taiyari-copy:own:user-1:reward-balance";
  localStorage.setItem(key, JSON.stringify({ at: ports.clock.now(), value: 500 }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key })));
  expect(await link("Reward: ₹500")).toBeDefined();
});

it("speaks Hindi", async () => {
  setLanguage("hi");
  await show();
  expect(await link("इनाम: ₹249.50")).toBeDefined();
});
