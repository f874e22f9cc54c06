// @vitest-environment happy-dom
/* eslint-disable no-console -- React reports on the console what a boundary has caught */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { page } from "./page.tsx";

// React reports what a boundary has caught.
beforeEach(() => void vi.mocked(console.error).mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.mocked(console.error).mockReset();
});

const show = (content: React.ReactNode) =>
  act(async () =>
    render(
      <MemoryRouter>
        <ErrorBoundary>
          <Suspense fallback="…">{content}</Suspense>
        </ErrorBoundary>
      </MemoryRouter>,
    ),
  );

describe("the error boundary", () => {
  it("says so when a page's code cannot be fetched, and fetches it again when asked", async () => {
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError("no network"))
      .mockResolvedValue({ default: () => <h1>Here at last</h1> });
    const Page = page(load);
    await show(<Page />);
    expect(screen.getByRole("heading", { name: "This page has not reached you yet" })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    expect(screen.getByRole("heading", { name: "Here at last" })).toBeTruthy();
    network.mockRestore();
  });

  it("has a sentence and a way on when a page throws", async () => {
    const Bad = (): React.ReactNode => {
      throw new Error("broken");
    };
    await show(<Bad />);
    expect(screen.getByRole("heading", { name: "This page has tripped" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });
});
