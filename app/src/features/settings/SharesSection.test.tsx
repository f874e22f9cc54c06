// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "#models/contract/problem.ts";
import { endShare, listShares } from "#models/contract/shares.ts";
import type { Share } from "#models/entities/share.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import SharesSection from "./parts/SharesSection.tsx";
import { hi } from "./sharesWords.hi.ts";
import { words } from "./sharesWords.ts";

const w = words.en;
const share: Share = {
  ...{ shareId: "s-1", token: "t".repeat(43), attemptId: "a-1", companyName: "Acme" },
  ...{ roundTitle: "Technical", withAnswers: false, shownAs: "" },
  ...{ createdAt: "2026-11-28T10:00:00.000Z", endsAt: "2026-12-28T10:00:00.000Z" },
};
const away = () => new Problem("offline", "You are offline.");
let ports: FakePorts;
const show = () => renderPage(<SharesSection userId="user-1" />, ports, "/settings");

beforeEach(() => {
  ports = fakePorts();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("Shared reports in the settings", () => {
  it("[SH4] says which there are, and takes one back with a press", async () => {
    ports.api.answer(listShares, { shares: [share] });
    ports.api.answer(endShare, { ok: true });
    await show();
    expect(screen.getByText(w.line("Technical", "Acme"))).toBeTruthy();
    expect(screen.getByText(w.ends("28 December 2026", false))).toBeTruthy();
    await expectAccessible();
    await userEvent.click(screen.getByRole("button", { name: w.takeBackOf("Technical") }));
    expect(await screen.findByText(w.tookBack)).toBeTruthy();
    expect(screen.queryByText(w.line("Technical", "Acme"))).toBeNull();
  });

  it("keeps one that could not be taken back, and says so", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    ports.api.answer(listShares, { shares: [share] });
    ports.api.answer(endShare, away());
    await show();
    await userEvent.click(screen.getByRole("button", { name: w.takeBackOf("Technical") }));
    expect(await screen.findByText(w.failed)).toBeTruthy();
    expect(screen.getByText(w.line("Technical", "Acme"))).toBeTruthy();
  });

  it("is not there where nothing is shared, or without a network", async () => {
    ports.api.answer(listShares, { shares: [] });
    await show();
    expect(screen.queryByRole("heading", { name: w.title })).toBeNull();
    cleanup();
    ports.api.answer(listShares, away());
    await show();
    expect(screen.queryByRole("heading", { name: w.title })).toBeNull();
  });

  it("has as many words in Hindi", () => {
    expect(Object.keys(hi)).toEqual(Object.keys(w));
    expect(hi.line("1", "2")).toBe("1, 2");
  });
});
