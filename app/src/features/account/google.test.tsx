// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectGoogle, forgotPassword, google, joinGoogle } from "#models/contract/account.ts";
import { refuse } from "#models/contract/problems.ts";
import { publicSettings } from "#models/contract/settings.ts";
import { fakeAuth, fakePorts, someUser, type FakeGoogle, type FakePorts } from "#app/testing/fakePorts.ts";
import { arrivesAt, place, renderPage } from "#app/testing/renderPage.tsx";
import GoogleBackPage from "./GoogleBackPage.tsx";
import SignInDialog from "./SignInDialog.tsx";
import { words } from "./words.ts";
import { hi } from "./words.hi.ts";

const w = words.en;
const user = userEvent.setup();
const CALLBACK = "/auth/google/callback";
const settings = {
  googleClientId: "client.apps.googleusercontent.com",
  google: {
    script: "https://accounts.google.com/gsi/client",
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  },
  vapidPublicKey: null,
  signupCredits: 100,
  transcription: true,
  accurateWhisper: false,
  mail: true,
};
let ports: FakePorts;
let peer: FakeGoogle;

beforeEach(async () => {
  const auth = fakeAuth();
  auth.set({ user: null });
  ports = fakePorts({ auth });
  peer = await ports.google();
  ports.api.answer(publicSettings, settings);
  ports.api.answer(google, { token: "t-1", user: someUser });
});
afterEach(cleanup);

const show = () => renderPage(<SignInDialog open onClose={() => {}} />, ports, "/");
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const bodyOf = (path: string) => ports.api.calls.find(({ name }) => name === `POST ${path}`)?.body;
const join = { join: { ticket: "ticket-that-is-long-enough", email: "person@example.com" } };

describe("Continue with Google", () => {
  it("is offered only where the server has it set up", async () => {
    ports.api.answer(publicSettings, { ...settings, googleClientId: null, google: undefined });
    await show();
    expect(screen.queryByRole("button", { name: w.google })).toBeNull();
    cleanup();
    ports.api.answer(publicSettings, settings);
    await show();
    expect(screen.getByRole("button", { name: w.google })).toBeTruthy();
  });

  it("asks in a popup, sends the code to the server and leads to the dashboard", async () => {
    await show();
    await press(w.google);
    await arrivesAt("/dashboard");
    expect(peer.asked).toEqual(["popup to signIn"]);
    expect(bodyOf("/auth/google")).toEqual({ code: "4/code", mode: "popup" });
    expect(ports.auth.state().user).toEqual(someUser);
  });

  it("reads Logging you in.... while it runs, and asks once", async () => {
    let answer: (end: { kind: "closed" }) => void = () => {};
    peer.ask = () => new Promise((resolve) => (answer = resolve));
    await show();
    await press(w.google);
    await press("Logging you in....");
    await act(async () => answer({ kind: "closed" }));
    expect(screen.getByRole("button", { name: w.google })).toBeTruthy();
  });

  it.each(["closed", "failed"] as const)("says Google login failed, with a way on: %s", async (kind) => {
    peer.end = { kind };
    await show();
    await press(w.google);
    expect(screen.getByRole("alert").textContent).toMatch(/^Google login failed\./);
    expect(screen.getByLabelText("Email")).toBeTruthy();
    expect(screen.queryByRole("button", { name: w.googlePage }) !== null).toBe(kind === "failed");
    if (kind === "failed") {
      await press(w.googlePage);
      expect(peer.asked).toEqual(["popup to signIn", "page to signIn"]);
    }
  });

  it("says the server's sentence where it is refused there", async () => {
    ports.api.answer(google, refuse("google_refused"));
    await show();
    await press(w.google);
    expect(screen.getByRole("alert").textContent).toBe("Google login failed on server");
  });

  it("asks for the password of the account that has the address, and joins the two", async () => {
    ports.api.answer(google, join);
    ports.api.answer(joinGoogle, { token: "t-2", user: someUser });
    await show();
    await press(w.google);
    expect(screen.getByText(w.joinWhy("person@example.com"))).toBeTruthy();
    await press(w.joinDo);
    expect(screen.getByText(w.passwordMissing)).toBeTruthy();
    await user.type(screen.getByLabelText(w.joinPassword), "correct horse");
    await press(w.joinDo);
    await arrivesAt("/dashboard");
    expect(bodyOf("/auth/google/join")).toEqual({ ticket: join.join.ticket, password: "correct horse" });
  });

  it("says when that is not the password, and keeps it to be put right", async () => {
    ports.api.answer(google, join);
    ports.api.answer(joinGoogle, refuse("wrong_password"));
    await show();
    await press(w.google);
    await user.type(screen.getByLabelText(w.joinPassword), "a guess");
    await press(w.joinDo);
    expect(screen.getByRole("alert").textContent).toContain("do not go together");
    expect(screen.getByLabelText<HTMLInputElement>(w.joinPassword).value).toBe("a guess");
    await press(w.back);
    expect(screen.getByRole("button", { name: w.google })).toBeTruthy();
  });
});

