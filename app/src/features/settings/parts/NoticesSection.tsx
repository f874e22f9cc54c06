import { Bell, BellOff } from "lucide-react";
import { useNotices } from "../../../shell/useNotices.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

/** Whether this device tells when a report is ready. */
export function NoticesSection() {
  const w = useWords(words);
  const { state, busy, turnOn, turnOff } = useNotices();
  const isOn = state === "on" || state === "on-while-open";
  return (
    <Section title={w.notices}>
      <p role="status">{state && w.noticesStates[state]}</p>
      {state === "off" && (
        <div className={css.row}>
          <Button
            kind="quiet"
            busy={busy}
            icon={<Bell size={20} strokeWidth={1.8} aria-hidden />}
            onClick={() => void turnOn()}
          >
            {w.turnOn}
          </Button>
        </div>
      )}
      {isOn && (
        <div className={css.row}>
          <Button
            kind="quiet"
            busy={busy}
            icon={<BellOff size={20} strokeWidth={1.8} aria-hidden />}
            onClick={() => void turnOff()}
          >
            {w.turnOff}
          </Button>
        </div>
      )}
    </Section>
  );
}
