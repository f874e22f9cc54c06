// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refuse } from "#models/contract/problems.ts";
import { listRedemptions, returnRedemption, settleRedemption } from "#models/contract/rewards.ts";
import type { Redemption } from "#models/entities/reward.ts";
import { payoutList } from "#models/rules/payoutList.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import type { SentCall } from "../../testing/fakeApi.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import RedemptionsPage from "./RedemptionsPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
let all: Redemption[];

const some = (redemptionId: string, own: Partial<Redemption> = {}): Redemption => ({
  redemptionId,
  userId: "user-9",
  name: "Meera",
  email: "meera@example.com",
  upiId: "meera@upi",
  amountInPaise: 24_950,
  state: "due",
  month: "2026-10",
  reason: null,
  createdAt: "2026-10-20T10:00:00.000Z",
  ...own,
});

const show = (query = "") =>
  renderPage(<RedemptionsPage />, ports, "/admin/redemptions", `/admin/redemptions${query}`);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent;
const callsOf = (name: string) => ports.api.calls.filter((call) => call.name === name);

beforeEach(() => {
  ports = fakePorts();
  all = [
    some("r1"),
    some("r2", { name: "", email: "", amountInPaise: 10_000 }),
    some("r3", { state: "requested", month: null }),
    some("r4", { state: "returned", reason: "No such UPI id" }),
  ];
  ports.api.answer(listRedemptions, ({ query }: SentCall) => ({
    redemptions: all.filter(({ state }) => state === Object(query).state),
    next: null,
  }));
});
afterEach(cleanup);

describe("requests for pay-out", () => {
  it("that are due come first, with their sum and the file for the bank", async () => {
    await show();
    expect(screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("upi"))).toHaveLength(
      2,
    );
    const bank = screen.getByRole("region", { name: w.forBank });
    expect(bank.textContent).toContain("2 requests, in all₹349.50");
    expect(text()).toContain("meera@upi · asked on 20 Oct 2026 · for October 2026");
    expect(text()).toContain(w.nobody);
    await press(w.download);
    const file = "payouts-2026-11-27.csv";
    expect(await within(bank).findByText(w.downloaded(file))).toBeDefined();
    expect(ports.device.files.get(file)).toBe(payoutList(all.slice(0, 2)));
    await expectAccessible();
  });

  it("that are due are read to their end, so that nothing is missing in the sum", async () => {
    ports.api.answer(listRedemptions, ({ query }: SentCall) =>
      Object(query).after === undefined
        ? { redemptions: [some("r1")], next: "r1" }
        : { redemptions: [some("r2")], next: null },
    );
    await show();
    expect(screen.getByRole("region", { name: w.forBank }).textContent).toContain("₹499");
  });

  it("are listed state by state", async () => {
    await show("?state=returned");
    expect(text()).toContain(w.because("No such UPI id"));
    expect(screen.queryByRole("button", { name: w.giveBack })).toBeNull();
    cleanup();
    await show("?state=requested");
    expect(text()).toContain(w.soFar);
    expect(screen.queryByRole("button", { name: w.settle })).toBeNull();
    cleanup();
    await show("?state=settled");
    expect(screen.getByRole("heading", { name: w.empty.settled })).toBeDefined();
  });

  it("are marked as paid after a question, and then are gone from the due ones", async () => {
    ports.api.answer(settleRedemption, () => {
      all = all.slice(1);
      return { redemption: some("r1", { state: "settled" }) };
    });
    await show();
    await user.click(screen.getAllByRole("button", { name: w.settle })[0] ?? document.body);
    expect(screen.getByRole("dialog").textContent).toContain("₹249.50 to Meera at meera@upi");
    expect(callsOf("POST /admin/redemptions/{redemptionId}/settle")).toEqual([]);
    await press(w.settleNow);
    expect(await screen.findByText(w.done.settle)).toBeDefined();
    expect(await screen.findByText("₹100", { selector: "section p" })).toBeDefined();
    const [sent] = callsOf("POST /admin/redemptions/{redemptionId}/settle");
    expect(sent?.params).toEqual({ redemptionId: "r1" });
    expect(sent?.key).toBeTruthy();
  });

  it("that are paid are not in the bank's file any more, also where the list cannot be read again", async () => {
    ports.api.answer(settleRedemption, () => {
      ports.api.answer(listRedemptions, refuse("unavailable"));
      return { redemption: some("r1", { state: "settled" }) };
    });
    await show();
    await user.click(screen.getAllByRole("button", { name: w.settle })[0] ?? document.body);
    await press(w.settleNow);
    expect(await screen.findByText(w.done.settle)).toBeDefined();
    await press(w.download);
    expect(ports.device.files.get("payouts-2026-11-27.csv")).toBe(payoutList(all.slice(1, 2)));
  });

  it("go back with a reason, and say the server's sentence where they cannot", async () => {
    ports.api.answer(returnRedemption, refuse("redemption_ended"));
    await show();
    await user.click(screen.getAllByRole("button", { name: w.giveBack })[0] ?? document.body);
    await press(w.returnNow);
    expect(text()).toContain(w.reasonFault);
    await user.type(screen.getByLabelText(w.reason), "No such UPI id");
    await press(w.returnNow);
    expect((await screen.findByRole("alert")).textContent).toBe("This request has ended already.");
    ports.api.answer(returnRedemption, { redemption: some("r1", { state: "returned", reason: "x" }) });
    await press(w.returnNow);
    expect(await screen.findByText(w.done.return)).toBeDefined();
    const sent = callsOf("POST /admin/redemptions/{redemptionId}/return");
    expect(sent[0]?.body).toEqual({ reason: "No such UPI id" });
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });
});
