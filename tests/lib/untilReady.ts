/** Between two looks, in milliseconds. */
const LOOK_MS = 50;

/**
 * Waits until the server at `address` says that it is ready; false when it is not within `ms`, or when `alive` says that
 * there is none any more.
 */
export async function untilReady(address: string, ms: number, alive = () => true): Promise<boolean> {
  const end = Date.now() + ms;
  while (Date.now() < end && alive()) {
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((wake) => setTimeout(wake, LOOK_MS));
  }
  return false;
}
