import type { StoredAnswer } from "../../rows.ts";

/** Revisions of an answer that the server's word has changed, for the tab that types it. */
export type Learned = { key: string } & Pick<StoredAnswer, "rev" | "ackRev" | "baseServerRev">;

export type Changes = {
  /** Rows have changed: tells the listeners of this tab and of all others. */
  tell(learned?: Learned): void;
  subscribe(listener: () => void): () => void;
  /** A text has changed whose row is not down yet: as `tell`, for those who claim something of the rows. */
  touch(): void;
  onTouched(listener: () => void): () => void;
  /** Called with what another tab has learned. */
  onLearned(learn: (learned: Learned) => void): void;
};

const ROWS = "taiyari-rows";
const TOUCHES = "taiyari-touches";

/** Words between the tabs of one browser; null where it has none for them. */
const openChannel = (name: string) =>
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);

type Channel = BroadcastChannel | null;

function makeListeners() {
  const listeners = new Set<() => void>();
  return {
    announce() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * @param channel to the other tabs; without one they look again when they are next seen
 * @param touches the same for texts whose rows are not down yet: it is busy with every key
 */
export function makeChanges(
  channel: Channel = openChannel(ROWS),
  touches: Channel = openChannel(TOUCHES),
): Changes {
  const rows = makeListeners();
  const touched = makeListeners();
  let learn: (learned: Learned) => void = () => {};
  channel?.addEventListener("message", ({ data }: MessageEvent<Learned | null>) => {
    if (data) learn(data);
    rows.announce();
  });
  touches?.addEventListener("message", touched.announce);
  if (!channel && typeof document !== "undefined") {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") rows.announce();
    });
  }
  return {
    tell(learned) {
      channel?.postMessage(learned ?? null);
      rows.announce();
    },
    subscribe: rows.subscribe,
    touch() {
      touches?.postMessage(null);
      touched.announce();
    },
    onTouched: touched.subscribe,
    onLearned: (next) => void (learn = next),
  };
}
