// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as contract from "#models/contract/account.ts";
import { refuse } from "#models/contract/problems.ts";
import { publicSettings } from "#models/contract/settings.ts";
import { fakePorts, someUser, type FakeGoogle, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { setLanguage } from "../../ui/language.ts";
import { words } from "./accountWords.ts";
import { hi } from "./accountWords.hi.ts";
import AccountSection from "./parts/AccountSection.tsx";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
let google: FakeGoogle;

const here = {
  ...{ sessionId: "s-1", device: "Chrome on Android", current: true },
  createdAt: "2026-11-20T10:00:00.000Z",
  lastSeen: "2026-11-27T09:30:00.000Z",
};
const there = {
  ...here,
  sessionId: "s-2",
  device: null,
  current: false,
  lastSeen: "2026-11-24T09:00:00.000Z",
};
const account: contract.Account = { signsInWith: ["password"], sessions: [here, there] };
const withGoogle = { ...account, signsInWith: ["password", "google"] };

beforeEach(async () => {
  ports = fakePorts();
  google = await ports.google();
  ports.api.answer(contract.showAccount, account);
  ports.api.answer(publicSettings, {
    googleClientId: "client",
    google: { script: "https://accounts.google.com/gsi/client", authorize: "https://accounts.google.com/x" },
    vapidPublicKey: null,
    signupCredits: 100,
    transcription: true,
    accurateWhisper: false,
  });
});
afterEach(() => {
  cleanup();
  setLanguage("en");
});

const show = () => renderPage(<AccountSection />, ports, "/settings");
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const sent = (name: string) => ports.api.calls.find((call) => call.name === name);
const text = () => document.body.textContent;

describe("The account in the settings", () => {
  it("says how and where one is signed in, this device first", async () => {
    await show();
    expect(text()).toContain(w.byPassword);
    const places = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(places).toEqual([
      expect.stringContaining(`Chrome on Android ${w.here}Last used this hour`),
      expect.stringContaining(`${w.unknownDevice} Last used 3 days ago`),
    ]);
    const { violations } = await axe.run(document.body, {
      rules: {
        "color-contrast": { enabled: false },
        region: { enabled: false },
        "heading-order": { enabled: false },
      },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it("changes the name; the button is there only when there is something to save", async () => {
    ports.api.answer(contract.changeName, { user: { ...someUser, name: "Asha Rao" } });
    await show();
    expect(screen.queryByRole("button", { name: w.saveName })).toBeNull();
    const field = screen.getByLabelText(w.name);
    await user.clear(field);
    await press(w.saveName);
    expect(text()).toContain(w.nameMissing);
    await user.type(field, "Asha Rao ");
    await press(w.saveName);
    expect(sent("PUT /auth/account")?.body).toEqual({ name: "Asha Rao" });
    expect(ports.auth.state().user?.name).toBe("Asha Rao");
    expect(text()).toContain(w.nameSaved);
  });

  it("changes the password by the old one, and says what became of other places", async () => {
    ports.api.answer(contract.changePassword, { ...account, sessions: [here] });
    await show();
    await press(w.changePassword);
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: w.doChange }));
    expect(text()).toContain(w.oldMissing);
    expect(text()).toContain(w.passwordShort);
    await user.type(dialog.getByLabelText(w.oldPassword), "correct horse");
    await user.type(dialog.getByLabelText(w.newPassword), "another horse");
    await user.click(dialog.getByRole("button", { name: w.doChange }));
    expect(sent("POST /auth/password")?.body).toEqual({
      oldPassword: "correct horse",
      newPassword: "another horse",
    });
    expect(screen.getByText(w.passwordSaved)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("stays open with what was typed when the old password is not right", async () => {
    ports.api.answer(contract.changePassword, refuse("wrong_old_password"));
    await show();
    await press(w.changePassword);
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText(w.oldPassword), "a guess");
    await user.type(dialog.getByLabelText(w.newPassword), "another horse");
    await user.click(dialog.getByRole("button", { name: w.doChange }));
    expect(dialog.getByRole("alert").textContent).toContain("not your present password");
    expect(dialog.getByLabelText<HTMLInputElement>(w.newPassword).value).toBe("another horse");
  });

  it("asks somebody without a password for no old one", async () => {
    ports.api.answer(contract.showAccount, { ...account, signsInWith: ["google"] });
    ports.api.answer(contract.changePassword, withGoogle);
    await show();
    expect(text()).toContain(w.byGoogle);
    expect(screen.queryByRole("button", { name: w.leaveGoogle })).toBeNull();
    await press(w.setPassword);
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.queryByLabelText(w.oldPassword)).toBeNull();
    await user.type(dialog.getByLabelText(w.newPassword), "another horse");
    await user.click(dialog.getByRole("button", { name: w.doSet }));
    expect(sent("POST /auth/password")?.body).toEqual({ newPassword: "another horse" });
    expect(text()).toContain(w.byBoth);
  });

  it("adds Google, and leaves it again where there is a password", async () => {
    ports.api.answer(contract.connectGoogle, withGoogle);
    ports.api.answer(contract.leaveGoogle, account);
    await show();
    await press(w.connect);
    expect(google.asked).toEqual(["popup to connect"]);
    expect(text()).toContain(w.connected);
    expect(screen.queryByRole("button", { name: w.connect })).toBeNull();
    await press(w.leaveGoogle);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: w.leaveGoogle }));
    expect(text()).toContain(w.left);
    expect(text()).toContain(w.byPassword);
  });

  it("says why Google was not added, with the way without a popup", async () => {
    google.end = { kind: "failed" };
    await show();
    await press(w.connect);
    expect(screen.getByRole("alert").textContent).toContain("Google login failed");
    await press(w.googlePage);
    expect(google.asked).toEqual(["popup to connect", "page to connect"]);
  });

  it("signs out in one other place, or in all", async () => {
    ports.api.answer(contract.endSession, {
      ...account,
      sessions: [here, there, { ...there, sessionId: "s-3" }].slice(0, 2),
    });
    ports.api.answer(contract.endOtherSessions, { ...account, sessions: [here] });
    await show();
    await press(w.endOf(w.unknownDevice));
    expect(sent("DELETE /auth/sessions/{sessionId}")?.params).toEqual({ sessionId: "s-2" });
    expect(text()).toContain(w.ended);
    await press(w.endOthers);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: w.endOthers }));
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: w.endOthers })).toBeNull();
  });

  it("has the name without a network, and a word about the rest", async () => {
    ports.api.answer(contract.showAccount, refuse("offline"));
    ports.network.set(false);
    await show();
    expect(screen.getByLabelText<HTMLInputElement>(w.name).value).toBe(someUser.name);
    expect(text()).toContain(w.away);
  });

  it("can be asked for again after a failure", async () => {
    ports.api.answer(contract.showAccount, refuse("unavailable"));
    await show();
    expect(text()).toContain(w.failed);
    ports.api.answer(contract.showAccount, account);
    await press(w.tryAgain);
    expect(text()).toContain(w.byPassword);
  });

  it("says the refusals it knows in Hindi, too", async () => {
    await act(async () => setLanguage("hi"));
    await show();
    expect(await screen.findByText(hi.byPassword)).toBeTruthy();
    for (const code of [...contract.connectGoogle.problems, ...contract.changePassword.problems])
      if (code !== "not_own_page" && code !== "google_not_set_up")
        expect(hi.refusals[refuse(code).message], code).toMatch(/\p{Script=Devanagari}/u);
  });
});
