import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Context } from "../logic/types.ts";
import { words } from "../words.ts";
import { Calm } from "./Calm.tsx";
import css from "./Calm.module.css";

/** While this device's rows are read: mostly shorter than a moment, and then not shown. */
export function Opening({ choice }: Pick<Context, "choice">) {
  const w = useWords(words);
  return (
    <div className={css.opening}>
      <Calm title={choice?.round.title ?? w.title} kicker={choice?.companyName}>
        <p role="status">{w.opening}</p>
        <Shimmer height="88px" />
        <Shimmer height="176px" radius="var(--radius-l)" />
      </Calm>
    </div>
  );
}
