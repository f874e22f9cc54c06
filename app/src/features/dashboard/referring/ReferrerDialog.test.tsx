// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setReferrer } from "#models/contract/rewards.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import { keptInvite } from "../../../shell/inviteKept.ts";
import { rememberInvite } from "../../../shell/inviteSeen.ts";
import { fakePorts, someUser, type FakePorts } from "../../../testing/fakePorts.ts";
import { renderPage } from "../../../testing/renderPage.tsx";
import { setLanguage } from "../../../ui/language.ts";
import ReferrerDialog from "./ReferrerDialog.tsx";
import { hi } from "./words.hi.ts";
import { words } from "./words.ts";

const w = words.en;
const DAY_MS = 86_400_000;
const user = userEvent.setup();
let ports: FakePorts;
let warn: ReturnType<typeof vi.spyOn>;

const show = (quiet = false) =>
  renderPage(<ReferrerDialog user={someUser} quiet={quiet} />, ports, "/dashboard");
const opens = () => screen.findByRole("dialog", {}, { timeout: 2_000 });
/** Longer than the popup looks around before it opens. */
const stays = async () => {
  await act(() => new Promise((wake) => setTimeout(wake, 700)));
  expect(screen.queryByRole("dialog")).toBeNull();
};
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const field = () => screen.getByLabelText<HTMLInputElement>(w.label);
const sent = () => ports.api.calls.map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  ports = fakePorts();
  ports.api.answer(setReferrer, { user: { ...someUser, referredBy: "friend@example.com" } });
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  warn.mockRestore();
  cleanup();
  setLanguage("en");
});

describe("the question who invited one", () => {
  it("takes an address, says thanks, closes after 1.2 seconds and loads the page afresh", async () => {
    await show();
    await opens();
    await user.type(field(), " friend@example.com ");
    await press(w.send);
    expect(await screen.findByText(w.done)).toBeDefined();
    expect(sent()).toEqual([{ referredBy: "friend@example.com" }]);
    expect(ports.device.done).toEqual([]);
    const began = performance.now();
    await waitFor(() => expect(ports.device.done).toEqual(["reload"]), { timeout: 3_000 });
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is filled in by a share link, which is forgotten when it has served", async () => {
    rememberInvite("?invite=k7m2qxtp", ports.clock.now());
    await show();
    expect((await opens()).textContent).toContain(w.invited);
    expect(field().value).toBe("K7M2QXTP");
    await press(w.send);
    expect(sent()).toEqual([{ referredBy: "K7M2QXTP" }]);
    await screen.findByText(w.done);
    expect(keptInvite(ports.clock.now())).toBeNull();
  });

  it.each(["", "   ", someUser.email, ` ${someUser.email.toUpperCase()} `, "a word"])(
    "[RW2] refuses %j with the specification's sentence, without asking the server",
    async (typed) => {
      await show();
      await opens();
      if (typed) await user.type(field(), typed);
      await press(w.send);
      expect(screen.getByText("Please enter a valid referrer's email (not your own)")).toBeDefined();
      expect(sent()).toEqual([]);
    },
  );

  it("says what the server says, and forgets a link that it has refused", async () => {
    rememberInvite("?invite=K7M2QXTP", ports.clock.now());
    ports.api.answer(setReferrer, refuse("referrer_failed"));
    await show();
    await opens();
    await press(w.send);
    expect(await screen.findByText("Failed to set referrer.")).toBeDefined();
    expect(keptInvite(ports.clock.now())).toBeNull();
    await user.type(field(), "x");
    expect(screen.queryByText("Failed to set referrer.")).toBeNull();
  });

  it("keeps the link where the server was only out of reach", async () => {
    rememberInvite("?invite=K7M2QXTP", ports.clock.now());
    ports.api.answer(setReferrer, refuse("unavailable"));
    await show();
    await opens();
    await press(w.send);
    expect(await screen.findByText(problems.unavailable.say)).toBeDefined();
    expect(keptInvite(ports.clock.now())).toBe("K7M2QXTP");
  });

  it("is not asked again of somebody whom nobody invited, unless a link brings them", async () => {
    await show();
    await opens();
    await press(w.nobody);
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    ports.clock.advance(400 * DAY_MS);
    await show();
    await stays();
    cleanup();
    rememberInvite("?invite=K7M2QXTP", ports.clock.now());
    await show();
    expect((await opens()).textContent).toContain(w.invited);
  });

  it("comes back after a week when it is put off, then after two, then no more", async () => {
    for (const days of [7, 14]) {
      await show();
      await opens();
      await press(w.later);
      cleanup();
      ports.clock.advance((days - 1) * DAY_MS);
      await show();
      await stays();
      cleanup();
      ports.clock.advance(DAY_MS);
    }
    await show();
    await opens();
    await press("Close");
    cleanup();
    ports.clock.advance(400 * DAY_MS);
    await show();
    await stays();
  });

  it("waits while something else is going on, while another popup is open, and for a network", async () => {
    const other = document.createElement("dialog");
    other.setAttribute("open", "");
    document.body.append(other);
    await show();
    await act(() => new Promise((wake) => setTimeout(wake, 700)));
    expect(screen.queryByText(w.title)).toBeNull();
    other.remove();
    await opens();
    cleanup();
    localStorage.clear();
    await show(true);
    await stays();
    cleanup();
    ports.network.set(false);
    await show();
    await stays();
    act(() => ports.network.set(true));
    await opens();
  });

  it("speaks Hindi", async () => {
    setLanguage("hi");
    ports.api.answer(setReferrer, refuse("bad_referrer"));
    await show();
    await opens();
    await user.type(screen.getByLabelText(hi.label), "nobody@example.com");
    await press(hi.send);
    expect(await screen.findByText(hi.refusals["bad_referrer"] ?? "")).toBeDefined();
  });

  it("has nothing that axe finds", async () => {
    await show();
    await opens();
    const { violations } = await axe.run(document.body, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
