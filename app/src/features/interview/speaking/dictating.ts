/* eslint-disable no-console -- a fault to look into; the person is told in words */
import type { Ear, Listening, MicrophoneFault, SpokenOf, SpokenTold } from "../../../ports.ts";
import { type SpokenPiece, stretchOf } from "./dictated.ts";

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

/** Nobody speaks. */
export const OFF: DictatingState = {
  phase: "off",
  fault: null,
  muted: false,
  away: false,
  unkept: false,
  heard: null,
  writing: 0,
  later: 0,
};

/** A server that was away for so long will not write anything down soon; milliseconds. */
const AWAY_MS = 4_000;

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

/** Resolves when `work` has ended, or when nothing can come of it, since the server that writes down is away. */
function unlessAway({ now, subscribe }: ReturnType<typeof makeState>, work: Promise<unknown>): Promise<void> {
  return new Promise((over) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(look);
    function end() {
      unsubscribe();
      clearTimeout(timer);
      over();
    }
    function look() {
      if (now().away) return void (timer ??= setTimeout(end, AWAY_MS));
      clearTimeout(timer);
      timer = undefined;
    }
    look();
    void work.then(end, end);
  });
}

type Heard = Parameters<SpokenTold["onHeard"]>[0];

/** What becomes of the segments that are said: each is open until it has its text or is kept for later. */
function makeSegments({ now, change }: ReturnType<typeof makeState>) {
  const open = new Set<string>();
  /** Those whose sound waits for something that can write it down, and whose answer they belong to. */
  const kept = new Map<string, SpokenOf>();
  /** The one whose words are shown while they are said. */
  let shown: string | null = null;

  function over(segment: string) {
    open.delete(segment);
    // The text of an earlier sentence takes nothing away from the one that is being said.
    change({ writing: open.size, heard: shown === segment ? null : now().heard, later: kept.size });
  }

  return {
    begin(segment: string) {
      open.add(segment);
      change({ writing: open.size });
    },
    show({ segment, committed, pending }: Heard) {
      shown = segment;
      change({ heard: { committed, pending } });
    },
    written(segment: string) {
      kept.delete(segment);
      over(segment);
    },
    keep(of: SpokenOf, segment: string) {
      kept.set(segment, of);
      over(segment);
    },
    /** Of what broke off before any of it was stored there will be no text. */
    forgetOpen() {
      open.clear();
      change({ writing: 0 });
    },
    /** The stretches of which something is kept. */
    left: () => new Map([...kept].map(([segment, of]) => [stretchOf(segment), of])),
  };
}

/** A microphone that has not opened by then waits for the person, whom the browser asks, and who may never answer; milliseconds. */
const OPENING_MS = 5_000;

const after = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** Stretches that are over, each until it is written down. None of the promises here rejects but `opening`. */
function makeEndings() {
  const endings = new Set<Promise<void>>();
  /** Those that were ended before they had begun, each until it has. */
  const unopened = new Set<Promise<void>>();

  function add(ending: Promise<void>): Promise<void> {
    endings.add(ending);
    return ending.then(() => void endings.delete(ending));
  }

  return {
    some: () => endings.size > 0,
    add,
    /** Once it is open there may be something in it that was said meanwhile; before that there is nothing to wait for. */
    async addOnceOpen(opening: Promise<unknown>, ending: Promise<void>): Promise<void> {
      const opened = opening.then(
        () => void add(ending),
        () => {},
      );
      unopened.add(opened);
      await opened;
      unopened.delete(opened);
      await ending;
    },
    async all(): Promise<void> {
      if (unopened.size > 0) await Promise.race([Promise.all(unopened), after(OPENING_MS)]);
      await Promise.all(endings);
    },
  };
}

/** Ends a stretch, where it has begun or once it does. Never rejects. */
async function endOf(opening: Promise<Listening>, onFailed: () => void): Promise<void> {
  // Where it has never begun, `start` has told why.
  const opened = await opening.catch(() => null);
  try {
    await opened?.stop();
  } catch (why) {
    console.warn("Speaking has not ended as it should", why);
    onFailed();
  }
}

/**
 * One person's speaking: at most one microphone at a time.
 * @param onPiece told of each piece of text and whose answer it belongs to, also after the question has changed
 */
export function makeDictating(ear: Ear, onPiece: (of: SpokenOf, piece: SpokenPiece) => void) {
  const state = makeState();
  const { now, change, subscribe } = state;
  const segments = makeSegments(state);
  const meters = makeMeters();
  const endings = makeEndings();
  let listening: Promise<Listening> | null = null;
  let deaf = false;

  const told = (of: SpokenOf, deviceId: string | null): SpokenTold => ({
    deviceId,
    onLevel: meters.tell,
    onSpeech: segments.begin,
    onHeard: segments.show,
    onText({ segment, text, times }) {
      if (text !== "") onPiece(of, { segment, text, times });
      segments.written(segment);
    },
    onLost: (segment) => segments.keep(of, segment),
    onUnkept: () => change({ unkept: true }),
    onUnplugged: () => void stop("unplugged"),
    onBroken: () => void stop("broken"),
    onMuted: (muted) => change({ muted }),
    onAway: (away) => change({ away }),
  });

  async function start(of: SpokenOf, deviceId: string | null): Promise<void> {
    if (listening) return;
    change({ phase: "opening", fault: null, unkept: false });
    const opening = ear.listen(of, told(of, deviceId));
    listening = opening;
    try {
      const opened = await opening;
      opened.deaf(deaf);
      if (listening === opening) change({ phase: "on" });
    } catch (why) {
      // It was ended before it began, and another may be open by now.
      if (listening !== opening) return;
      listening = null;
      change({ phase: "off", fault: ear.faultOf(why) });
    }
  }

  function stop(fault: DictatingState["fault"] = null): Promise<void> {
    const opening = listening;
    if (!opening) return Promise.resolve();
    listening = null;
    const ending = endOf(opening, () => {
      if (!listening) change({ fault: now().fault ?? "broken" });
    });
    const isUnheard = now().phase === "opening";
    change({ phase: isUnheard && !endings.some() ? "off" : "ending", fault, muted: false });
    const ended = isUnheard ? endings.addOnceOpen(opening, ending) : endings.add(ending);
    const over = ended.then(() => {
      if (listening) return;
      if (!endings.some()) segments.forgetOpen();
      change({ phase: "off", heard: null });
    });
    return isUnheard ? Promise.resolve() : over;
  }

  /** Ends speaking, and has all written down that was ever said. */
  async function finish() {
    const last = stop();
    await endings.all();
    await last;
    await again();
  }

  /** What could not be written down may be by now: the network is back, or another engine is there. */
  async function again() {
    for (const [stretch, of] of segments.left()) await ear.recover(of, stretch, told(of, null));
  }

  return {
    state: now,
    subscribe,
    onLevel: meters.add,
    start,
    stop: () => stop(),
    /** Ends speaking; resolves when all that was ever said here is written down or lost, or has to wait for the server. */
    settle: () => unlessAway(state, finish()),
    /** While the app reads aloud, it must not hear itself. */
    deafen(on: boolean) {
      deaf = on;
      void listening?.then((opened) => opened.deaf(on)).catch(() => {});
    },
  };
}

export type Dictating = ReturnType<typeof makeDictating>;
