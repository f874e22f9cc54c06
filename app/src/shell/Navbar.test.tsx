// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeAuth, fakePorts } from "../testing/fakePorts.ts";
import { place, renderPage } from "../testing/renderPage.tsx";
import Navbar from "./Navbar.tsx";

beforeEach(() => localStorage.setItem("token", "t"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (auth = fakeAuth()) => renderPage(<Navbar />, fakePorts({ auth }), "/contact");

describe("the bar of a signed-in person", () => {
  it("leads to rewards and signs out", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Reward" }).getAttribute("href")).toBe("/rewards");
    sessionStorage.setItem("taiyari-letter", "{}");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Logout" })));
    expect(sessionStorage.length).toBe(0);
  });

  it("leads to the root path when the server has refused the token, also from a public page", async () => {
    const auth = fakeAuth();
    await show(auth);
    localStorage.removeItem("token");
    await act(async () => auth.set({ user: null }));
    expect(place.path).toBe("/");
  });

  it("is a public bar while a token is there and the profile is out of reach", async () => {
    await show(fakeAuth(null));
    expect(place.path).toBe("/contact");
    expect(screen.getByRole("link", { name: "Taiyari" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button", { name: "Logout" })).toBeNull();
  });
});
