import { useEffect, useRef, useState } from "react";
import type { OwnRedemption, Rewards } from "#models/entities/reward.ts";
import { rupees } from "#app/shell/rewardMoney.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import { useLanguage } from "#app/ui/language.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Redeeming } from "../useRedeeming.ts";
import { words } from "../words.ts";
import { monthOf } from "./format.ts";
import css from "./Rewards.module.css";
import { UpiForm } from "./UpiForm.tsx";

type OpenProps = {
  open: OwnRedemption;
  redeeming: Redeeming;
  /** The server can be reached, and what is shown is of now. */
  reachable: boolean;
};

/** A request whose month has not ended: it can be sent elsewhere, or withdrawn. */
function Requested({ open, redeeming, reachable }: OpenProps) {
  const w = useWords(words);
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLDivElement>(null);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (back) change.current?.querySelector("button")?.focus();
  }, [back]);
  const start = () => {
    setChanging(true);
    setBack(false);
  };
  const stop = () => {
    setChanging(false);
    setBack(true);
    redeeming.calm();
  };
  if (changing) {
    return (
      <UpiForm
        redeeming={redeeming}
        first={open.upiId}
        focused
        action={w.saveUpi}
        send={redeeming.change}
        onSent={stop}
      >
        <Button kind="plain" onClick={stop}>
          {w.cancel}
        </Button>
      </UpiForm>
    );
  }
  return (
    <>
      <p>{w.requested(open.upiId)}</p>
      {redeeming.wrong && <Notice tone="bad">{redeeming.wrong}</Notice>}
      {reachable && (
        <div ref={change} className={css.row}>
          <Button kind="quiet" onClick={start}>
            {w.change}
          </Button>
          <Button kind="plain" busy={redeeming.busy} onClick={() => void redeeming.withdraw()}>
            {w.withdraw}
          </Button>
        </div>
      )}
    </>
  );
}

function Open({ open, ...more }: OpenProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <>
      <p role="status">
        <Chip tone="sun">{w.states[open.state]}</Chip>
      </p>
      {open.state === "requested" ? (
        <Requested open={open} {...more} />
      ) : (
        <p>{w.due(rupees(open.amount, language), monthOf(language, open.month), open.upiId)}</p>
      )}
    </>
  );
}

type Props = Omit<OpenProps, "open"> & { rewards: Rewards };

/** Nothing is asked for: the form where there is something to ask for, and why the last request came back. */
function Ask({ rewards, redeeming, reachable }: Props) {
  const w = useWords(words);
  const language = useLanguage();
  const [last] = rewards.payouts;
  const { rewardBalance } = rewards;
  return (
    <>
      {last?.state === "returned" && (
        <Notice tone="warn">
          <p>{w.returned(last.reason ?? "")}</p>
          <p>{w.again}</p>
        </Notice>
      )}
      {rewardBalance <= 0 && <p className={css.soft}>{rewardBalance < 0 ? w.below : w.nothing}</p>}
      {rewardBalance > 0 && !reachable && <Notice>{w.network}</Notice>}
      {rewardBalance > 0 && reachable && (
        <UpiForm
          redeeming={redeeming}
          first={last?.upiId ?? ""}
          action={w.ask(rupees(rewardBalance, language))}
          send={redeeming.ask}
        />
      )}
    </>
  );
}

/** What was pressed goes with the request, or comes with none: the heading keeps the focus near. */
function useKeptFocus(request: string | undefined) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(request);
  useEffect(() => {
    if (before.current !== request && document.activeElement === document.body) head.current?.focus();
    before.current = request;
  }, [request]);
  return head;
}

/** The way from the balance to the bank, and how far a request is. */
export function RedeemCard(props: Props) {
  const w = useWords(words);
  const { redemption } = props.rewards;
  const head = useKeptFocus(redemption?.redemptionId);
  return (
    <Card className={css.card}>
      <h2 ref={head} className={css.title} tabIndex={-1}>
        {w.redeem}
      </h2>
      {redemption ? <Open open={redemption} {...props} /> : <Ask {...props} />}
    </Card>
  );
}
