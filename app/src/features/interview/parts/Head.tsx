import { ChevronLeft, Clock } from "lucide-react";
import { Link } from "#app/ui/Link.tsx";
import { Logo } from "../../../shell/Logo.tsx";
import { NetworkBadge } from "../../../shell/NetworkBadge.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { clockText, timeLeft } from "../logic/time.ts";
import type { AttemptRow } from "../../../rows.ts";
import { words } from "../words.ts";
import css from "./Head.module.css";
import { icon } from "./icon.ts";

function Time({ deadlineAt, now }: { deadlineAt: number | null; now: number }) {
  const w = useWords(words);
  const left = timeLeft(deadlineAt, now);
  if (left === null) return null;
  // Rounded up, so that 0:00 stands there when the time is over and not a second before.
  const text = clockText(left > 0 ? left + 999 : left);
  return (
    <span role="timer" aria-live="off" className={css.time}>
      <Chip tone={left > 0 ? "neutral" : "warn"} icon={<Clock {...icon} />}>
        {left > 0 ? (
          <>
            <VisuallyHidden>{w.timeLeft("")}</VisuallyHidden>
            {text}
          </>
        ) : (
          w.overTime(text)
        )}
      </Chip>
    </span>
  );
}

/** The way out, which round this is, the network and the time. */
export function Head({ attempt, now }: { attempt: AttemptRow; now: number }) {
  const w = useWords(words);
  const { companyName, round, deadlineAt } = attempt;
  return (
    <header className={css.head}>
      <span className={css.logo}>
        <Logo to="/dashboard" />
      </span>
      <Link to="/dashboard" className={css.back} aria-label={`${w.backToDashboard}. ${w.kept}`}>
        <ChevronLeft {...icon} />
      </Link>
      <p className={css.names}>
        <span className={css.round}>{round.title}</span>
        <span className={css.company}>{`${companyName}, ${w.difficulty[round.difficulty]}`}</span>
      </p>
      <NetworkBadge />
      <Time deadlineAt={deadlineAt} now={now} />
    </header>
  );
}
