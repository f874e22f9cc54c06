import { createElement, use, type ComponentType } from "react";
import { fetchAhead, fetchOnce } from "./fetchOnce.ts";

export type LazyPage<P> = ComponentType<P> & {
  /** Begins to fetch before the page is shown; resolves when it is there or has failed, which is told when it is shown. */
  ahead(): Promise<void>;
};

/**
 * A component that is fetched when it is first shown and suspends meanwhile. Unlike React's `lazy` it tries again
 * after a failure, so that "Try again" can mean it.
 */
export function page<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPage<P> {
  const fetch = fetchOnce(load);
  const Page = (props: P) => createElement(use(fetch()).default, props);
  return Object.assign(Page, { ahead: () => fetchAhead(fetch) });
}
