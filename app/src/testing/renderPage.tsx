import { act, render, waitFor } from "@testing-library/react";
import { Suspense, useLayoutEffect, type ReactElement } from "react";
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from "react-router-dom";
import type { Ports } from "../ports.ts";
import { PortsContext } from "../shell/usePorts.ts";

/** Where the router is, for a test to look at: path with query, and the navigation state. */
export const place: { path: string; state: unknown } = { path: "", state: null };

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  useLayoutEffect(() => {
    Object.assign(place, { path: pathname + search, state });
  }, [pathname, search, state]);
  return null;
}

/** Waits until the router is at `path`. */
export const arrivesAt = (path: string) =>
  waitFor(() => {
    if (place.path !== path) throw new Error(`The router is at ${place.path}, not at ${path}.`);
  });

/**
 * Shows one page at `path` (a route pattern) with these ports; every other address is an empty page.
 * @param entry the address the router starts at, by default `path` itself
 */
export async function renderPage(page: ReactElement, ports: Ports, path: string, entry: InitialEntry = path) {
  const loaded = Promise.resolve(ports);
  return act(async () =>
    render(
      <PortsContext value={() => loaded}>
        <MemoryRouter initialEntries={[entry]}>
          <Elsewhere />
          <Suspense fallback="…">
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </PortsContext>,
    ),
  );
}
