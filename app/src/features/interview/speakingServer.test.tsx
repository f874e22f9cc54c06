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
  writtenBy([]);
});
afterEach(cleanup);

/** Who else gets something of what is said to the server. */
function writtenBy(recipients: "speech"[]) {
  world.ports.api.answer(publicSettings, {
    googleClientId: null,
    recipients,
    vapidPublicKey: null,
    signupCredits: 100,
    transcription: true,
    accurateWhisper: false,
  });
}

const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const rows = () => [...world.ports.store.rows.answers.values()];

/** Speaks on a device where the microphone was tried before, and whose words the server writes down. */
async function speak() {
  localStorage.setItem("aim:microphone-checked", "1");
  ear.set({ engine: "server", offered: true });
  await answering(world.ports);
  await press(w.speak);
  await waitFor(() => expect(ear.stretches).toHaveLength(1));
  const [stretch] = ear.stretches;
  if (!stretch) throw new Error("Nobody listens.");
  return stretch;
}

describe("A device without the download", () => {
  it("has the server write down what is said, where the person wants that; it says where the sound goes", async () => {
    ear.set({ engine: "absent", offered: true, download: { have: 0, all: 60_000_000 } });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.offer("35 MB"))).toBeTruthy();
    expect([screen.getByText(w.privateOr), screen.getByText(w.serverHow)]).toHaveLength(2);
    await press(w.useServer);
    expect(screen.queryByText(w.offer("35 MB"))).toBeNull();
    await press(w.tryIt);
    await waitFor(() => expect(ear.stretches).toHaveLength(1));
    await press(w.begin);
    expect(await screen.findByText(w.serverNow)).toBeTruthy();
  });

  it("is offered the download alone where the server writes nothing down", async () => {
    ear.set({ engine: "absent", offered: false, download: { have: 0, all: 60_000_000 } });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.private)).toBeTruthy();
    expect(screen.queryByRole("button", { name: w.useServer })).toBeNull();
  });

  it("is offered it again where the download was removed after the microphone was tried", async () => {
    localStorage.setItem("aim:microphone-checked", "1");
    ear.set({ engine: "absent", offered: true, download: { have: 0, all: 60_000_000 } });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.offer("35 MB"))).toBeTruthy();
    expect(ear.stretches).toEqual([]);
    await press(w.notNow);
    expect(await screen.findByRole("button", { name: w.speak })).toBeTruthy();
  });

  it("can go back to writing down by itself, in the middle of speaking", async () => {
    const stretch = await speak();
    await press(w.change);
    await waitFor(() => expect(stretch.stopped).toBe(true));
    await press(w.useDevice);
    expect(ear.state().engine).toBe("absent");
    expect(await screen.findByRole("button", { name: w.download })).toBeTruthy();
  });
});

describe("An answer that the server writes down", () => {
  it("is stored like any other, with how it was spoken", async () => {
    const stretch = await speak();
    const times = { speechFrom: 16_000, speechTo: 48_000, speechMs: 1_900 };
    act(() => stretch.told.onText({ segment: "s/0001", text: "We moved the data.", times }));
    await waitFor(() =>
      expect(rows()[0]?.dictated?.spoken).toMatchObject({ words: 4, talkMs: 1_900, spanMs: 2_000 }),
    );
  });

  it("has no measures where an older server does not say when it was spoken", async () => {
    const stretch = await speak();
    act(() => stretch.told.onText({ segment: "s/0001", text: "We moved the data.", times: null }));
    expect(box().value).toBe("We moved the data.");
    await waitFor(() =>
      expect(rows()[0]?.dictated).toMatchObject({ heard: ["s/0001"], spoken: { words: 0, talkMs: 0 } }),
    );
    await waitFor(() => expect(ear.dropped).toContain("s/0001"));
    expect(screen.queryByText(/^(How you|You) spoke/)).toBeNull();
  });

  it("says that the server cannot be reached and what becomes of one's words, until it can be", async () => {
    const stretch = await speak();
    act(() => stretch.told.onAway(true));
    expect(await screen.findByText(w.away)).toBeTruthy();
    expect(screen.queryByText(w.serverNow)).toBeNull();
    act(() => stretch.told.onAway(false));
    expect(screen.queryByText(w.away)).toBeNull();
    expect(screen.getByText(w.serverNow)).toBeTruthy();
  });

  it("that comes after it was given up for now is no longer said to be missing", async () => {
    const stretch = await speak();
    act(() => {
      stretch.told.onSpeech("s/0001");
      stretch.told.onLost("s/0001");
    });
    expect(screen.getByText(w.waiting(1))).toBeTruthy();
    act(() => stretch.told.onText({ segment: "s/0001", text: "Here it is.", times: null }));
    expect(screen.queryByText(w.waiting(1))).toBeNull();
    expect(box().value).toBe("Here it is.");
  });
});

describe("Spoken Hindi", () => {
  it("is offered where the server has a speech service, and remembered; another language is another stretch", async () => {
    writtenBy(["speech"]);
    const stretch = await speak();
    expect(stretch.of.language).toBeUndefined();
    await press(w.change);
    await user.selectOptions(await screen.findByLabelText(w.spokenLanguage), "hi");
    await press(w.begin);
    await waitFor(() => expect(ear.stretches.at(-1)?.of.language).toBe("hi"));
    expect([stretch.stopped, localStorage.getItem("aim:spoken-language")]).toEqual([true, "hi"]);
    await act(async () => ear.set({ engine: "ready" }));
    await waitFor(() => expect(ear.stretches.at(-1)?.of.language).toBeUndefined());
  });

  it("is not offered where the server writes down by itself, whatever was chosen before", async () => {
    localStorage.setItem("aim:spoken-language", "hi");
    await speak();
    await waitFor(() => expect(ear.stretches.at(-1)?.of.language).toBeUndefined());
    await press(w.change);
    expect(await screen.findByText(w.onlyEnglish)).toBeTruthy();
    expect(screen.queryByLabelText(w.spokenLanguage)).toBeNull();
  });
});

describe("Speech that a page which has died left for the server", () => {
  it("is written down when the interview is opened again, though none of its segments are known", async () => {
    await answering(world.ports);
    const attemptId = [...world.ports.store.rows.attempts.values()][0]?.attemptId ?? "";
    cleanup();
    const left = { stretch: "old", index: 0, questionId: "q0", segments: [], more: true };
    world.ports.store.rows.sound.set(attemptId, [left]);
    await answering(world.ports);
    await waitFor(() => expect(box().value).toBe("What was said before."));
  });
});

describe("A device that cannot write down, without a server that does", () => {
  it("says so, with typing one press away", async () => {
    ear.set({ engine: "later" });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.later)).toBeTruthy();
    await press(w.typing);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
