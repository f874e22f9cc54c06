import type { Ear, Listening, MicrophoneFault, SpokenOf, SpokenTold } from "../../../ports.ts";
import type { SpokenPiece } from "./dictated.ts";

export type DictatingState = {
  phase: "off" | "opening" | "on" | "ending";
  /** Why nothing can be heard. */
  fault: MicrophoneFault | "unplugged" | "broken" | null;
  /** The system has silenced the microphone. */
  muted: boolean;
  /** The server, which writes it down, cannot be reached: what is said waits here for it. */
  away: boolean;
  /** The device has no room for sound: a crash would lose the sentence that is being said. */
  unkept: boolean;
  /** What is known of the sentence that is being said. */
  heard: { committed: string; pending: string } | null;
  /** Segments that are said and not written down yet. */
  writing: number;
  /** Segments whose sound is kept until something can write it down. */
  later: number;
};

const OFF: DictatingState = {
  phase: "off",
  fault: null,
  muted: false,
  away: false,
  unkept: false,
  heard: null,
  writing: 0,
  later: 0,
};

type Meter = (level: number) => void;

/** Who is told of the loudness, 0 to 1, while the microphone is open. */
function makeMeters() {
  const meters = new Set<Meter>();
  return {
    tell: (level: number) => meters.forEach((meter) => meter(level)),
    add(meter: Meter) {
      meters.add(meter);
      return () => meters.delete(meter);
    },
  };
}

/** The state, and who is told of its changes. */
function makeState() {
  const listeners = new Set<() => void>();
  let state = OFF;
  return {
    now: () => state,
    change(next: Partial<DictatingState>) {
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * One person's speaking: at most one microphone at a time.
 * @param onPiece told of each piece of text and whose answer it belongs to, also after the question has changed
 */
export function makeDictating(ear: Ear, onPiece: (of: SpokenOf, piece: SpokenPiece) => void) {
  const { now, change, subscribe } = makeState();
  const meters = makeMeters();
  const open = new Set<string>();
  /** Segments whose sound waits for something that can write it down. */
  const kept = new Set<string>();
  /** Stretches that are over and not written down yet. */
  const endings = new Set<Promise<void>>();
  let listening: Promise<Listening> | null = null;
  let deaf = false;

  function over(segment: string) {
    open.delete(segment);
    change({ writing: open.size, heard: null, later: kept.size });
  }

  const told = (of: SpokenOf, deviceId: string | null): SpokenTold => ({
    deviceId,
    onLevel: meters.tell,
    onSpeech(segment) {
      open.add(segment);
      change({ writing: open.size });
    },
    onHeard: ({ committed, pending }) => change({ heard: { committed, pending } }),
    onText({ segment, text, times }) {
      if (text !== "") onPiece(of, { segment, text, times });
      kept.delete(segment);
      over(segment);
    },
    onLost(segment) {
      kept.add(segment);
      over(segment);
    },
    onUnkept: () => change({ unkept: true }),
    onUnplugged: () => void stop("unplugged"),
    onBroken: () => void stop("broken"),
    onMuted: (muted) => change({ muted }),
    onAway: (away) => change({ away }),
  });

  async function start(of: SpokenOf, deviceId: string | null): Promise<void> {
    if (listening) return;
    change({ phase: "opening", fault: null, muted: false });
    const opening = ear.listen(of, told(of, deviceId));
    listening = opening;
    try {
      const opened = await opening;
      opened.deaf(deaf);
      if (listening === opening) change({ phase: "on" });
    } catch (why) {
      listening = null;
      change({ phase: "off", fault: ear.faultOf(why) });
    }
  }

  function stop(fault: DictatingState["fault"] = null): Promise<void> {
    const opened = listening;
    if (!opened) return Promise.resolve();
    listening = null;
    change({ phase: "ending", fault });
    // Where it has never begun, `start` has told why.
    const ending = opened.then((one) => one.stop()).catch(() => {});
    endings.add(ending);
    return ending.then(() => {
      endings.delete(ending);
      if (listening) return;
      // Of what broke off before any of it was stored there will be no text.
      if (endings.size === 0) open.clear();
      change({ phase: "off", heard: null, writing: open.size });
    });
  }

  return {
    state: now,
    subscribe,
    onLevel: meters.add,
    start,
    stop: () => stop(),
    /** Ends speaking; resolves when all that was ever said here is written down or lost. */
    async settle() {
      await stop();
      await Promise.all(endings);
    },
    /** While the app reads aloud, it must not hear itself. */
    deafen(on: boolean) {
      deaf = on;
      void listening?.then((opened) => opened.deaf(on)).catch(() => {});
    },
    told,
  };
}

export type Dictating = ReturnType<typeof makeDictating>;
