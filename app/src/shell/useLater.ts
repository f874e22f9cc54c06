import { useState, type ComponentType } from "react";

/**
 * A part of a page that the page can do without: null until `fetch` was called and has succeeded. Where it cannot be
 * fetched the page stays as it is, and `fetch` may be called again.
 */
export function useLater<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const fetch = () =>
    void load().then(
      (module) => setPart(() => module.default),
      // eslint-disable-next-line no-console -- the page goes on without it; this is the only trace
      (why: unknown) => console.warn("A part of the page could not be fetched", why),
    );
  return [Part, fetch] as const;
}
