/** Those who wait for the end of a job in this process. */
export function makeWaiting() {
  const waiters = new Map<string, Set<() => void>>();
  const idOf = (kind: string, key: string) => `${kind}\n${key}`;
  return {
    /** Settles when that job is told to have ended, or after `ms` milliseconds. */
    wait(kind: string, key: string, ms: number): Promise<void> {
      const id = idOf(kind, key);
      return new Promise((resolve) => {
        const here = waiters.get(id) ?? new Set();
        waiters.set(id, here);
        const end = () => {
          clearTimeout(timer);
          here.delete(end);
          if (here.size === 0 && waiters.get(id) === here) waiters.delete(id);
          resolve();
        };
        const timer = setTimeout(end, ms);
        here.add(end);
      });
    },
    wake(kind: string, key: string) {
      for (const end of [...(waiters.get(idOf(kind, key)) ?? [])]) end();
    },
    wakeAll() {
      for (const here of [...waiters.values()]) for (const end of [...here]) end();
    },
  };
}
