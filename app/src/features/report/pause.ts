import type { Network, Store } from "../../ports.ts";

/** Why a pause has ended: its time is over, rows on this device have changed, or another look is worth it now. */
export type Woken = "time" | "rows" | "now";

/** What may end a pause before its time. */
export type Wakers = { store: Pick<Store, "subscribe">; network: Network };

/** Whether somebody can see the page. */
export const isSeen = () => document.visibilityState !== "hidden";

/** Resolves after `ms`, or before: when the page is seen again, a network comes, rows change, or the page is left. */
export function pause(ms: number, { store, network }: Wakers, signal: AbortSignal): Promise<Woken> {
  return new Promise((resolve) => {
    const end = (why: Woken) => {
      stops.forEach((stop) => stop());
      resolve(why);
    };
    const onSeen = () => isSeen() && end("now");
    const onLeft = () => end("now");
    const timer = setTimeout(() => end("time"), ms);
    const stops = [
      store.subscribe(() => end("rows")),
      network.subscribe(() => network.online() && end("now")),
      () => document.removeEventListener("visibilitychange", onSeen),
      () => signal.removeEventListener("abort", onLeft),
      () => clearTimeout(timer),
    ];
    document.addEventListener("visibilitychange", onSeen);
    signal.addEventListener("abort", onLeft);
  });
}
