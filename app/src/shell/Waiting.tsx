import { useLanguage } from "../ui/language.ts";
import { Shimmer } from "../ui/Shimmer.tsx";
import css from "./Waiting.module.css";

/** Both languages at once: this stands where nothing else has arrived yet. */
const LOADING = { en: "Loading...", hi: "लोड हो रहा है..." };

/** What the sign-in guard shows while it waits. */
export function Loading() {
  return (
    <p className={css.loading} role="status">
      {LOADING[useLanguage()]}
    </p>
  );
}

/**
 * The shape of a page whose code is on its way; not shown to somebody who waits less than a moment.
 * @param props `alone`: the page has the whole screen, and nothing around it that keeps it off the edges
 */
export function Waiting({ alone }: { alone?: boolean }) {
  return (
    <div className={css.waiting} data-alone={alone}>
      <p role="status">{LOADING[useLanguage()]}</p>
      <Shimmer height="44px" width="60%" />
      <Shimmer height="160px" radius="var(--radius-l)" />
      <Shimmer height="160px" radius="var(--radius-l)" />
    </div>
  );
}
