import { Check } from "lucide-react";
import type { Round } from "#models/entities/round.ts";
import { RoundPicture } from "../../../shell/RoundPicture.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./RoundCard.module.css";

export type RoundCardProps = {
  round: Round;
  /** Level of the title: one below the company's. */
  as: "h3" | "h4";
  busy: boolean;
  /** Its questions are on this device: it runs without a network. */
  ready: boolean;
  onStart: () => void;
};

/** One round with its way in. */
export function RoundCard({ round, as: Title, busy, ready, onStart }: RoundCardProps) {
  const w = useWords(words);
  const facts = [w.types[round.type], w.difficulties[round.difficulty], w.minutes(round.duration)];
  return (
    <li className={css.card}>
      <div className={css.head}>
        <RoundPicture type={round.type} />
        <div className={css.names}>
          <Title className={css.title}>{round.title}</Title>
          <p className={css.facts}>{facts.join(" · ")}</p>
        </div>
      </div>
      <div className={css.foot}>
        {ready && (
          <Chip tone="good" icon={<Check size={20} strokeWidth={1.8} aria-hidden />}>
            {w.readyOffline}
          </Chip>
        )}
        <Button busy={busy} onClick={onStart} aria-label={w.startRound(round.title)}>
          {w.start}
        </Button>
      </div>
    </li>
  );
}
