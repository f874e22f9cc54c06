import { expect, it } from "vitest";
import { offerOf } from "./offer.ts";

const now = Date.UTC(2026, 10, 28, 12);
const pack = { pricingId: "p", credits: 1_020, priceInPaise: 49_900, active: true };

it("shows a pack as the specification has it: price, struck price, interviews, an end five days ahead", () => {
  expect(offerOf(pack, now, "en")).toEqual({
    credits: "1,020",
    interviews: 20,
    price: "₹499",
    before: "₹2,495",
    until: "3 December 2026",
  });
});

it("writes paise only where there are some", () => {
  expect(offerOf({ ...pack, priceInPaise: 49_950 }, now, "en")).toMatchObject({
    price: "₹499.50",
    before: "₹2,497.50",
  });
});
