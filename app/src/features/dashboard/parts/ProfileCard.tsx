import { FileText, UserRound } from "lucide-react";
import type { User } from "#models/entities/user.ts";
import { ROUND_COST, roundsFor } from "#models/rules/credits.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { IconTile } from "../../../ui/IconTile.tsx";
import { Link } from "../../../ui/Link.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { firstLetter } from "./firstLetter.ts";
import css from "./ProfileCard.module.css";

/** Who is signed in, what they have left, and the two things to change about it. */
export function ProfileCard({ user, onAddCredits }: { user: User; onAddCredits: () => void }) {
  const w = useWords(words);
  return (
    <Card aria-label={w.profile} className={css.card}>
      <div className={css.who}>
        <IconTile>{firstLetter(user.name) || <UserRound size={24} strokeWidth={1.8} />}</IconTile>
        <div className={css.names}>
          <p className={css.name}>{user.name}</p>
          <p className={css.email}>{user.email}</p>
        </div>
      </div>
      <div className={css.credits}>
        <p className={css.line}>
          <span>{w.credits}</span>
          <small>{w.roundCost(ROUND_COST)}</small>
        </p>
        <p className={css.number}>{user.credits.toLocaleString("en-IN")}</p>
        <p className={css.line}>
          <small>{w.enoughFor(roundsFor(user.credits))}</small>
          <Link to="/credits" className={css.history}>
            {w.creditHistory}
          </Link>
        </p>
      </div>
      <div className={css.actions}>
        <Button kind="sun" onClick={onAddCredits}>
          {w.addCredits}
        </Button>
        <ButtonLink
          kind="quiet"
          to="/resume-upload?shouldStopredirection=true"
          icon={<FileText size={20} strokeWidth={1.8} aria-hidden />}
        >
          {w.updateResume}
        </ButtonLink>
      </div>
    </Card>
  );
}
