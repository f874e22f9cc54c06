import type { ReactNode } from "react";
import css from "./PageHead.module.css";

/** The one heading of level 1 of a page, with a small line above it. It takes the focus after a navigation. */
export function PageHead({ kicker, title }: { kicker?: ReactNode; title: ReactNode }) {
  return (
    <header className={css.head}>
      {kicker && <p className={css.kicker}>{kicker}</p>}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
    </header>
  );
}
