import { Check, CloudDownload, Hourglass } from "lucide-react";
import type { Round } from "#models/entities/round.ts";
import { RoundPicture } from "../../../shell/RoundPicture.tsx";
import { useIsAway } from "../../../shell/useSync.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Offline } from "../logic/offline.ts";
import { words } from "../words.ts";
import css from "./RoundCard.module.css";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

export type RoundCardProps = {
  round: Round;
  /** Level of the title: one below the company's. */
  as: "h3" | "h4";
  busy: boolean;
  offline: Offline;
  onStart: () => void;
  onPrepare: () => void;
  onDismiss: (attemptId: string) => void;
};

/** Whether the round runs without a network, or the way to make it so. */
function OfflineLine({ round, offline, onPrepare }: RoundCardProps) {
  const w = useWords(words);
  const away = useIsAway();
  if (offline.state === "ready") {
    return (
      <Chip tone="good" icon={<Check {...icon} />}>
        {w.readyOffline}
      </Chip>
    );
  }
  if (offline.state === "asked") {
    return <Chip icon={<Hourglass {...icon} />}>{away ? w.toBePrepared : w.beingPrepared}</Chip>;
  }
  if (offline.state === "refused" || offline.state === "over") return null;
  return (
    <Button
      kind="plain"
      icon={<CloudDownload {...icon} />}
      onClick={onPrepare}
      aria-label={w.prepareRound(round.title)}
    >
      {w.prepare}
    </Button>
  );
}

/** One round with its way in. */
export function RoundCard(props: RoundCardProps) {
  const { round, as: Title, busy, offline, onStart, onDismiss } = props;
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
      {offline.state === "refused" && (
        <Notice
          tone="warn"
          action={
            <Button kind="plain" onClick={() => onDismiss(offline.attemptId)}>
              {w.understood}
            </Button>
          }
        >
          {offline.say}
        </Notice>
      )}
      <div className={css.foot}>
        <OfflineLine {...props} />
        <Button busy={busy} onClick={onStart} aria-label={w.startRound(round.title)}>
          {w.start}
        </Button>
      </div>
    </li>
  );
}
