// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOTHING_SPOKEN } from "#models/entities/spoken.ts";
import type { FakeEar } from "../../testing/fakeEar.ts";
import { measuresWords } from "../../shell/measuresWords.ts";
import { place } from "../../testing/renderPage.tsx";
import { words as speaking } from "./speaking/words.ts";
import { answering } from "./testing/answering.tsx";
import { interviewWorld } from "./testing/interviewServer.ts";
import { words } from "./words.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;
const w = { ...words.en, ...speaking.en, ...measuresWords.en };
const user = userEvent.setup();
const SECOND = 16_000;
const times = (from: number) => ({
  speechFrom: from * SECOND,
  speechTo: (from + 2) * SECOND,
  speechMs: 2_000,
});

let world: World;
let ear: FakeEar;

beforeEach(async () => {
  localStorage.clear();
  world = await interviewWorld();
  ear = await world.ports.ear();
});
afterEach(cleanup);

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const tried = () => localStorage.setItem("aim:microphone-checked", "1");
const rows = () => [...world.ports.store.rows.answers.values()];

/** Speaks on a device where the microphone was tried before; resolves with what the ear was told to listen to. */
async function speak() {
  tried();
  await answering(world.ports);
  await press(w.speak);
  await waitFor(() => expect(ear.stretches).toHaveLength(1));
  await screen.findByRole("button", { name: w.stopSpeaking });
  const [stretch] = ear.stretches;
  if (!stretch) throw new Error("Nobody listens.");
  return stretch;
}

const said = (stretch: FakeEar["stretches"][number], segment: string, text: string, from = 0) =>
  act(() => {
    stretch.told.onSpeech(segment);
    stretch.told.onText({ segment, text, times: times(from) });
  });

