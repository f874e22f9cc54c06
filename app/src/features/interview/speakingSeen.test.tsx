// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publicSettings } from "#models/contract/settings.ts";
import type { FakeEar } from "../../testing/fakeEar.ts";
import { words as speaking } from "./speaking/words.ts";
import { answering } from "./testing/answering.tsx";
import { interviewWorld } from "./testing/interviewServer.ts";
import { words } from "./words.ts";

const w = { ...words.en, ...speaking.en };
const user = userEvent.setup();
let world: Awaited<ReturnType<typeof interviewWorld>>;
let ear: FakeEar;

beforeEach(async () => {
  localStorage.clear();
  world = await interviewWorld();
  ear = await world.ports.ear();
});
afterEach(cleanup);

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const level = () => screen.queryByRole("img", { name: w.level });
const states = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

/** Speaks on a device where the microphone was tried before; resolves with what the ear was told to listen to. */
async function speak() {
  localStorage.setItem("aim:microphone-checked", "1");
  await answering(world.ports);
  await press(w.speak);
  await screen.findByRole("button", { name: w.stopSpeaking });
  const [stretch] = await waitFor(() => {
    expect(ear.stretches).toHaveLength(1);
    return ear.stretches;
  });
  if (!stretch) throw new Error("Nobody listens.");
  return stretch;
}

describe("Somebody who speaks sees", () => {
  it("that nothing is heard while a question is read, and that they are listened to again after it", async () => {
    world.ports.voice.say = (_, signal) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
    const stretch = await speak();
    act(() => stretch.told.onHeard({ segment: "s/0000", committed: "We moved", pending: "the data" }));
    await press(w.replay);
    expect(await screen.findAllByText(w.reading)).toHaveLength(2);
    expect([screen.queryByText(w.listening), level()]).toEqual([null, null]);
    await press(w.stop);
    expect(await screen.findByText("We moved")).toBeTruthy();
    expect([states().includes(w.listening), level() !== null]).toEqual([true, true]);
  });

  it("no loudness of a microphone that is closed, also while the rest is written down", async () => {
    const stretch = await speak();
    expect(level()).toBeTruthy();
    act(() => stretch.told.onSpeech("s/0000"));
    stretch.whenStopped = new Promise(() => {});
    await press(w.stopSpeaking);
    expect(screen.getByText(w.writing)).toBeTruthy();
    expect([states().includes(w.stopped), level()]).toEqual([true, null]);
  });

  it("at its own question that the microphone is gone, wherever the page is scrolled to; at the next one below the answer", async () => {
    const stretch = await speak();
    const stays = () => screen.getByText(w.unplugged).closest("[data-stays]") !== null;
    await act(async () => stretch.told.onUnplugged());
    expect(stays()).toBe(true);
    await press(w.next);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 1?" });
    expect(stays()).toBe(false);
  });
});

describe("Somebody who would rather type", () => {
  it.each(["absent", "loading", "later", "ready"] as const)(
    "has the caret in the answer with one press: %s",
    async (engine) => {
      ear.set({ engine });
      await answering(world.ports);
      await press(w.speak);
      await screen.findByRole("dialog");
      await press(engine === "absent" ? w.notNow : w.typing);
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole("textbox"));
    },
  );
});

describe("A server that has nothing to download for speaking", () => {
  const serve = (whisper: boolean | undefined) =>
    world.ports.api.answer(publicSettings, {
      googleClientId: null,
      vapidPublicKey: null,
      signupCredits: 100,
      transcription: false,
      whisper,
      accurateWhisper: false,
    });

  it("says so and offers no download, but to type, or itself where it writes down speech", async () => {
    serve(false);
    ear.set({ engine: "absent", offered: true, download: { have: 0, all: 60_000_000 } });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.notServed)).toBeTruthy();
    expect(screen.queryByRole("button", { name: w.download })).toBeNull();
    expect(screen.getByRole("button", { name: w.useServer })).toBeTruthy();
    await press(w.typing);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["has it", true],
    ["is an older one", undefined],
  ])("is none that %s", async (_, whisper) => {
    serve(whisper);
    ear.set({ engine: "absent", download: { have: 0, all: 60_000_000 } });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByRole("button", { name: w.download })).toBeTruthy();
    expect(screen.queryByText(w.notServed)).toBeNull();
  });
});
