// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeAuth, fakePorts, someUser } from "../testing/fakePorts.ts";
import { place, renderPage } from "../testing/renderPage.tsx";
import { Guard, SignedIn } from "./Guard.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const inside = <h1>Inside</h1>;

describe("the sign-in guard", () => {
  it("shows Loading... while the profile is being read", async () => {
    const auth = fakeAuth(null);
    auth.set({ loading: true });
    await renderPage(<Guard>{inside}</Guard>, fakePorts({ auth }), "/dashboard");
    expect(screen.getByText("Loading...")).toBeTruthy();
  });

  it("shows the page to somebody who is signed in, also while the profile is read again", async () => {
    const auth = fakeAuth();
    auth.set({ loading: true });
    await renderPage(<Guard>{inside}</Guard>, fakePorts({ auth }), "/dashboard");
    expect(screen.getByRole("heading", { name: "Inside" })).toBeTruthy();
  });

  it("leads to / when nobody is signed in", async () => {
    await renderPage(<Guard>{inside}</Guard>, fakePorts({ auth: fakeAuth(null) }), "/dashboard");
    expect(place.path).toBe("/");
  });

  it("leads to / when the server refuses the token while a page is open", async () => {
    const auth = fakeAuth();
    await renderPage(<Guard>{inside}</Guard>, fakePorts({ auth }), "/dashboard");
    expect(place.path).toBe("/dashboard");
    await act(async () => auth.set({ user: null }));
    expect(place.path).toBe("/");
    expect(screen.queryByRole("heading", { name: "Inside" })).toBeNull();
  });

  it("leads to / without asking anything when there is no token", async () => {
    await renderPage(<SignedIn>{inside}</SignedIn>, fakePorts(), "/dashboard");
    expect(place.path).toBe("/");
  });

  it("tells a person who is no admin so, with a way back", async () => {
    await renderPage(<Guard admin>{inside}</Guard>, fakePorts(), "/admin/companies");
    expect(await screen.findByRole("heading", { name: "This page is for admins" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to Dashboard" }).getAttribute("href")).toBe("/dashboard");
  });

  it("lets an admin in", async () => {
    const auth = fakeAuth({ ...someUser, role: "admin" });
    await renderPage(<Guard admin>{inside}</Guard>, fakePorts({ auth }), "/admin/companies");
    expect(screen.getByRole("heading", { name: "Inside" })).toBeTruthy();
  });
});
