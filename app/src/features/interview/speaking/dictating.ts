import type { Ear, Listening, MicrophoneFault, SpokenOf, SpokenTold } from "../../../ports.ts";
import type { SpokenPiece } from "./dictated.ts";

export type DictatingState = {
  phase: "off" | "opening" | "on" | "ending";
  /** Why nothing can be heard. */
  fault: MicrophoneFault | "unplugged" | null;
  /** The system has silenced the microphone. */
  muted: boolean;
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

/**
 * One person's speaking: at most one microphone at a time.
 * @param onPiece told of each piece of text and whose answer it belongs to, also after the question has changed
 */
export function makeDictating(ear: Ear, onPiece: (of: SpokenOf, piece: SpokenPiece) => void) {
  const listeners = new Set<() => void>();
  const meters = makeMeters();
  const open = new Set<string>();
  /** Stretches that are over and not written down yet. */
  const endings = new Set<Promise<void>>();
  let state = OFF;
  let listening: Promise<Listening> | null = null;
  let deaf = false;

  function change(next: Partial<DictatingState>) {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  function over(segment: string, next: Partial<DictatingState> = {}) {
    open.delete(segment);
    change({ writing: open.size, heard: null, ...next });
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
      if (text !== "" && times) onPiece(of, { segment, text, times });
      over(segment);
    },
    onLost: (segment) => over(segment, { later: state.later + 1 }),
    onUnkept: () => change({ unkept: true }),
    onUnplugged: () => void stop("unplugged"),
    onMuted: (muted) => change({ muted }),
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
      if (!listening) change({ phase: "off", heard: null });
    });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
