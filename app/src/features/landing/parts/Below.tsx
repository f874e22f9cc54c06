import { Suspense, useEffect, type ReactNode } from "react";
import { useLater } from "#app/shell/useLater.ts";
import css from "./Below.module.css";

/** Lets the first screen come to life first, in milliseconds. */
const LATER = 500;

/**
 * The landing page below the first screen. It has a tall empty place until it arrives, so that nothing that is in
 * sight moves; without a network it stays away and the first screen is still whole.
 */
export function Below({ contact }: { contact: ReactNode }) {
  const [Rest, fetch] = useLater(() => import("./Rest.tsx"));
  useEffect(() => {
    addEventListener("online", fetch);
    const timer = setTimeout(fetch, LATER);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", fetch);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the first screen is there
  }, []);
  const place = <div className={css.place} />;
  return Rest ? (
    <Suspense fallback={place}>
      <Rest contact={contact} />
    </Suspense>
  ) : (
    place
  );
}
