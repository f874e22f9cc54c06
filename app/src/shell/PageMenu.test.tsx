// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../ui/language.ts";
import { PageMenu } from "./PageMenu.tsx";

afterEach(() => {
  cleanup();
  setLanguage("en");
  localStorage.clear();
});

async function openMenu() {
  await act(async () =>
    render(
      <Suspense fallback="…">
        <PageMenu />
      </Suspense>,
    ),
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Language and colours" })));
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

  it("changes the colours at once and remembers them", async () => {
    await openMenu();
    await choose("Dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("taiyari-theme")).toBe("dark");
    await choose("Light");
    expect(document.documentElement.dataset.theme).toBe("light");
  });
});
