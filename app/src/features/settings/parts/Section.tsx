import { useId, type ReactNode } from "react";
import { Card } from "../../../ui/Card.tsx";
import css from "./Settings.module.css";

/** One matter of the settings: its heading, a soft line about it, and what can be done. */
export function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {about && <p className={css.soft}>{about}</p>}
      </div>
      {children}
    </Card>
  );
}
