import type { Ear, EarState, SpokenOf, SpokenTold } from "../ports.ts";

/** A stretch of speaking that a test speaks. */
export type FakeStretch = {
  of: SpokenOf;
  told: SpokenTold;
  deaf: boolean;
  stopped: boolean;
  /** What `stop` waits for. */
  whenStopped: Promise<void>;
};

export type FakeEar = Ear & {
  set(state: Partial<EarState>): void;
  stretches: FakeStretch[];
  /** Names of segments whose sound was given up or kept, and of stretches that were to be written down later. */
  dropped: string[];
  kept: string[];
  recovered: string[];
  /** While set, the microphone cannot be opened for this reason. */
  fault: ReturnType<Ear["faultOf"]> | null;
};

/** Hears what a test tells its stretches; everything is here and loaded. */
export function fakeEar(): FakeEar {
  const listeners = new Set<() => void>();
  let state: EarState = {
    engine: "ready",
    offered: false,
    accurate: "none",
    faster: "none",
    download: null,
    fault: null,
  };
  const ear: FakeEar = {
    stretches: [],
    dropped: [],
    kept: [],
    recovered: [],
    fault: null,
    set(next) {
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: async () => {},
    warm: async () => {},
    download: async () => ear.set({ engine: "kept", download: null }),
    stopDownload: () => {},
    bringFaster: async () => ear.set({ faster: "coming" }),
    remove: async () => ear.set({ engine: "absent" }),
    useServer: async (on) => ear.set({ engine: on ? "server" : "absent" }),
    useAccurate: async (on) => ear.set({ accurate: on ? "chosen" : "offered", engine: "absent" }),
    devices: async () => [],
    async listen(of, told) {
      if (ear.fault) throw new Error(ear.fault);
      const whenStopped = Promise.resolve();
      const stretch: FakeStretch = { of, told, deaf: false, stopped: false, whenStopped };
      ear.stretches.push(stretch);
      return {
        label: "Fake microphone",
        deaf: (on) => void (stretch.deaf = on),
        stop() {
          stretch.stopped = true;
          return stretch.whenStopped;
        },
      };
    },
    faultOf: () => ear.fault ?? "unknown",
    async recover(_of, stretch, told) {
      ear.recovered.push(stretch);
      told.onText({
        segment: `${stretch}/0000`,
        text: "What was said before.",
        times: { speechFrom: 0, speechTo: 32_000, speechMs: 2_000 },
      });
    },
    drop: async () => {},
    written: async (segments, keep) => void (keep ? ear.kept : ear.dropped).push(...segments),
  };
  return ear;
}
