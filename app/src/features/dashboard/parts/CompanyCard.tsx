import { Sparkles } from "lucide-react";
import { useState } from "react";
import type { Company } from "#models/entities/company.ts";
import type { Round } from "#models/entities/round.ts";
import type { AttemptRow, Command } from "../../../rows.ts";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { IconTile } from "../../../ui/IconTile.tsx";
import { useWords } from "../../../ui/words.ts";
import { offlineOf } from "../logic/offline.ts";
import type { Preparing } from "../usePrepare.ts";
import type { Starting } from "../useStart.ts";
import { words } from "../words.ts";
import { firstLetter } from "./firstLetter.ts";
import { RoundCard } from "./RoundCard.tsx";
import css from "./CompanyCard.module.css";

export type RoundsProps = {
  attempts: readonly AttemptRow[];
  commands: readonly Command[];
  starting: Starting;
  preparing: Preparing;
};
type Props = RoundsProps & { company: Company };

/** The company's logo; its first letter where there is none, or none can be had. */
function Logo({ company }: { company: Company }) {
  const [broken, setBroken] = useState(false);
  return (
    <IconTile tone="neutral">
      {company.logoUrl && !broken ? (
        <img
          src={company.logoUrl}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={css.logo}
          onError={() => setBroken(true)}
        />
      ) : (
        firstLetter(company.name)
      )}
    </IconTile>
  );
}

function Rounds({ company, as, ...rest }: Props & { as: "h3" | "h4" }) {
  const { attempts, commands, starting, preparing } = rest;
  const w = useWords(words);
  const choiceOf = (round: Round) => ({ selectedCompany: company, selectedRound: round });
  if (company.rounds.length === 0) return <p className={css.text}>{w.noRounds}</p>;
  return (
    <ul className={css.rounds}>
      {company.rounds.map((round) => (
        <RoundCard
          key={round.roundId}
          as={as}
          round={round}
          busy={starting.busy === round.roundId}
          offline={offlineOf(round.roundId, attempts, commands)}
          onStart={() => void starting.start(choiceOf(round))}
          onPrepare={() => void preparing.ask(choiceOf(round))}
          onDismiss={preparing.dismiss}
        />
      ))}
    </ul>
  );
}

/** The company that stands first, in lamp light. */
export function QuickCard(props: Props) {
  const w = useWords(words);
  return (
    <Card id="quick" className={css.quick}>
      <div className={css.quickHead}>
        <h2 className={css.quickName}>{props.company.name}</h2>
        <Chip tone="sun" icon={<Sparkles size={20} strokeWidth={1.8} aria-hidden />}>
          {w.startHere}
        </Chip>
      </div>
      <p className={css.text}>{props.company.description || w.quickText}</p>
      <Rounds {...props} as="h3" />
    </Card>
  );
}

/** A company with its rounds. */
export function CompanyCard(props: Props) {
  const { company } = props;
  return (
    <Card as="article">
      <div className={css.head}>
        <Logo company={company} />
        <div className={css.names}>
          <h3 className={css.name}>{company.name}</h3>
          <p className={css.text}>{company.industry}</p>
        </div>
      </div>
      {company.description && <p className={css.about}>{company.description}</p>}
      <Rounds {...props} as="h4" />
    </Card>
  );
}
