/** The browser's locks, which all tabs share; some browsers have none. */
export function locksHere(): LockManager | undefined {
  const { locks }: { locks?: LockManager } = navigator;
  return locks;
}

/**
 * Does `work` while no other tab does any under this name. A browser without locks, or one that refuses them, cannot tell:
 * there it is done at once.
 * @param signal ends the waiting
 * @throws what `work` throws, or the signal's reason
 */
export async function alone<T>(
  locks: LockManager | undefined,
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!locks) return work();
  let begun = false;
  const granted = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(name, signal ? { signal } : {}, granted);
  } catch (why) {
    if (begun || signal?.aborted) throw why;
    return work();
  }
}
