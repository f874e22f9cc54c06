/*
 * What is seen and told in the product's page, noted with the page's clock. It runs in the page before the product does and
 * changes nothing of it: it listens to the same messages and reads what is on the screen.
 */

/** What a worker told the page of a segment; places are samples of what the microphone has heard. */
export type Told = {
  at: number;
  kind: string;
  segment: number;
  committed?: string;
  text?: string;
  times?: { speechFrom: number; speechTo: number; speechMs: number };
};

/** A task of the main thread, or a frame, that took 50 ms or more; of a frame, what ran in it. */
export type Long = { at: number; ms: number; kind: string; scripts: string };

export type Seen = {
  told: Told[];
  /** When each word about the level came; one is sent every third frame. */
  levels: number[];
  /** The line that shows what is being said, each time it has changed. */
  line: { at: number; committed: string; pending: string }[];
  /** The box, each time it was written into. */
  box: { at: number; text: string }[];
  long: Long[];
  /** Frames are not the microphone's but come from outside, through `frames`. */
  fed: boolean;
  frames: MessagePort | null;
};

/** Runs in the page. Each moment is that of the frame in which it is on the screen. */
export function watchSpeech() {
  const seen: Seen = { told: [], levels: [], line: [], box: [], long: [], fed: false, frames: null };
  Object.assign(window, { seen });
  const shown = (note: (at: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));

  /** The product's own words to its worker; where frames come from outside, it listens to those. */
  const start = (post: (message: unknown, transfer: Transferable[]) => void) => {
    return (message: { type?: string; frames?: MessagePort }, transfer: Transferable[] = []) => {
      if (!seen.fed || message.type !== "start") return post(message, transfer);
      const { port1, port2 } = new MessageChannel();
      seen.frames = port1;
      // What the microphone hears is thrown away.
      if (message.frames) message.frames.onmessage = () => {};
      post({ ...message, frames: port2 }, [port2]);
    };
  };

  window.Worker = new Proxy(Worker, {
    construct(target, args) {
      const made: Worker = Reflect.construct(target, args);
      made.addEventListener("message", ({ data }) => {
        const at = performance.now();
        if (data?.type === "level") seen.levels.push(at);
        if (data?.type === "event") seen.told.push({ at, ...data.event });
      });
      const post = made.postMessage.bind(made);
      Object.assign(made, { postMessage: start(post) });
      return made;
    },
  });

  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
  if (!value?.set) throw new Error("There is no box to watch.");
  const { set } = value;
  Object.defineProperty(HTMLTextAreaElement.prototype, "value", {
    ...value,
    set(text: string) {
      set.call(this, text);
      if (this.isConnected) shown((at) => seen.box.push({ at, text }));
    },
  });

  // Where the box has the focus, or may borrow it, the browser types into it.
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const text = target.value;
    shown((at) => seen.box.push({ at, text }));
  };
  addEventListener("input", onInput, true);

  let before = "";
  const look = () => {
    const committed = document.querySelector("[data-committed]")?.textContent ?? "";
    const pending = document.querySelector("[data-pending]")?.textContent ?? "";
    if (before === `${committed}|${pending}`) return;
    before = `${committed}|${pending}`;
    shown((at) => seen.line.push({ at, committed, pending }));
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });

  type Frame = PerformanceEntry & { scripts?: { invoker: string; duration: number; sourceURL: string }[] };
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const scripts = ((entry as Frame).scripts ?? []).map(
        ({ invoker, duration, sourceURL }) => `${invoker} ${Math.round(duration)} ms ${sourceURL}`,
      );
      const { startTime: at, duration: ms, entryType: kind } = entry;
      seen.long.push({ at, ms, kind, scripts: scripts.join("; ") });
    }
  });
  watcher.observe({ type: "longtask" });
  watcher.observe({ type: "long-animation-frame" });
}