describe("A spoken answer", () => {
  it("is shown while it is said, settled words apart from uncertain ones", async () => {
    const stretch = await speak();
    act(() => {
      stretch.told.onSpeech("s/0000");
      stretch.told.onHeard({ segment: "s/0000", committed: "We moved", pending: "the data" });
    });
    expect(document.querySelector("[data-committed]")?.textContent).toBe("We moved");
    expect(document.querySelector("[data-pending]")?.textContent).toBe("the data");
    expect(box().value).toBe("");
  });

  it("is seen around the button as loud as it is, until one stops", async () => {
    const stretch = await speak();
    const { style } = screen.getByRole("button", { name: w.stopSpeaking });
    const loud = (level: number) => {
      act(() => stretch.told.onLevel(level, true));
      return Number(style.getPropertyValue("--voice"));
    };
    expect([loud(0), loud(0.2) > loud(0.01)]).toEqual([0, true]);
    await press(w.stopSpeaking);
    await waitFor(() => expect(style.getPropertyValue("--voice")).toBe(""));
  });

  it("goes into the box piece by piece and is stored, with how it was spoken; its sound then goes", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "We moved the data.");
    said(stretch, "s/0001", "It took two weeks.", 3);
    expect(box().value).toBe("We moved the data. It took two weeks.");
    await waitFor(() => expect(rows()[0]?.text).toBe("We moved the data. It took two weeks."));
    expect(rows()[0]?.dictated).toMatchObject({
      heard: ["s/0000", "s/0001"],
      spoken: { words: 8, talkMs: 4_000, pauses: 1 },
    });
    await waitFor(() => expect(ear.dropped).toEqual(expect.arrayContaining(["s/0000", "s/0001"])));
  });

  it("joins what is typed, where the caret is, when typing pauses", async () => {
    const stretch = await speak();
    fireEvent.input(box(), { target: { value: "First. Last" } });
    act(() => {
      box().focus();
      box().setSelectionRange(5, 5);
    });
    said(stretch, "s/0000", "We measured it");
    expect(box().value).toBe("First. Last");
    await waitFor(() => expect(box().value).toBe("First we measured it. Last"), { timeout: 3_000 });
  });

  it("takes the last piece back", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "We moved the data.");
    said(stretch, "s/0001", "No, wrong.", 3);
    await press(w.undo);
    expect(box().value).toBe("We moved the data.");
    expect(screen.queryByRole("button", { name: w.undo })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: w.stopSpeaking }));
    await waitFor(() => expect(rows()[0]?.text).toBe("We moved the data."));
  });

  it("is offered to be taken back only while its last piece stands as it was said", async () => {
    const stretch = await speak();
    const offer = () => screen.queryByRole("button", { name: w.undo });
    said(stretch, "s/0000", "We moved the data.");
    fireEvent.input(box(), { target: { value: "We moved all the data." } });
    await waitFor(() => expect(offer()).toBeNull());
    fireEvent.input(box(), { target: { value: "Well. We moved the data." } });
    await waitFor(() => expect(offer()).not.toBeNull());
    await press(w.undo);
    expect([box().value, offer()]).toEqual(["Well.", null]);
  });

  it("is not taken back from another question, where the same words may stand", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "Yes.");
    await press(w.next);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 1?" });
    fireEvent.input(box(), { target: { value: "Yes." } });
    expect(screen.queryByRole("button", { name: w.undo })).toBeNull();
    await press(w.previous);
    await press(w.undo);
    expect(box().value).toBe("");
  });

  it("goes to its own question when its text comes after that was left", async () => {
    const stretch = await speak();
    await press(w.next);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 1?" });
    expect(stretch.stopped).toBe(true);
    said(stretch, "s/0000", "This was about part zero.");
    expect(box().value).toBe("");
    await waitFor(() =>
      expect(rows().find(({ index }) => index === 0)?.text).toBe("This was about part zero."),
    );
  });

  it("ends reading aloud, and is not listened to while a question is read again", async () => {
    const reading: AbortSignal[] = [];
    world.ports.voice.say = (_, signal) =>
      new Promise((resolve) => {
        reading.push(signal);
        signal.addEventListener("abort", () => resolve());
      });
    const stretch = await speak();
    expect([reading[0]?.aborted, stretch.deaf]).toEqual([true, false]);
    await press(w.replay);
    await waitFor(() => expect(stretch.deaf).toBe(true));
    expect(reading[1]?.aborted).toBe(false);
  });

  it("is waited for when the round is finished in the middle of a sentence", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "We moved the data.");
    let over = () => {};
    stretch.whenStopped = new Promise((resolve) => (over = resolve));
    await press(w.next);
    await screen.findByRole("heading", { level: 1, name: "How did you build part 1?" });
    fireEvent.input(box(), { target: { value: "typed" } });
    await press(w.finish);
    expect(screen.getByRole("button", { name: w.settling })).toBeTruthy();
    said(stretch, "s/0001", "In two weeks.", 3);
    await act(async () => over());
    await waitFor(() => expect(place.path).toBe("/report/c1/r1"));
    const [report] = world.ports.api.calls.filter(({ name }) => name === "POST /reports/generate");
    expect(report).toMatchObject({
      body: {
        answers: [
          { answer: "We moved the data. In two weeks.", spoken: { words: 7, talkMs: 4_000, spanMs: 5_000 } },
          { answer: "typed" },
        ],
      },
    });
  });

  it("that is cleared and typed anew has no measures any more, and its sound is not written down again", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "We moved the data.");
    await user.clear(box());
    await user.type(box(), "Typed.");
    await waitFor(() => expect(rows()[0]?.text).toBe("Typed."));
    expect(rows()[0]?.dictated).toEqual({ spoken: NOTHING_SPOKEN, heard: ["s/0000"] });
    expect(screen.queryByText(w.measures)).toBeNull();
  });

  it("is measured, with how each figure is worked out", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "We moved the whole database while the shop stayed open.");
    said(stretch, "s/0001", "It took us, um, two weeks in all.", 4);
    await user.click(await screen.findByText(w.pace(180)));
    expect(screen.getByText(w.paceHow(18, "6"))).toBeTruthy();
    expect(screen.getByText(w.pauses(1, "2"))).toBeTruthy();
    expect(screen.getByText(w.fillers(1))).toBeTruthy();
  });

  it("is written once, however often its text is told", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "We moved the data.");
    said(stretch, "s/0000", "We moved the data.");
    expect(box().value).toBe("We moved the data.");
  });

  it("has its state said to screen readers: that it is listened to, and no more; not every word", async () => {
    const stretch = await speak();
    const states = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(states()).toContain(w.listening);
    act(() => {
      stretch.told.onSpeech("s/0000");
      stretch.told.onHeard({ segment: "s/0000", committed: "We moved", pending: "the data" });
    });
    for (const part of ["[data-committed]", "[data-pending]"])
      expect(document.querySelector(part)?.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
    await press(w.stopSpeaking);
    expect(states()).toContain(w.stopped);
  });

  it("is begun and ended by Space where nothing else wants it", async () => {
    tried();
    await answering(world.ports);
    fireEvent.keyDown(document.body, { key: " " });
    await screen.findByRole("button", { name: w.stopSpeaking });
    fireEvent.keyDown(box(), { key: " " });
    expect(screen.getByRole("button", { name: w.stopSpeaking })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: " " });
    await screen.findByRole("button", { name: w.speak });
  });
});

