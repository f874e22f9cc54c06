// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserGoogle } from "./google.ts";
import { backFrom, leaveFor } from "./redirect.ts";

vi.mock("../loadScript.ts", () => ({ loadScript: vi.fn(async () => {}) }));
const { loadScript } = await import("../loadScript.ts");

const setup = {
  clientId: "client.apps.googleusercontent.com",
  script: "https://accounts.google.com/gsi/client",
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
};

type Config = {
  client_id: string;
  scope: string;
  ux_mode: string;
  state: string;
  callback(reply: unknown): void;
  error_callback(why: unknown): void;
};

const assign = vi.spyOn(location, "assign").mockImplementation(() => {});

/** Google's script, which does this when a code is requested. */
function script(then: (config: Config) => void) {
  const initCodeClient = (config: Config) => ({ requestCode: () => then(config) });
  Object.assign(window, { google: { accounts: { oauth2: { initCodeClient } } } });
}

const quiet = () => vi.spyOn(console, "warn").mockImplementationOnce(() => {});

beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  Object.defineProperty(navigator, "standalone", { value: undefined, configurable: true });
});

describe("Google in a popup", () => {
  it("gives a code, asked for with the client of the settings and a state of its own", async () => {
    let asked: Config | undefined;
    script((config) => {
      asked = config;
      config.callback({ code: "4/code", state: config.state });
    });
    expect(await browserGoogle.ask(setup, "signIn")).toEqual({
      kind: "grant",
      grant: { code: "4/code", mode: "popup" },
    });
    expect(asked).toMatchObject({
      client_id: setup.clientId,
      scope: "openid email profile",
      ux_mode: "popup",
    });
    expect(asked?.state).toMatch(/^[\w-]{43}$/);
    expect(loadScript).toHaveBeenCalledWith(setup.script);
  });

  it.each([
    [
      "another state than was sent",
      (config: Config) => config.callback({ code: "4/x", state: "other" }),
      "failed",
    ],
    ["no code", (config: Config) => config.callback({ state: config.state }), "failed"],
    ["nothing of sense", (config: Config) => config.callback(null), "failed"],
    ["a no", (config: Config) => config.callback({ error: "access_denied" }), "closed"],
    [
      "a window that was closed",
      (config: Config) => config.error_callback({ type: "popup_closed" }),
      "closed",
    ],
    ["an error", (config: Config) => config.error_callback({ type: "unknown" }), "failed"],
  ])("says what has come of %s", async (_what, then, kind) => {
    script(then);
    expect(await browserGoogle.ask(setup, "signIn")).toEqual({ kind });
  });

  it("fails where the script cannot be loaded, or brings nothing", async () => {
    vi.mocked(loadScript).mockRejectedValueOnce(new Error("blocked"));
    const warn = quiet();
    expect(await browserGoogle.ask(setup, "signIn")).toEqual({ kind: "failed" });
    Object.assign(window, { google: undefined });
    quiet();
    expect(await browserGoogle.ask(setup, "signIn")).toEqual({ kind: "failed" });
    warn.mockClear();
  });
});

describe("Google with the whole page", () => {
  const address = () => new URL(String(assign.mock.calls[0]?.[0]));

  it("is where one goes when popups are blocked", async () => {
    script((config) => config.error_callback({ type: "popup_failed_to_open" }));
    expect(await browserGoogle.ask(setup, "signIn")).toEqual({ kind: "left" });
    expect(address().origin + address().pathname).toBe(setup.authorize);
    expect(Object.fromEntries(address().searchParams)).toMatchObject({
      client_id: setup.clientId,
      redirect_uri: `${location.origin}/auth/google/callback`,
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
  });

  it("is where the app that is installed on iOS goes at once", async () => {
    Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
    vi.mocked(loadScript).mockClear();
    expect(await browserGoogle.ask(setup, "connect")).toEqual({ kind: "left" });
    expect(loadScript).not.toHaveBeenCalled();
  });

  it("comes back with a code, what for, and the verifier of its challenge", async () => {
    const asked = new URL(await leaveFor(setup, "connect")).searchParams;
    const { purpose, end } = backFrom(`?code=4%2Fcode&state=${asked.get("state")}`);
    expect([purpose, end]).toEqual([
      "connect",
      { kind: "grant", grant: { code: "4/code", mode: "redirect", verifier: expect.any(String) } },
    ]);
    const { verifier = "" } = end.kind === "grant" ? end.grant : {};
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)));
    expect(Buffer.from(hash).toString("base64url")).toBe(asked.get("code_challenge"));
  });

  it("takes no address that this tab has not asked for, and its own once", async () => {
    expect(backFrom("?code=4%2Fcode&state=x").end).toEqual({ kind: "failed" });
    const state = new URL(await leaveFor(setup, "signIn")).searchParams.get("state");
    expect(backFrom("?code=4%2Fcode&state=x").end).toEqual({ kind: "failed" });
    expect(backFrom(`?code=4%2Fcode&state=${state}`).end).toEqual({ kind: "failed" });
  });

  it.each([
    ["error=access_denied", "closed"],
    ["error=server_error", "failed"],
    ["", "failed"],
  ])("says what has come of %j", async (query, kind) => {
    const state = new URL(await leaveFor(setup, "signIn")).searchParams.get("state");
    expect(backFrom(`?state=${state}&${query}`).end).toEqual({ kind });
  });
});