describe("A forgotten password", () => {
  const ask = async () => {
    await show();
    await press(w.forgot);
  };

  it("has a link mailed; what is said does not depend on whether there is an account", async () => {
    ports.api.answer(forgotPassword, { ok: true });
    await show();
    await user.type(screen.getByLabelText(w.email), "person@example.com");
    await press(w.forgot);
    await press(w.forgotDo);
    expect(screen.getByText(w.forgotSent("person@example.com"))).toBeTruthy();
    expect(bodyOf("/auth/password/forgot")).toEqual({ email: "person@example.com", language: "en" });
  });

  it("is not asked for without an address", async () => {
    await ask();
    await press(w.forgotDo);
    expect(screen.getByText(w.emailWrong)).toBeTruthy();
    expect(bodyOf("/auth/password/forgot")).toBeUndefined();
  });

  it("says whom to ask where the server sends no mail", async () => {
    ports.api.answer(publicSettings, { ...settings, mail: false });
    await ask();
    expect(screen.getByText(w.forgotNoMail)).toBeTruthy();
    expect(screen.getByRole("link", { name: w.contact }).getAttribute("href")).toBe("/contact");
  });

  it("says when there is no network, and keeps the address", async () => {
    ports.api.answer(forgotPassword, refuse("offline"));
    await ask();
    await user.type(screen.getByLabelText(w.email), "person@example.com");
    await press(w.forgotDo);
    expect(screen.getByRole("alert").textContent).toContain("offline");
    expect(screen.getByLabelText<HTMLInputElement>(w.email).value).toBe("person@example.com");
  });
});

describe("The way back from Google", () => {
  const back = () => renderPage(<GoogleBackPage />, ports, CALLBACK);

  it("signs in and leads to the dashboard", async () => {
    await back();
    await arrivesAt("/dashboard");
    expect(bodyOf("/auth/google")).toEqual({ code: "4/code", mode: "redirect" });
  });

  it("joins Google with the account that one is signed in to, and leads to the settings", async () => {
    peer.brought.purpose = "connect";
    ports.api.answer(connectGoogle, { signsInWith: ["password", "google"], sessions: [] });
    await back();
    await arrivesAt("/settings");
    expect(bodyOf("/auth/account/google")).toEqual({ code: "4/code", mode: "redirect" });
  });

  it.each([
    ["signIn", w.toStart, "/"],
    ["connect", w.toSettings, "/settings"],
  ] as const)("says when it has failed, and leads on: %s", async (purpose, name, path) => {
    Object.assign(peer.brought, { purpose, end: { kind: "failed" } });
    await back();
    expect(screen.getByRole("alert").textContent).toMatch(/^Google login failed/);
    await user.click(screen.getByRole("link", { name }));
    expect(place.path).toBe(path);
  });

  it("asks for the password of the account that has the address", async () => {
    ports.api.answer(google, join);
    await back();
    expect(await screen.findByText(w.joinWhy("person@example.com"))).toBeTruthy();
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await press(w.forgot);
    expect(screen.getByLabelText<HTMLInputElement>(w.email).value).toBe("person@example.com");
  });
});

it("every refusal of these calls has its sentence in Hindi", () => {
  const codes = [
    ...[...google.problems, ...joinGoogle.problems, ...forgotPassword.problems].filter(
      (code) => code !== "not_own_page",
    ),
    "link_over" as const,
  ];
  for (const code of codes) expect(hi.refusals[refuse(code).message], code).toMatch(/\p{Script=Devanagari}/u);
});
