import type { ReactNode } from "react";
import css from "./Bar.module.css";
import { Logo } from "./Logo.tsx";

/** The bar at the top of a page; `home` is where the logo leads. */
export function Bar({
  home,
  line = false,
  children,
}: {
  home: string;
  line?: boolean;
  children?: ReactNode;
}) {
  return (
    <header className={`${css.bar} ${line ? css.line : ""}`}>
      <Logo to={home} />
      <div className={css.end}>{children}</div>
    </header>
  );
}
