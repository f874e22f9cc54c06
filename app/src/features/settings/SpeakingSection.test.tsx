// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { publicSettings } from "#models/contract/settings.ts";
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

const show = (recorded = 0) =>
  renderPage(<SpeakingSection userId="user-1" recorded={recorded} />, ports, "/settings");
const press = (name: string) => user.click(screen.getByRole("button", { name }));

describe("Speaking in the settings", () => {
  it("brings what it needs, and says when it is here", async () => {
    ear.set({ engine: "absent", download: { have: 0, all: 60_000_000 } });
    await show();
    expect(await screen.findByText(w.speakingAbsent)).toBeTruthy();
    await press(w.speakingDownload);
    expect(await screen.findByText(w.speakingHere)).toBeTruthy();
  });

  it("goes on with a download that was cut off", async () => {
    ear.set({ engine: "absent", fault: "network", download: { have: 20_000_000, all: 60_000_000 } });
    await show();
    await screen.findByText(w.speakingFault.network);
    await press(w.speakingGoOn);
    expect(await screen.findByText(w.speakingHere)).toBeTruthy();
  });

  it("shows how far the download is, counted to the size that was promised, and lets it pause", async () => {
    ear.set({ engine: "downloading", download: { have: 15_000_000, all: 60_000_000 } });
    await show();
    const bar = await screen.findByRole("progressbar");
    expect(bar.getAttribute("aria-valuenow")).toBe("25");
    expect(screen.getByText("9 MB of 35 MB")).toBeTruthy();
    expect(w.speakingAbout).toContain("35 MB");
    expect(screen.getByRole("button", { name: w.speakingPause })).toBeTruthy();
  });

  it.each(["network", "room", "damaged"] as const)("says what ended a download: %s", async (fault) => {
    ear.set({ engine: "absent", fault });
    await show();
    expect(await screen.findByText(w.speakingFault[fault])).toBeTruthy();
  });

  it("offers no download where the server has none, but the server where that writes it down", async () => {
    ports.api.answer(publicSettings, {
      googleClientId: null,
      vapidPublicKey: null,
      signupCredits: 100,
      transcription: true,
      whisper: false,
      accurateWhisper: false,
    });
    ear.set({ engine: "absent", offered: true, download: { have: 0, all: 60_000_000 } });
    await show();
    expect(await screen.findByText(w.speakingNotServed)).toBeTruthy();
    expect(screen.queryByRole("button", { name: w.speakingDownload })).toBeNull();
    await press(w.speakingUseServer);
    expect(await screen.findByText(w.speakingServer)).toBeTruthy();
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

describe("What could not be changed", () => {
  let warn: MockInstance<typeof console.warn>;
  const refused = () => Promise.reject(new Error("The operation is insecure."));
  beforeEach(() => void (warn = vi.spyOn(console, "warn").mockImplementation(() => {})));
  afterEach(() => {
    expect(warn).toHaveBeenCalledOnce();
    warn.mockReset();
  });

  it("is said of what is to be removed, until that is tried again", async () => {
    const { remove } = ear;
    ear.remove = refused;
    await show();
    await screen.findByText(w.speakingHere);
    await press(w.speakingRemove);
    expect(await screen.findByText(w.removeFailed)).toBeTruthy();
    ear.remove = remove;
    await press(w.speakingRemove);
    expect(await screen.findByText(w.speakingAbsent)).toBeTruthy();
    expect(screen.queryByText(w.removeFailed)).toBeNull();
  });

  it("is said of the server, of the device, and of the other Whisper", async () => {
    ear.useServer = refused;
    ear.set({ engine: "server", offered: true });
    await show();
    await screen.findByText(w.speakingServer);
    await press(w.speakingUseDevice);
    expect(await screen.findByText(w.failed)).toBeTruthy();
    act(() => ear.set({ engine: "kept" }));
    expect(screen.queryByText(w.failed)).toBeNull();
    await press(w.speakingUseServer);
    expect(await screen.findByText(w.failed)).toBeTruthy();
    warn.mockClear();
    ear.useAccurate = refused;
    act(() => ear.set({ offered: false, engine: "server", accurate: "offered" }));
    await user.click(screen.getByRole("radio", { name: w.whisperAccurate }));
    expect(await screen.findByText(w.failed)).toBeTruthy();
  });
});

describe("A graphics processor", () => {
  it("is offered with its price only where there is one and its download is to be asked for", async () => {
    await show();
    await screen.findByText(w.speakingHere);
    expect(screen.queryByText(w.fasterText)).toBeNull();
    act(() => ear.set({ faster: "offered" }));
    expect(screen.getByText(w.fasterText)).toBeTruthy();
    await press(w.fasterBring);
    expect(screen.getByText(w.fasterComing)).toBeTruthy();
  });
});

describe("Who writes down what is said", () => {
  it("is the server where that was chosen, and the device again with one press", async () => {
    const ear = await ports.ear();
    ear.set({ engine: "server", offered: true });
    await show();
    expect(await screen.findByText(w.speakingServer)).toBeTruthy();
    await press(w.speakingUseDevice);
    expect(ear.state().engine).toBe("absent");
    await press(w.speakingUseServer);
    expect(ear.state().engine).toBe("server");
  });

  it("is offered to be the more accurate Whisper only where there is one, with its price", async () => {
    const ear = await ports.ear();
    await show();
    await screen.findByText(w.speakingHere);
    expect(screen.queryByRole("radio", { name: w.whisperAccurate })).toBeNull();
    act(() => ear.set({ accurate: "offered" }));
    expect(screen.getByText(w.whisperText)).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: w.whisperAccurate }));
    expect(ear.state()).toMatchObject({ accurate: "chosen", engine: "absent" });
    expect(screen.getByRole("button", { name: w.speakingDownload })).toBeTruthy();
  });
});

describe("Keeping recordings", () => {
  const choice = () => screen.findByRole<HTMLInputElement>("switch", { name: w.keepRecordings });

  it("is off until the person wants it, and holds at once", async () => {
    await show();
    expect((await choice()).checked).toBe(false);
    expect(screen.getByText(w.keepRecordingsText)).toBeTruthy();
    expect(screen.queryByRole("button", { name: w.deleteRecordings })).toBeNull();
    await user.click(await choice());
    expect([(await choice()).checked, ports.recordings.wanted("user-1")]).toEqual([true, true]);
    await user.click(await choice());
    expect(ports.recordings.wanted("user-1")).toBe(false);
  });

  it("says how much is here, and once it is off, that this stays until it is deleted", async () => {
    ports.recordings.want("user-1", true);
    await show(3 * 1_048_576);
    const line = () => screen.getByText((text) => text.includes(w.recordingsHere("3 MB"))).textContent;
    await choice();
    expect(line()).not.toContain(w.recordingsStay);
    await user.click(await choice());
    expect(line()).toContain(w.recordingsStay);
  });

  it("ends with all of them deleted, after one more question", async () => {
    await show(3 * 1_048_576);
    await choice();
    await press(w.deleteRecordings);
    expect(ports.recordings.removed).toEqual([]);
    await press(w.cancel);
    await press(w.deleteRecordings);
    await press(w.deleteThem);
    expect(ports.recordings.removed).toEqual(["user-1"]);
    expect(screen.queryByRole("button", { name: w.deleteThem })).toBeNull();
  });

  it("says when they could not be deleted", async () => {
    const error = vi.spyOn(console, "error").mockImplementationOnce(() => {});
    ports.recordings.remove = () => Promise.reject(new Error("closed"));
    await show(1_048_576);
    await choice();
    await press(w.deleteRecordings);
    await press(w.deleteThem);
    expect(await screen.findByText(w.removeFailed)).toBeTruthy();
    error.mockClear();
  });
});
