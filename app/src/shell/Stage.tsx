import { Suspense, useEffect, ViewTransition, type ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { ARRIVED } from "../boot/firstScreen.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Waiting } from "./Waiting.tsx";

/** Where the focus goes when a page has arrived: its heading, so that a screen reader says where one is. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Stands beside a page and is shown together with it, so its effect runs when the page is really there. */
function Arrival() {
  const { key, hash } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    dispatchEvent(new Event(ARRIVED));
    if (key === "default") return; // The first page: the browser has set focus and scroll.
    if (how !== "POP" && !hash) scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page, when it is mounted
  }, []);
  return null;
}

/** One page at a time: fades from the one before, waits for its code, catches its errors. */
export function Stage({ alone, children }: { alone?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <ViewTransition default="none" enter="auto" exit="auto">
        <Suspense fallback={<Waiting alone={alone} />}>
          <Arrival />
          {children}
        </Suspense>
      </ViewTransition>
    </ErrorBoundary>
  );
}
