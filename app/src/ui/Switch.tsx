import type { ReactNode } from "react";
import css from "./Switch.module.css";

/** A choice that is on or off, and holds at once. */
export function Switch(props: { on: boolean; onChange(on: boolean): void; children: ReactNode }) {
  const { on, onChange, children } = props;
  return (
    <label className={css.switch}>
      <input type="checkbox" role="switch" checked={on} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
