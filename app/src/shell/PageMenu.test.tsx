// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../ui/language.ts";
import { fakeAuth, fakePorts, someUser } from "../testing/fakePorts.ts";
import { PageMenu } from "./PageMenu.tsx";
import { PortsContext } from "./usePorts.ts";

afterEach(() => {
  cleanup();
  setLanguage("en");
  localStorage.clear();
});

async function openMenu(role: "user" | "admin" = "user") {
  const ports = Promise.resolve(fakePorts({ auth: fakeAuth({ ...someUser, role }) }));
  await act(async () =>
    render(
      <PortsContext value={() => ports}>
        <MemoryRouter>
          <Suspense fallback="…">
            <PageMenu />
          </Suspense>
        </MemoryRouter>
      </PortsContext>,
    ),
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Settings" })));
  await screen.findByText("हिन्दी");
}

const choose = (label: string) => act(async () => fireEvent.click(screen.getByLabelText(label)));

describe("the menu of language and colours", () => {
  it("changes the language of the whole page and remembers it", async () => {
    await openMenu();
    await choose("हिन्दी");
    expect(await screen.findByText("भाषा")).toBeTruthy();
    expect(document.documentElement.lang).toBe("hi");
    expect(localStorage.getItem("taiyari-language")).toBe("hi");
  });

  it("leads somebody who is signed in to all settings, and a visitor nowhere", async () => {
    await openMenu();
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
    localStorage.setItem("token", "t");
    await openMenu();
    expect(screen.getByRole("link", { name: "All settings" }).getAttribute("href")).toBe("/settings");
  });

  it("leads an admin to the admin pages, and nobody else", async () => {
    localStorage.setItem("token", "t");
    await openMenu();
    expect(screen.queryByRole("link", { name: "Admin pages" })).toBeNull();
    cleanup();
    await openMenu("admin");
    const link = await screen.findByRole("link", { name: "Admin pages" });
    expect(link.getAttribute("href")).toBe("/admin");
  });

  it("changes the colours at once and remembers them", async () => {
    await openMenu();
    await choose("Dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("taiyari-theme")).toBe("dark");
    await choose("Light");
    expect(document.documentElement.dataset.theme).toBe("light");
  });
});
