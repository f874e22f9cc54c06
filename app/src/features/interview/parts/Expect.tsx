import { Check } from "lucide-react";
import { Card } from "../../../ui/Card.tsx";
import css from "./Calm.module.css";
import { icon } from "./icon.ts";

/** A heading with a short list of good things to know. */
export function Expect({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Card>
      <h2 className={css.cardTitle}>{title}</h2>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>
            <Check {...icon} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
