// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deskPages } from "./deskRoutes.tsx";
import { App } from "./routes.tsx";
import { PortsContext } from "./shell/usePorts.ts";
import { fakeAuth, fakePorts, someUser } from "./testing/fakePorts.ts";

/** Every address of the desk, and one that is none of its. */
const addresses = Object.keys(deskPages).map((path) => `/admin${path.replace("*", "something/else")}`);

async function open(address: string, role: "user" | "admin") {
  const ports = fakePorts({ auth: fakeAuth({ ...someUser, role }) });
  const loaded = Promise.resolve(ports);
  await act(async () =>
    render(
      <PortsContext value={() => loaded}>
        <MemoryRouter initialEntries={[address]}>
          <Suspense fallback="…">
            <App />
          </Suspense>
        </MemoryRouter>
      </PortsContext>,
    ),
  );
  return ports;
}

beforeEach(() => {
  localStorage.setItem("token", "t");
  // Where the browser has no such thing, pages change without it.
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the admin's desk", () => {
  it.each(addresses)(
    "is closed at %s to a person who is no admin, and asks the server for nothing of it",
    async (address) => {
      const ports = await open(address, "user");
      expect(await screen.findByRole("heading", { name: "This page is for admins" })).toBeTruthy();
      expect(ports.api.calls.filter(({ name }) => name.includes("/admin"))).toEqual([]);
    },
  );

  it.each(addresses)("is closed at %s to somebody who is not signed in", async (address) => {
    localStorage.clear();
    await open(address, "user");
    expect(screen.queryByRole("navigation", { name: "Admin pages" })).toBeNull();
  });

  it.each(addresses.slice(0, -1))("is open at %s to an admin", async (address) => {
    await open(address, "admin");
    const menu = await screen.findByRole("navigation", { name: "Admin pages" }, { timeout: 5_000 });
    expect(menu.querySelector('[aria-current="page"]')?.getAttribute("href")).toBe(
      address.replace(/\/$/, ""),
    );
  });
});
