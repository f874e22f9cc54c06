// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FakeEar } from "../../testing/fakeEar.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { SpeakingSection } from "./parts/SpeakingSection.tsx";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
let ear: FakeEar;

beforeEach(async () => {
  ports = fakePorts();
  ear = await ports.ear();
});
afterEach(cleanup);

const show = () => renderPage(<SpeakingSection />, ports, "/settings");
const press = (name: string) => user.click(screen.getByRole("button", { name }));

describe("Speaking in the settings", () => {
  it("brings what it needs, and says when it is here", async () => {
    ear.set({ engine: "absent", download: { have: 0, all: 60_000_000 } });
    await show();
    expect(await screen.findByText(w.speakingAbsent)).toBeTruthy();
    await press(w.speakingDownload);
    expect(await screen.findByText(w.speakingHere)).toBeTruthy();
  });

  it("shows how far the download is, and lets it pause", async () => {
    ear.set({ engine: "downloading", download: { have: 15 * 1_048_576, all: 60 * 1_048_576 } });
    await show();
    const bar = await screen.findByRole("progressbar");
    expect(bar.getAttribute("aria-valuenow")).toBe("25");
    expect(screen.getByText("15 MB of 60 MB")).toBeTruthy();
    expect(screen.getByRole("button", { name: w.speakingPause })).toBeTruthy();
  });

  it.each(["network", "room", "damaged"] as const)("says what ended a download: %s", async (fault) => {
    ear.set({ engine: "absent", fault });
    await show();
    expect(await screen.findByText(w.speakingFault[fault])).toBeTruthy();
  });

  it("removes it from the device", async () => {
    await show();
    expect(await screen.findByText(w.speakingHere)).toBeTruthy();
    await press(w.speakingRemove);
    expect(await screen.findByText(w.speakingAbsent)).toBeTruthy();
    act(() => ear.set({ engine: "kept" }));
    expect(screen.getByText(w.speakingHere)).toBeTruthy();
  });
});
