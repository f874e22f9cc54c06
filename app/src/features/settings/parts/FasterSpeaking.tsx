import { useSyncExternalStore } from "react";
import type { Ear } from "../../../ports.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./Settings.module.css";

/** What would make this device write down sooner, where that is still to come. */
export function FasterSpeaking({ ear }: { ear: Ear }) {
  const w = useWords(words);
  const { faster } = useSyncExternalStore(ear.subscribe, ear.state);
  if (faster === "none") return null;
  if (faster === "coming") return <p role="status">{w.fasterComing}</p>;
  return (
    <>
      <p>{w.fasterText}</p>
      <div className={css.row}>
        <Button kind="quiet" onClick={() => void ear.bringFaster()}>
          {w.fasterBring}
        </Button>
      </div>
    </>
  );
}
