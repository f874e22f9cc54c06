import { useState } from "react";
import { ROUND_COST } from "#models/rules/credits.ts";
import type { Company } from "#models/entities/company.ts";
import type { Round } from "#models/entities/round.ts";
import { RoundPicture } from "../../../shell/RoundPicture.tsx";
import { UnfinishedCard } from "../../../shell/UnfinishedCard.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Select } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import { choiceOf } from "../logic/navigation.ts";
import type { Choice, Context, Event } from "../logic/types.ts";
import { words as roomWords } from "../words.ts";
import { words } from "./choosingWords.ts";
import { Calm } from "./Calm.tsx";
import css from "./Calm.module.css";
import { Expect } from "./Expect.tsx";

type Choose = (choice: Choice) => void;

function Details({ round }: { round: Round }) {
  const w = useWords(words);
  return (
    <Card className={css.picked}>
      <RoundPicture type={round.type} />
      <div>
        <h2 className={css.cardTitle}>{round.title}</h2>
        <p className={css.soft}>{round.description}</p>
        <dl className={css.facts}>
          <div>
            <dt>{w.duration}</dt>
            <dd>{w.minutes(round.duration)}</dd>
          </div>
          <div>
            <dt>{w.questionCount}</dt>
            <dd>{round.questionCount ?? w.variable}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

function Selectors({ companies, choose }: { companies: Company[]; choose: Choose }) {
  const w = { ...useWords(roomWords), ...useWords(words) };
  const [companyId, setCompanyId] = useState("");
  const [roundId, setRoundId] = useState("");
  const company = companies.find((one) => one.companyId === companyId);
  const round = company?.rounds.find((one) => one.roundId === roundId);
  const start = () => {
    if (company && round) choose({ companyId, companyName: company.name, round });
  };
  return (
    <>
      <div className={css.stack}>
        <Select
          label={w.company}
          value={companyId}
          onChange={(event) => {
            setCompanyId(event.target.value);
            setRoundId("");
          }}
          options={[
            { value: "", label: w.chooseCompany },
            ...companies.map((one) => ({ value: one.companyId, label: one.name })),
          ]}
        />
        <Select
          label={w.round}
          value={roundId}
          disabled={!company}
          onChange={(event) => setRoundId(event.target.value)}
          options={[
            { value: "", label: company ? w.chooseRound : w.chooseCompanyFirst },
            ...(company?.rounds ?? []).map((one) => ({
              value: one.roundId,
              label: `${one.title}, ${w.difficulty[one.difficulty]}`,
            })),
          ]}
        />
      </div>
      {round && <Details round={round} />}
      <div className={css.begin}>
        <Button size="l" disabled={!round} onClick={start}>
          {w.start}
        </Button>
        <p className={css.soft}>{w.startHint(ROUND_COST)}</p>
      </div>
    </>
  );
}

/** The page without a round: one that is not finished first, then the choice of company and round. */
export default function Choosing(props: {
  context: Context;
  loading: boolean;
  failed: boolean;
  send: (event: Event) => void;
}) {
  const w = { ...useWords(roomWords), ...useWords(words) };
  const { companies, open } = props.context;
  const choose: Choose = (choice) => props.send({ type: "CHOOSE", choice });
  const again = <Button onClick={() => props.send({ type: "TRY_AGAIN" })}>{w.tryAgain}</Button>;
  return (
    <Calm title={w.chooseTitle} kicker={w.chooseKicker}>
      {open.map((attempt) => (
        <UnfinishedCard key={attempt.attemptId} attempt={attempt} go={() => choose(choiceOf(attempt))} />
      ))}
      {props.loading && <Shimmer height="164px" />}
      {props.failed && (
        <Notice tone="bad" action={again}>
          {w.companiesFailed}
        </Notice>
      )}
      {!props.loading && !props.failed && companies.length === 0 && <Notice>{w.noCompanies}</Notice>}
      {companies.length > 0 && <Selectors companies={companies} choose={choose} />}
      <Notice>{w.microphone}</Notice>
      <Expect title={w.features} items={w.feature} />
    </Calm>
  );
}
