// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problems } from "#models/contract/problems.ts";
import { publicSettings } from "#models/contract/settings.ts";
import { fakeApi } from "#app/testing/fakeApi.ts";
import { fakeAuth, fakePorts, someUser, type FakeAuth } from "#app/testing/fakePorts.ts";
import { place, renderPage } from "#app/testing/renderPage.tsx";
import SignInDialog from "./SignInDialog.tsx";
import { words } from "./words.ts";

afterEach(cleanup);

const REFUSAL = "That email and password do not go together.";

/** Nobody is signed in, and every form is refused. */
function refusingAuth(): FakeAuth {
  const auth = fakeAuth(null);
  const refuse = async () => auth.set({ error: REFUSAL });
  return Object.assign(auth, { login: vi.fn(refuse), register: vi.fn(refuse) });
}

const show = (auth: FakeAuth) => {
  const api = fakeApi();
  api.answer(publicSettings, {
    googleClientId: null,
    vapidPublicKey: null,
    signupCredits: 100,
    transcription: true,
    accurateWhisper: false,
  });
  return renderPage(<SignInDialog open onClose={() => {}} />, fakePorts({ auth, api }), "/");
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("the sign-in form", () => {
  it("says the server's sentence and keeps what was typed when it is refused", async () => {
    const auth = refusingAuth();
    await show(auth);
    type("Email", "person@example.com");
    type("Password", "wrong password");
    await press("Sign in");
    expect(auth.login).toHaveBeenCalledWith({ email: "person@example.com", password: "wrong password" });
    expect(screen.getByRole("alert").textContent).toBe(REFUSAL);
    expect(field("Email").value).toBe("person@example.com");
    expect(field("Password").value).toBe("wrong password");
  });

  it("says the refusals it knows in Hindi, too", async () => {
    const hi = await words.hi();
    for (const code of [
      "email_taken",
      "wrong_password",
      "too_many",
      "login_failed",
      "signup_failed",
    ] as const) {
      expect(hi.refusals[problems[code].say]).toMatch(/\p{Script=Devanagari}/u);
    }
  });

  it("leads to the dashboard when it succeeds", async () => {
    const auth = fakeAuth(null);
    auth.login = async () => auth.set({ user: someUser });
    await show(auth);
    type("Email", "person@example.com");
    type("Password", "right password");
    await press("Sign in");
    expect(place.path).toBe("/dashboard");
  });

  it("is busy while the server is asked, and asks once", async () => {
    const auth = refusingAuth();
    let answer = () => {};
    auth.login = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    await show(auth);
    type("Email", "person@example.com");
    type("Password", "right password");
    await press("Sign in");
    await press("Logging you in....");
    expect(auth.login).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  });

  it("says at the field what is missing, without asking the server", async () => {
    const auth = refusingAuth();
    await show(auth);
    await press("New here? Create an account");
    type("Email", "person");
    type("Password", "short");
    await press("Create account");
    expect(auth.register).not.toHaveBeenCalled();
    expect(screen.getByText("Please tell us your name.")).toBeTruthy();
    expect(screen.getByText("Please enter your email, like name@example.com.")).toBeTruthy();
    expect(field("Password").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Your name"));
  });

  it("makes an account, and keeps what was typed between its two faces", async () => {
    const auth = refusingAuth();
    await show(auth);
    type("Email", "person@example.com");
    type("Password", "long enough");
    await press("New here? Create an account");
    type("Your name", "Test Person");
    await press("Create account");
    expect(auth.register).toHaveBeenCalledWith({
      name: "Test Person",
      email: "person@example.com",
      password: "long enough",
    });
  });

  it("shows and hides the password", async () => {
    await show(refusingAuth());
    expect(field("Password").type).toBe("password");
    await press("Show password");
    expect(field("Password").type).toBe("text");
  });
});

describe("somebody who was signed out in the middle of an interview", () => {
  const state = { selectedRound: { roundId: "r1" } };
  const left = (own: object = {}) =>
    localStorage.setItem(
      "taiyari-left",
      JSON.stringify({ userId: someUser.userId, at: fakePorts().clock.now(), state, ...own }),
    );
  const auth = () => {
    const nobody = fakeAuth();
    nobody.set({ user: null });
    return nobody;
  };
  async function signIn() {
    type("Email", "person@example.com");
    type("Password", "correct horse");
    await press("Sign in");
  }

  afterEach(() => localStorage.clear());

  it("is told so, and comes back to it", async () => {
    left();
    await show(auth());
    expect(screen.getByText(words.en.cutOff)).toBeTruthy();
    await signIn();
    expect(place).toMatchObject({ path: "/audio-interview", state });
    expect(localStorage.length).toBe(0);
  });

  it("comes to the dashboard where it was another person's, or was said no to", async () => {
    left({ userId: "somebody else" });
    await show(auth());
    await signIn();
    expect(place.path).toBe("/dashboard");
    cleanup();
    left();
    await show(auth());
    await press("Close");
    expect(screen.queryByText(words.en.cutOff)).toBeNull();
    await signIn();
    expect(place.path).toBe("/dashboard");
  });

  it("is not told of it hours later, nor of what is none of ours", async () => {
    left({ at: 0 });
    await show(auth());
    expect(screen.queryByText(words.en.cutOff)).toBeNull();
    cleanup();
    localStorage.setItem("taiyari-left", "{");
    await show(auth());
    expect(screen.queryByText(words.en.cutOff)).toBeNull();
  });
});
