import { Bell } from "lucide-react";
import { useNotices } from "../../../shell/useNotices.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./NoReport.module.css";

/** Asks whether to tell when the report is ready, by a button alone; says what was agreed. */
export function TellMe() {
  const w = useWords(words);
  const { state, busy, turnOn } = useNotices();
  const said = state === "on" ? w.willTell : state === "on-while-open" ? w.willTellWhileOpen : "";
  return (
    <div className={css.tell}>
      {state === "off" && (
        <Button
          kind="quiet"
          busy={busy}
          icon={<Bell size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => void turnOn()}
        >
          {w.tellMe}
        </Button>
      )}
      <p aria-live="polite">{state === "denied" ? w.tellDenied : said}</p>
    </div>
  );
}
