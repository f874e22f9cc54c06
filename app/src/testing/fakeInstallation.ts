import type { Installation, InstallOffer, UpdateState } from "../ports.ts";

export type FakeInstallation = Installation & {
  /** What the page sees from now on. */
  set(next: { update?: UpdateState; offer?: InstallOffer; runs?: boolean; shared?: File | null }): void;
  /** A file is opened with the app. */
  open(file: File): void;
  /** A notification is pressed. */
  press(path: string): void;
  /** What was asked for, in order. */
  asked: string[];
};

/** An installed app with nothing to tell. */
export function fakeInstallation(): FakeInstallation {
  const listeners = new Set<() => void>();
  const goers = new Set<(path: string) => void>();
  const takers = new Set<(file: File) => void>();
  const asked: string[] = [];
  let now = {
    update: "none" as UpdateState,
    offer: "none" as InstallOffer,
    runs: false,
    shared: null as File | null,
  };
  const set: FakeInstallation["set"] = (next) => {
    now = { ...now, ...next };
    listeners.forEach((listener) => listener());
  };
  return {
    asked,
    set,
    update: () => now.update,
    offer: () => now.offer,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async takeUpdate() {
      asked.push("update");
      return !now.runs;
    },
    install: async () => void asked.push("install"),
    dismissOffer() {
      asked.push("dismiss");
      set({ offer: "none" });
    },
    async sharedFile() {
      const { shared } = now;
      set({ shared: null });
      return shared;
    },
    onOpenedFile: (take) => void takers.add(take),
    open: (file) => takers.forEach((take) => take(file)),
    onGo(go) {
      goers.add(go);
      return () => void goers.delete(go);
    },
    press: (path) => goers.forEach((go) => go(path)),
  };
}
