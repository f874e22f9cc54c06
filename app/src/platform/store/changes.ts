import type { StoredAnswer } from "../../rows.ts";

/** Revisions of an answer that the server's word has changed, for the tab that types it. */
export type Learned = { key: string } & Pick<StoredAnswer, "rev" | "ackRev" | "baseServerRev">;

export type Changes = {
  /** Rows have changed: tells the listeners of this tab and of all others. */
  tell(learned?: Learned): void;
  subscribe(listener: () => void): () => void;
  /** Called with what another tab has learned. */
  onLearned(learn: (learned: Learned) => void): void;
};

const CHANNEL = "taiyari-rows";

/** Words between the tabs of one browser; null where it has none for them. */
const openChannel = () => (typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL));

/** @param channel to the other tabs; without one they look again when they are next seen */
export function makeChanges(channel: BroadcastChannel | null = openChannel()): Changes {
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of [...listeners]) listener();
  };
  let learn: (learned: Learned) => void = () => {};
  channel?.addEventListener("message", ({ data }: MessageEvent<Learned | null>) => {
    if (data) learn(data);
    announce();
  });
  if (!channel && typeof document !== "undefined") {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") announce();
    });
  }
  return {
    tell(learned) {
      channel?.postMessage(learned ?? null);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLearned: (next) => void (learn = next),
  };
}
