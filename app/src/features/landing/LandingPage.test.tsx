// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "#app/ui/language.ts";
import { fakePorts } from "#app/testing/fakePorts.ts";
import { renderPage } from "#app/testing/renderPage.tsx";
import LandingPage from "./LandingPage.tsx";
import { stories } from "./stories.ts";

afterEach(() => {
  cleanup();
  setLanguage("en");
});

/** The rest of the page comes a moment later. */
const PATIENCE = { timeout: 8_000 };

async function show(onStart = () => {}) {
  await renderPage(
    <LandingPage onStart={onStart} starting={false} menu={null} contact={<p>The form</p>} />,
    fakePorts(),
    "/",
  );
  await screen.findByText("The form", {}, PATIENCE);
}

describe("the landing page", () => {
  it("has one claim and one button to start", async () => {
    const onStart = vi.fn();
    await show(onStart);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Walk in having done it before.");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Start Practicing" })));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it("has a section for each of the footer's links", async () => {
    await show();
    const links = within(screen.getByRole("contentinfo")).getAllByRole("link");
    const anchors = links.map((link) => link.getAttribute("href"));
    expect(anchors.pop()).toBe("/privacy");
    expect(anchors).toEqual(["#benefits", "#how-it-works", "#testimonials", "#contact-us"]);
    for (const anchor of anchors) expect(document.querySelector(anchor ?? ""), anchor ?? "").toBeTruthy();
  });

  it("tells twelve stories with five stars each, and says that they are illustrative", async () => {
    await show();
    const section = document.getElementById("testimonials");
    expect(section?.querySelectorAll("blockquote")).toHaveLength(12);
    expect(screen.getAllByRole("img", { name: "5 out of 5 stars" })).toHaveLength(12);
    expect(section?.textContent).toContain("Illustrative stories");
  });

  it("tells the same stories in Hindi", async () => {
    expect(await stories.hi()).toHaveLength(stories.en.length);
    await act(async () => setLanguage("hi"));
    await show();
    expect(await screen.findByRole("heading", { name: "सफलता की कहानियाँ" }, PATIENCE)).toBeTruthy();
    expect(document.querySelectorAll("blockquote")).toHaveLength(12);
  });
});
