import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import css from "./StepCard.module.css";

/** Something to do next: a picture, what it is, a soft line about it, and the button. `title` is of level 2. */
export function StepCard(props: {
  picture: ReactNode;
  title: string;
  children?: ReactNode;
  note: string;
  action: ReactNode;
}) {
  return (
    <Card className={css.card}>
      {props.picture}
      <div className={css.text}>
        <h2 className={css.title}>{props.title}</h2>
        {props.children}
        <p className={css.soft}>{props.note}</p>
      </div>
      {props.action}
    </Card>
  );
}