describe("A microphone that cannot be heard", () => {
  it.each(["denied", "missing", "busy", "unsupported", "unknown"] as const)(
    "is explained in words, and typing goes on: %s",
    async (fault) => {
      tried();
      ear.fault = fault;
      await answering(world.ports);
      await press(w.speak);
      expect(await screen.findByText(w[fault])).toBeTruthy();
      expect(screen.getByRole("alert").textContent).toContain(w[fault]);
      expect(screen.getByRole("button", { name: w.speak })).toBeTruthy();
      fireEvent.input(box(), { target: { value: "typed" } });
      await waitFor(() => expect(rows()[0]?.text).toBe("typed"));
    },
  );

  it("that is unplugged ends the stretch, with what was said until then, and another one can be chosen", async () => {
    const stretch = await speak();
    said(stretch, "s/0000", "Half of it.");
    await act(async () => stretch.told.onUnplugged());
    expect(await screen.findByText(w.unplugged)).toBeTruthy();
    expect(box().value).toBe("Half of it.");
    await press(w.otherMicrophone);
    await user.click(await screen.findByRole("button", { name: w.tryIt }));
    await press(w.begin);
    await waitFor(() => expect(ear.stretches).toHaveLength(3));
    expect(ear.stretches.at(-1)?.of.attemptId).toBe(stretch.of.attemptId);
  });

  it("that is the wrong one is changed while one speaks", async () => {
    const stretch = await speak();
    await press(w.otherMicrophone);
    expect(await screen.findByRole("button", { name: w.tryIt })).toBeTruthy();
    expect(stretch.stopped).toBe(true);
  });

  it("that is not allowed is not to be changed: another would be no more allowed", async () => {
    tried();
    await answering(world.ports);
    ear.fault = "denied";
    await press(w.speak);
    expect(await screen.findByText(w.denied)).toBeTruthy();
    expect(screen.queryByRole("button", { name: w.otherMicrophone })).toBeNull();
  });

  it("with a listener that breaks off says so, ends, and has what was stored written down", async () => {
    const stretch = await speak();
    act(() => stretch.told.onSpeech("s/0000"));
    let over = () => {};
    stretch.whenStopped = new Promise((resolve) => (over = resolve));
    await act(async () => stretch.told.onBroken());
    expect(await screen.findByText(w.broken)).toBeTruthy();
    expect([stretch.stopped, screen.getByRole("button", { name: w.speak }) !== null]).toEqual([true, true]);
    expect(screen.getByText(w.writing)).toBeTruthy();
    act(() => stretch.told.onText({ segment: "s/0000", text: "Half of it.", times: times(0) }));
    await act(async () => over());
    expect(box().value).toBe("Half of it.");
    expect(screen.queryByText(w.writing)).toBeNull();
  });

  it("that the system mutes says so, until it is heard again", async () => {
    const stretch = await speak();
    act(() => stretch.told.onMuted(true));
    expect(screen.getByText(w.muted)).toBeTruthy();
    act(() => stretch.told.onMuted(false));
    expect(screen.queryByText(w.muted)).toBeNull();
  });

  it("with something that cannot be written down keeps its sound and says so", async () => {
    const stretch = await speak();
    act(() => {
      stretch.told.onSpeech("s/0000");
      stretch.told.onLost("s/0000");
    });
    expect(screen.getByText(w.waiting(1))).toBeTruthy();
    expect(ear.dropped).toEqual([]);
  });
});

