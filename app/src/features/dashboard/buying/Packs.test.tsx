// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { activePricing, createOrder, creditPayment, fetchOrder } from "#models/contract/payments.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import { fakePorts, somePack, type FakePorts, type FakePurchases } from "../../../testing/fakePorts.ts";
import { renderPage } from "../../../testing/renderPage.tsx";
import { setLanguage } from "../../../ui/language.ts";
import Packs from "./Packs.tsx";
import { hi } from "./words.hi.ts";
import { words } from "./words.ts";

const w = words.en;
let ports: FakePorts;
let purchases: FakePurchases;
const onAdded = vi.fn();
const onCheckout = vi.fn<(open: boolean) => void>();
const user = userEvent.setup();
const show = () => renderPage(<Packs onAdded={onAdded} onCheckout={onCheckout} />, ports, "/dashboard");

beforeEach(async () => {
  onAdded.mockClear();
  onCheckout.mockClear();
  ports = fakePorts();
  purchases = await ports.purchases();
});
afterEach(() => {
  cleanup();
  setLanguage("en");
});

describe("The pack on sale", () => {
  it("is shown with price, struck-through price, discount, end of the offer and the rounds it is for", async () => {
    await show();
    for (const text of [
      "500 credits",
      "10 interview rounds",
      "₹499",
      "80% discount",
      "Offer ends on 2 December 2026",
    ]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByText(/₹2,495/).tagName).toBe("S");
  });

  it("is bought with one press", async () => {
    await show();
    await user.click(screen.getByRole("button", { name: w.buy }));
    expect(purchases.bought).toEqual([somePack]);
  });

  it("says the specification's sentence where there is none, and looks again", async () => {
    purchases.onSale = refuse("pricing_missing");
    await show();
    expect(screen.getByRole("alert").textContent).toContain(
      "Pricing info not available. Please try again later.",
    );
    purchases.onSale = [somePack];
    await user.click(screen.getByRole("button", { name: w.tryAgain }));
    expect(await screen.findByText("₹499")).toBeDefined();
  });
});

describe("A purchase", () => {
  it("is told step by step, and cannot be begun twice meanwhile", async () => {
    await show();
    for (const phase of ["opening", "checkout", "confirming"] as const) {
      act(() => purchases.set(phase));
      expect(screen.getByRole("status").textContent).toBe(w[phase]);
      await user.click(screen.getByRole("button", { name: w.buy }));
    }
    expect(purchases.bought).toEqual([]);
  });

  it("tells while the provider's window is open: nothing of ours may lie above it", async () => {
    await show();
    for (const phase of ["opening", "checkout", "looking"] as const) act(() => purchases.set(phase));
    expect(onCheckout.mock.calls.map(([open]) => open)).toEqual([false, false, true, false]);
  });

  it("says the specification's sentence where the checkout could not be loaded", async () => {
    await show();
    act(() => purchases.set("failed"));
    expect(screen.getByRole("alert").textContent).toBe("Razorpay SDK failed to load. Are you online?");
  });

  it("that failed says why, and can be tried again", async () => {
    await show();
    act(() => purchases.set("failed", "The bank said no."));
    expect(screen.getByRole("alert").textContent).toBe("The bank said no.");
    await user.click(screen.getByRole("button", { name: w.buy }));
    expect(purchases.bought).toHaveLength(1);
  });

  it("has all that the server may refuse in Hindi, too", () => {
    for (const { problems: codes } of [activePricing, createOrder, fetchOrder, creditPayment])
      for (const code of codes) expect(hi.refusals[problems[code].say], code).toMatch(/[\u0900-\u097F]/);
  });

  it("that failed says why in the language of the page", async () => {
    setLanguage("hi");
    await show();
    const { say } = problems.payment_not_credited;
    act(() => purchases.set("failed", say));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(hi.refusals[say]));
  });

  it("that is done says so, and then the popup closes", async () => {
    await show();
    act(() => purchases.set("added"));
    expect(screen.getByText(w.added)).toBeDefined();
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1), { timeout: 3_000 });
    expect(purchases.state().phase).toBe("idle");
  });
});
