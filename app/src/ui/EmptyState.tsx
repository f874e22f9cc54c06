import type { ReactNode } from "react";
import css from "./EmptyState.module.css";

/** Where there is nothing to show yet: what it is, a sentence, and a way on. `title` is a heading of level 2. */
export function EmptyState(props: {
  title: ReactNode;
  /** A picture above the title. */
  picture?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css.empty}>
      {props.picture}
      <h2 className={css.title}>{props.title}</h2>
      {props.children && <div className={css.text}>{props.children}</div>}
      {props.action && <div className={css.action}>{props.action}</div>}
    </div>
  );
}
