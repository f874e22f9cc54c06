import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { SpokenTold } from "../../ports.ts";
import { fakeApi } from "../../testing/fakeApi.ts";
import { memoryStorage } from "../../testing/memoryStorage.ts";
import { browserEar } from "./ear.ts";
import type { EarStateHere } from "./earState.ts";

/** What the parts are asked, in order, and how they answer. */
const parts = vi.hoisted(() => ({
  asked: [] as unknown[],
  isHere: true as boolean | Error,
  hears: true,
  isServers: false,
}));

vi.mock("./sets.ts", () => ({
  speechSets: () => ({}),
  isAccurateChosen: () => false,
  chooseAccurate: () => {},
}));
vi.mock("./server/line.ts", () => ({ browserLine: () => ({}) }));
vi.mock("./microphone.ts", () => ({ NoMicrophone: Error, openMicrophone: () => {} }));
vi.mock("./downloads.ts", () => ({
  makeDownloads: (_: unknown, change: (state: object) => void) => ({
    stop: () => {},
    remove: async () => void parts.asked.push("remove"),
    gpu: { bring: async () => {}, offer: async () => {} },
    async look() {
      if (parts.isHere instanceof Error) throw parts.isHere;
      change({ engine: parts.isHere ? "kept" : "absent" });
    },
  }),
}));
vi.mock("./engines.ts", () => ({
  makeEngines: ({ state }: { state: EarStateHere }) => ({
    connect: async () => void parts.asked.push("connect"),
    end: async () => {
      // It was still being loaded.
      state.change({ engine: "ready" });
      parts.asked.push("end");
    },
    leave: () => void parts.asked.push("leave"),
    handOver: async () => void parts.asked.push(`hand over: ${state.now().engine}`),
  }),
}));
vi.mock("./listenerHost.ts", () => ({
  makeListenerHost: () => ({
    load: () => (parts.hears ? Promise.resolve() : Promise.reject(new Error("no runtime"))),
    connect: (engine: unknown) => parts.asked.push(engine === null ? "no engine" : "engine"),
    tell: () => {},
    end: async (stretch: string, { type }: { type: string }) => parts.asked.push(`${type} ${stretch}`) > 0,
  }),
}));
vi.mock("./server/server.ts", () => ({
  makeServerStep: () => ({
    async recover({ id }: { id: string }) {
      if (parts.isServers) parts.asked.push(`server ${id}`);
      return parts.isServers;
    },
  }),
}));

const of = {
  userId: "u-1",
  companyId: "c-1",
  roundId: "r-1",
  attemptId: "a-1",
  questionId: "q-1",
  index: 0,
};
const told = {} as SpokenTold;
let warn: MockInstance<typeof console.warn>;

const ear = () => browserEar({ now: () => 1, api: fakeApi() });

beforeEach(() => {
  Object.assign(parts, { asked: [], isHere: true, hears: true, isServers: false });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("navigator", {});
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockReset();
});

describe("What is here to listen and write down", () => {
  it("is not known in a browser that keeps no files for a page: others write down, or nobody, and that is told", async () => {
    parts.isHere = new Error("The operation is insecure.");
    const own = ear();
    await own.look();
    expect(own.state().engine).toBe("later");
    await own.warm();
    expect(parts.asked).toEqual(["connect"]);
  });

  it("writes down all the same where it cannot hear by itself", async () => {
    parts.hears = false;
    await ear().warm();
    expect(parts.asked).toEqual(["connect"]);
    expect(warn.mock.calls.flat()).toContain("This device cannot listen by itself");
  });
});

describe("Sound that a stretch has left behind", () => {
  it("is written down on this device where it was not for the server", async () => {
    await ear().recover(of, "s", told);
    expect(parts.asked).toEqual(["connect", "recover s"]);
    parts.isServers = true;
    await ear().recover(of, "t", told);
    expect(parts.asked.at(-1)).toBe("server t");
  });

  it("keeps nobody waiting where the download has been removed: there is no engine, nor will there be one", async () => {
    parts.isHere = false;
    await ear().recover(of, "s", told);
    expect(parts.asked).toEqual(["no engine", "recover s"]);
  });

  it("is left to the tab that has it in hand, which may still be speaking, until that is over", async () => {
    let free: Promise<unknown> = new Promise((over) => setTimeout(over, 20));
    const request = (_: string, _options: object, given: () => Promise<unknown>) => (free = free.then(given));
    vi.stubGlobal("navigator", { locks: { request } });
    const recovered = ear().recover(of, "s", told);
    await new Promise((over) => setTimeout(over, 5));
    expect(parts.asked).toEqual([]);
    await recovered;
    expect(parts.asked).toEqual(["connect", "recover s"]);
  });
});

describe("Who writes down, when that changes in the middle of a sentence", () => {
  it("is the server at once where a person chooses it, also while the device's own is still being loaded", async () => {
    localStorage.setItem("aim:ear-offered", "1");
    const own = ear();
    await own.useServer(true);
    expect(parts.asked).toEqual(["end", "hand over: server"]);
    expect(own.state().engine).toBe("server");
  });

  it("is the other Whisper where that is here, and nobody where it is to be downloaded", async () => {
    const own = ear();
    await own.useAccurate(true);
    parts.isHere = false;
    await own.useAccurate(false);
    expect(parts.asked).toEqual(["end", "hand over: kept", "end", "hand over: absent"]);
  });

  it("is nobody once all of it is removed, whom a sentence need not wait for", async () => {
    await ear().remove();
    expect(parts.asked).toEqual(["end", "leave", "remove"]);
  });
});

describe("The microphones", () => {
  it("are none in a browser that gives a page none, which is no fault", async () => {
    expect(await ear().devices()).toEqual([]);
  });

  it("are named once one is allowed", async () => {
    const enumerateDevices = async () => [
      { kind: "audioinput", deviceId: "a", label: "Headset" },
      { kind: "audioinput", deviceId: "", label: "" },
      { kind: "videoinput", deviceId: "v", label: "Camera" },
    ];
    vi.stubGlobal("navigator", { mediaDevices: { enumerateDevices } });
    expect(await ear().devices()).toEqual([{ deviceId: "a", label: "Headset" }]);
  });
});
