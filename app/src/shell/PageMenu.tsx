import { Settings2 } from "lucide-react";
import { useId } from "react";
import { useWords } from "../ui/words.ts";
import css from "./PageMenu.module.css";
import { useLater } from "./useLater.ts";
import { words } from "./words.ts";

/** Opens the choice of language and colours; what is in it is fetched with the first press. */
export function PageMenu() {
  const w = useWords(words);
  const id = useId();
  const [Choices, fetch] = useLater(() => import("./PageChoices.tsx"));
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-label={w.menu}
        popoverTarget={Choices ? id : undefined}
        onClick={Choices ? undefined : fetch}
      >
        <Settings2 size={20} strokeWidth={1.8} />
      </button>
      {Choices && <Choices id={id} />}
    </>
  );
}
