// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resetPassword } from "#models/contract/account.ts";
import { refuse } from "#models/contract/problems.ts";
import { fakeAuth, fakePorts, someUser, type FakePorts } from "#app/testing/fakePorts.ts";
import { arrivesAt, renderPage } from "#app/testing/renderPage.tsx";
import ResetPage from "./ResetPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
const TOKEN = "a-token-as-long-as-they-are-made";
let ports: FakePorts;

beforeEach(() => {
  const auth = fakeAuth();
  auth.set({ user: null });
  ports = fakePorts({ auth });
});
afterEach(cleanup);

const show = (hash = `#${TOKEN}`) =>
  renderPage(<ResetPage />, ports, "/reset-password", `/reset-password${hash}`);
async function set(password: string) {
  await user.type(screen.getByLabelText(w.newPassword), password);
  await user.click(screen.getByRole("button", { name: w.resetDo }));
}

describe("The page of a link to a new password", () => {
  it("sets the password, signs in, and leads to the dashboard", async () => {
    ports.api.answer(resetPassword, { token: "t-1", user: someUser });
    await show();
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await set("another horse");
    await arrivesAt("/dashboard");
    expect(ports.api.calls.at(-1)?.body).toEqual({ token: TOKEN, password: "another horse" });
    expect(ports.auth.state().user).toEqual(someUser);
  });

  it("asks for 8 characters or more before it asks the server", async () => {
    await show();
    await set("short");
    expect(screen.getByText(w.passwordShort)).toBeTruthy();
    expect(ports.api.calls).toEqual([]);
  });

  it("says when the link is over, and asks for another in the same place", async () => {
    ports.api.answer(resetPassword, refuse("link_over"));
    await show();
    await set("another horse");
    expect(screen.getByText(refuse("link_over").message)).toBeTruthy();
    expect(screen.getByRole("button", { name: w.forgotDo })).toBeTruthy();
  });

  it.each(["", "#x", "#<script>"])("says when the link is not complete: %j", async (hash) => {
    await show(hash);
    expect(screen.getByText(w.linkBroken)).toBeTruthy();
    expect(screen.getByRole("button", { name: w.forgotDo })).toBeTruthy();
  });

  it("keeps what was typed when there is no network, to be sent again", async () => {
    ports.api.answer(resetPassword, refuse("offline"));
    await show();
    await set("another horse");
    expect(screen.getByRole("alert").textContent).toContain("offline");
    ports.api.answer(resetPassword, { token: "t-1", user: someUser });
    await user.click(screen.getByRole("button", { name: w.resetDo }));
    await arrivesAt("/dashboard");
  });
});
