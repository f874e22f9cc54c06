import type { ReactNode } from "react";
import { Bar } from "../../../shell/Bar.tsx";
import { NetworkBadge } from "../../../shell/NetworkBadge.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import css from "./Calm.module.css";

/** Each of these screens takes the place of another: the focus goes to its heading, so that it is said. */
const focusHeading = (main: HTMLElement | null) => main?.querySelector("h1")?.focus();

/** A screen around the interview: the logo as the way out, a heading, one column. */
export function Calm(props: { title: string; kicker?: string; children: ReactNode }) {
  return (
    <>
      <Bar home="/dashboard" line>
        <NetworkBadge />
      </Bar>
      <main key={props.title} ref={focusHeading} className={css.calm}>
        <PageHead title={props.title} kicker={props.kicker} />
        {props.children}
      </main>
    </>
  );
}
