// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPricing, listPricing, updatePricing } from "#models/contract/admin.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import type { SentCall } from "../../testing/fakeApi.ts";
import { fakePorts, somePack, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import PricingPage from "./PricingPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
let packs: Pricing[];
const show = () => renderPage(<PricingPage />, ports, "/admin/pricing");
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent;

beforeEach(() => {
  ports = fakePorts();
  packs = [{ ...somePack, pricingId: "old", active: false }, somePack, { ...somePack, pricingId: "p3" }];
  ports.api.answer(listPricing, () => ({ pricing: packs }));
});
afterEach(cleanup);

describe("the packs", () => {
  it("[PR1] [PR2] are shown as a buyer sees them, and the oldest on sale is the offered one", async () => {
    await show();
    const items = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
    const chips = items.filter((item) => item.includes("₹"));
    expect(chips[0]).toContain(w.offSale);
    expect(chips[1]).toContain(w.offered);
    expect(chips[2]).toContain(w.behind);
    expect(chips[1]).toContain("500 credits₹499 Struck through:₹2,495 80% discount10 interview rounds");
    expect(text()).not.toContain(w.noneOnSale);
    await expectAccessible();
  });

  it("warn, in the specification's sentence, when none is on sale", async () => {
    packs = packs.map((pack) => ({ ...pack, active: false }));
    await show();
    expect(text()).toContain("Pricing info not available. Please try again later.");
  });

  it("say when they could not be loaded", async () => {
    ports.api.answer(listPricing, refuse("offline"));
    await show();
    expect(screen.getByRole("alert").textContent).toContain(`${w.listFailed}. `);
  });
});

describe("a pack", () => {
  it("is added once, with the price in whole paise, and shown while it is typed", async () => {
    ports.api.answer(createPricing, refuse("unavailable"));
    await show();
    await press(w.add);
    await press(w.save);
    expect(text()).toContain(w.creditsFault);
    expect(document.activeElement).toBe(screen.getByLabelText(w.credits));
    await user.type(screen.getByLabelText(w.credits), "1,000");
    await user.type(screen.getByLabelText(w.price), "899.50");
    expect(screen.getByRole("region", { name: w.preview }).textContent).toContain("₹899.50");
    await press(w.save);
    expect((await screen.findByRole("alert")).textContent).toContain(`${w.saveFailed}. `);
    ports.api.answer(createPricing, ({ body }: SentCall) => ({
      pricing: { pricingId: "n", ...Object(body) },
    }));
    await press(w.save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = ports.api.calls.filter(({ name }) => name === "POST /admin/pricing");
    expect(sent[0]?.body).toEqual({ credits: 1_000, priceInPaise: 89_950, active: true });
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  it("is taken off sale, and the list is read anew", async () => {
    ports.api.answer(updatePricing, ({ body }: SentCall) => {
      packs = [{ pricingId: "pack-1", ...Object(body) }];
      return { pricing: packs[0] };
    });
    await show();
    await user.click(screen.getAllByRole("button", { name: w.change })[1] ?? document.body);
    expect(text()).toContain(w.ordersStay);
    await user.click(screen.getByRole("switch"));
    await press(w.save);
    expect(await screen.findByText(w.noneOnSale)).toBeDefined();
    expect(ports.api.calls.at(-2)).toMatchObject({
      params: { pricingId: "pack-1" },
      body: { credits: 500, priceInPaise: 49_900, active: false },
    });
  });
});
