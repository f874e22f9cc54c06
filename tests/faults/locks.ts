import { thisTab } from "./browser.ts";
import type { Life } from "./browser.ts";

type Holder = { life: Life | undefined; lose(): void };

/** The browser's lock manager, as far as a drain uses it: without waiting, or by force. A dead tab has no locks. */
export function fakeLocks(): LockManager {
  const holders = new Map<string, Holder>();

  function request(name: string, options: LockOptions, work: (lock: Lock | null) => Promise<unknown>) {
    return new Promise<unknown>((resolve, reject) => {
      const holder = holders.get(name);
      if (holder && !holder.life?.dead && !options.steal) return void work(null).then(resolve, reject);
      holder?.lose();
      const mine: Holder = {
        life: thisTab(),
        lose: () => reject(new DOMException("The lock was stolen.", "AbortError")),
      };
      holders.set(name, mine);
      const free = () => holders.get(name) === mine && holders.delete(name);
      void work({ name, mode: "exclusive" }).then(resolve, reject).finally(free);
    });
  }
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}