describe("Before the first spoken answer", () => {
  it("the download is offered, never begun unasked, and typing is one press away", async () => {
    ear.set({ engine: "absent", download: { have: 0, all: 60_000_000 } });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.offer("35 MB"))).toBeTruthy();
    await press(w.notNow);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(ear.stretches).toEqual([]);
  });

  it("typing is one press away while what is here is being loaded, which takes its time on some phones", async () => {
    ear.set({ engine: "loading" });
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.loading)).toBeTruthy();
    await press(w.typing);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("it is said plainly that only English is written down rightly, and the rest is to be typed", async () => {
    await answering(world.ports);
    await press(w.speak);
    expect(await screen.findByText(w.onlyEnglish)).toBeTruthy();
    act(() => ear.set({ engine: "absent", download: { have: 0, all: 60_000_000 } }));
    expect(screen.getByText(w.onlyEnglish)).toBeTruthy();
  });

  it("a trial that takes long to be written down holds nobody up", async () => {
    await answering(world.ports);
    await press(w.speak);
    await user.click(await screen.findByRole("button", { name: w.tryIt }));
    await waitFor(() => expect(ear.stretches).toHaveLength(1));
    const [trial] = ear.stretches;
    if (trial) trial.whenStopped = new Promise(() => {});
    await press(w.typing);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(trial?.stopped).toBe(true);
  });

  it("microphones that cannot be named keep nobody from trying the system's own", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    ear.devices = () => Promise.reject(new DOMException("Not here.", "NotAllowedError"));
    await answering(world.ports);
    await press(w.speak);
    await user.click(await screen.findByRole("button", { name: w.tryIt }));
    await waitFor(() => expect(ear.stretches).toHaveLength(1));
    expect(warn.mock.calls.map(([said]) => said)).toContain("The microphones are not known");
    warn.mockReset();
  });

  it("a sentence is tried, whose text and sound do not belong to the answer", async () => {
    await answering(world.ports);
    await press(w.speak);
    await user.click(await screen.findByRole("button", { name: w.tryIt }));
    await waitFor(() => expect(ear.stretches).toHaveLength(1));
    const [trial] = ear.stretches;
    if (trial) said(trial, "t/0000", "I like simple tools.");
    expect(screen.getByText("I like simple tools.")).toBeTruthy();
    expect(box().value).toBe("");
    await waitFor(() => expect(ear.dropped).toEqual(["t/0000"]));
    await press(w.begin);
    await waitFor(() => expect(ear.stretches).toHaveLength(2));
    expect(trial?.stopped).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("Speech of a page that has died", () => {
  it("is written down when the interview is opened again; what is in the text already is only dropped", async () => {
    await answering(world.ports);
    const [attempt] = [...world.ports.store.rows.attempts.values()];
    const attemptId = attempt?.attemptId ?? "";
    cleanup();
    const left = { index: 0, questionId: "q0", segments: ["old/0000"], more: false };
    world.ports.store.rows.sound.set(attemptId, [{ ...left, stretch: "old" }]);
    await answering(world.ports);
    await waitFor(() => expect(rows()[0]?.text).toBe("What was said before."));
    expect(box().value).toBe("What was said before.");
    cleanup();
    ear.dropped.length = 0;
    await answering(world.ports);
    await waitFor(() => expect(ear.dropped).toContain("old/0000"));
    expect([ear.recovered, rows()[0]?.text]).toEqual([["old"], "What was said before."]);
  });
});

describe("The sound of what is written down", () => {
  it("is kept where the person wants to listen to it, also after a crash", async () => {
    world.ports.recordings.want("user-1", true);
    const stretch = await speak();
    said(stretch, "s/0000", "We moved the data.");
    await waitFor(() => expect(ear.kept).toEqual(["s/0000"]));
    cleanup();
    const [attemptId = ""] = [...world.ports.store.rows.attempts.keys()];
    const left = { index: 0, questionId: "q0", stretch: "s", segments: ["s/0000"], more: false };
    world.ports.store.rows.sound.set(attemptId, [left]);
    ear.kept.length = 0;
    await answering(world.ports);
    await waitFor(() => expect(ear.kept).toEqual(["s/0000"]));
    expect(ear.dropped).toEqual([]);
  });
});
