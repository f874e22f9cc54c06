// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { fakeAuth, fakePorts } from "../testing/fakePorts.ts";
import { place, renderPage } from "../testing/renderPage.tsx";
import { words } from "../features/account/words.ts";
import { Home } from "./Home.tsx";
import { LEFT } from "./useComeBack.ts";

/** The page fetches both when it shows them, which takes a while on a busy machine. */
beforeAll(async () => {
  await import("../features/landing/LandingPage.tsx");
  await import("../features/account/SignInDialog.tsx");
  await import("../features/contact/ContactForm.tsx");
}, 30_000);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (ports = fakePorts({ auth: fakeAuth(null) })) => renderPage(<Home />, ports, "/");

describe("the page at /", () => {
  it("is the dashboard for somebody who is signed in", async () => {
    localStorage.setItem("token", "t");
    await show(fakePorts());
    expect(place.path).toBe("/dashboard");
  });

  it("is the landing page for everybody else, without a form in the way", async () => {
    await show();
    expect(await screen.findByRole("button", { name: "Start Practicing" })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens the sign-in form for somebody who was signed out in the middle of an interview", async () => {
    const ports = fakePorts({ auth: fakeAuth(null) });
    localStorage.setItem(LEFT, JSON.stringify({ userId: "user-1", at: ports.clock.now(), state: {} }));
    await show(ports);
    expect(await screen.findByText(words.en.cutOff, undefined, { timeout: 5_000 })).toBeTruthy();
  });
});
