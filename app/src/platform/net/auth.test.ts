// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { login, logout, profile, register } from "#models/contract/auth.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { fakeApi, type FakeApi } from "../../testing/fakeApi.ts";
import { someUser } from "../../testing/fakePorts.ts";
import { makeAuth } from "./auth.ts";

const form = { email: "person@example.com", password: "long enough" };
const offline = new Problem("offline", "You are offline.");
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

/** A device on which somebody was signed in before. */
function signedInBefore() {
  localStorage.setItem("token", "t-1");
  localStorage.setItem("taiyari-profile", JSON.stringify(someUser));
}

describe("at the start", () => {
  it("nobody is signed in without a token, whatever profile is left over", () => {
    localStorage.setItem("taiyari-profile", JSON.stringify(someUser));
    expect(makeAuth(api).state()).toEqual({ user: null, loading: false, error: null });
  });

  it("the known profile stands at once while it is being loaded", () => {
    signedInBefore();
    expect(makeAuth(api).state()).toEqual({ user: someUser, loading: true, error: null });
  });

  it("a profile of another shape is not believed", () => {
    localStorage.setItem("token", "t-1");
    localStorage.setItem("taiyari-profile", '{"userId":1}');
    expect(makeAuth(api).state()).toEqual({ user: null, loading: true, error: null });
  });
});

describe("loading the profile", () => {
  it("stores the user, also for a start without a network", async () => {
    localStorage.setItem("token", "t-1");
    api.answer(profile, { user: someUser });
    const auth = makeAuth(api);
    await auth.load();
    expect(auth.state()).toEqual({ user: someUser, loading: false, error: null });
    expect(makeAuth(api).state().user).toEqual(someUser);
  });

  it("sends one call for two loads at once", async () => {
    signedInBefore();
    api.answer(profile, { user: someUser });
    const auth = makeAuth(api);
    await Promise.all([auth.load(), auth.load()]);
    expect(api.calls).toHaveLength(1);
  });

  it("without a network keeps the user and the token", async () => {
    signedInBefore();
    api.answer(profile, offline);
    const auth = makeAuth(api);
    await auth.load();
    expect(auth.state()).toEqual({ user: someUser, loading: false, error: "You are offline." });
    expect(localStorage.getItem("token")).toBe("t-1");
  });

  it("when the session is refused clears the user and the token, and says Invalid token", async () => {
    signedInBefore();
    api.answer(profile, refuse("invalid_token"));
    const auth = makeAuth(api);
    await auth.load();
    expect(auth.state()).toEqual({ user: null, loading: false, error: "Invalid token" });
    expect([localStorage.getItem("token"), localStorage.getItem("taiyari-profile")]).toEqual([null, null]);
  });

  it("does not believe a late reply to the token of somebody else", async () => {
    signedInBefore();
    const other = { ...someUser, userId: "user-2" };
    let first = true;
    api.answer(profile, () => {
      if (!first) return { user: other };
      first = false;
      localStorage.setItem("token", "t-2");
      return { user: someUser };
    });
    const auth = makeAuth(api);
    await auth.load();
    expect(auth.state().user).toEqual(other);
  });
});

describe("signing in", () => {
  it("keeps the token and the user", async () => {
    api.answer(login, { token: "t-9", user: someUser });
    const auth = makeAuth(api);
    const heard = vi.fn();
    auth.subscribe(heard);
    const done = auth.login(form);
    expect(auth.state().loading).toBe(true);
    await done;
    expect(auth.state()).toEqual({ user: someUser, loading: false, error: null });
    expect(localStorage.getItem("token")).toBe("t-9");
    expect(heard).toHaveBeenCalled();
  });

  it("that fails shows the server's sentence, and the next try clears it", async () => {
    api.answer(login, refuse("wrong_password"));
    const auth = makeAuth(api);
    await auth.login(form);
    expect(auth.state()).toEqual({
      user: null,
      loading: false,
      error: "That email and password do not go together.",
    });
    void auth.login(form);
    expect(auth.state().error).toBeNull();
  });

  it("falls back to the specification's sentences", async () => {
    const auth = makeAuth(api);
    api.answer(login, new Error("?"));
    await auth.login(form);
    expect(auth.state().error).toBe("Login failed");
    api.answer(register, new Error("?"));
    await auth.register({ ...form, name: "Test Person" });
    expect(auth.state().error).toBe("Signup failed");
  });
});

describe("signing out", () => {
  it("drops token and profile at once and tells the server, which may be away", async () => {
    signedInBefore();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    api.answer(logout, offline);
    const auth = makeAuth(api);
    const done = auth.logout();
    expect(auth.state().user).toBeNull();
    expect([localStorage.getItem("token"), localStorage.getItem("taiyari-profile")]).toEqual([null, null]);
    await done;
    expect(api.calls.map((call) => call.name)).toEqual(["POST /auth/logout"]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockReset();
  });

  it("in another tab signs out here, and another person's sign-in is loaded", async () => {
    signedInBefore();
    const other = { ...someUser, userId: "user-2" };
    api.answer(profile, { user: other });
    const auth = makeAuth(api);
    localStorage.setItem("token", "t-2");
    auth.tokenChanged();
    expect(auth.state()).toEqual({ user: null, loading: true, error: null });
    await auth.load();
    expect(auth.state().user).toEqual(other);
    localStorage.removeItem("token");
    auth.tokenChanged();
    expect(auth.state().user).toBeNull();
  });
});

describe("another way in", () => {
  it("keeps the token and the user that the server has given out", () => {
    const auth = makeAuth(api);
    auth.enter({ token: "t-7", user: someUser });
    expect(auth.state()).toEqual({ user: someUser, loading: false, error: null });
    expect(localStorage.getItem("token")).toBe("t-7");
    expect(makeAuth(api).state().user).toEqual(someUser);
  });
});

describe("the name", () => {
  it("is kept as the server last told it, and nobody else's", () => {
    signedInBefore();
    const auth = makeAuth(api);
    auth.setUser({ ...someUser, name: "New Name" });
    expect(makeAuth(api).state().user?.name).toBe("New Name");
    auth.setUser({ ...someUser, userId: "user-2", name: "Other" });
    expect(auth.state().user?.name).toBe("New Name");
  });
});

describe("credits", () => {
  it("are kept as the server last told them", () => {
    signedInBefore();
    const auth = makeAuth(api);
    auth.setCredits(100);
    expect(auth.state().user?.credits).toBe(100);
    expect(makeAuth(api).state().user?.credits).toBe(100);
  });
});
