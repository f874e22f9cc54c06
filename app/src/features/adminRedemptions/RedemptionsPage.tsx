import { Download, HandCoins } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { type Redemption, RedemptionState } from "#models/entities/reward.ts";
import { payoutList } from "#models/rules/payoutList.ts";
import { date, monthName, rupees } from "../../shell/desk/amounts.ts";
import desk from "../../shell/desk/desk.module.css";
import { DeskPage } from "../../shell/desk/DeskPage.tsx";
import { PagedList } from "../../shell/desk/PagedList.tsx";
import { Tabs } from "../../shell/desk/Tabs.tsx";
import { usePorts } from "../../shell/usePorts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconTile } from "../../ui/IconTile.tsx";
import { useLanguage } from "../../ui/language.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useWords } from "../../ui/words.ts";
import { ReturnDialog, SettleDialog } from "./Dialogs.tsx";
import { useRedemptions } from "./useRedemptions.ts";
import { words } from "./words.ts";

/** What is due stands first. */
const STATES = ["due", "requested", "settled", "returned"] as const;

type Deed = "settle" | "return";

function Row({ redemption, onAsk }: { redemption: Redemption; onAsk(deed: Deed): void }) {
  const w = useWords(words);
  const language = useLanguage();
  const { name, email, upiId, amountInPaise, state, month, reason, createdAt } = redemption;
  const open = state === "due" || state === "requested";
  return (
    <li className={desk.card}>
      <div className={desk.head}>
        <div>
          <h2 className={desk.name}>{name || w.nobody}</h2>
          <p className={desk.soft}>{email}</p>
        </div>
        <p className={desk.big}>{rupees(amountInPaise, language)}</p>
      </div>
      <p className={desk.soft}>
        {[
          upiId,
          w.askedOn(date(createdAt, language)),
          month !== null && w.ofMonth(monthName(month, language)),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {state === "requested" && <p className={desk.soft}>{w.soFar}</p>}
      {reason !== null && <p>{w.because(reason)}</p>}
      {open && (
        <div className={desk.actions}>
          {state === "due" && <Button onClick={() => onAsk("settle")}>{w.settle}</Button>}
          <Button kind="quiet" onClick={() => onAsk("return")}>
            {w.giveBack}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The sum of what is due, and the file for the bank. */
function ForTheBank({ due }: { due: readonly Redemption[] }) {
  const w = useWords(words);
  const { device, clock } = usePorts();
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const total = due.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);
  const file = `payouts-${new Date(clock.now()).toISOString().slice(0, 10)}.csv`;
  const save = () =>
    void device.saveFile(file, payoutList(due)).then(
      () => setSaid(w.downloaded(file)),
      (why: unknown) => {
        // eslint-disable-next-line no-console -- the person is told in words
        console.warn("The list could not be saved", why);
        setSaid(w.notDownloaded);
      },
    );
  return (
    <section className={desk.card} aria-label={w.forBank}>
      <div className={desk.head}>
        <div>
          <p className={desk.soft}>{w.total(due.length)}</p>
          <p className={desk.big}>{rupees(total, language)}</p>
        </div>
        <Button kind="quiet" icon={<Download size={20} strokeWidth={1.8} aria-hidden />} onClick={save}>
          {w.download}
        </Button>
      </div>
      <p role="status" className={desk.soft}>
        {said || w.bankText}
      </p>
    </section>
  );
}

const Empty = ({ state }: { state: RedemptionState }) => {
  const w = useWords(words);
  return (
    <EmptyState
      title={w.empty[state]}
      picture={
        <IconTile tone="sun">
          <HandCoins size={24} strokeWidth={1.8} />
        </IconTile>
      }
    >
      {state === "due" && w.emptyDue}
    </EmptyState>
  );
};

function Listed({ state }: { state: RedemptionState }) {
  const w = useWords(words);
  const pages = useRedemptions(state);
  const [asked, setAsked] = useState<{ deed: Deed; redemption: Redemption } | null>(null);
  const [done, setDone] = useState<Deed | null>(null);
  function finished(deed: Deed, now: Redemption) {
    setAsked(null);
    setDone(deed);
    // At once, and also where the list cannot be read again: what is paid may not get to the bank a second time.
    pages.put(({ redemptionId }) => redemptionId === now.redemptionId, now);
    pages.again();
  }
  const close = () => setAsked(null);
  const Asking = asked?.deed === "settle" ? SettleDialog : ReturnDialog;
  const due = state === "due" ? (pages.items ?? []).filter((one) => one.state === "due") : [];
  return (
    <>
      {done && <Notice tone="good">{w.done[done]}</Notice>}
      {due.length > 0 && <ForTheBank due={due} />}
      <PagedList pages={pages} empty={<Empty state={state} />}>
        {(redemption) => (
          <Row
            key={redemption.redemptionId}
            redemption={redemption}
            onAsk={(deed) => setAsked({ deed, redemption })}
          />
        )}
      </PagedList>
      {asked && (
        <Asking redemption={asked.redemption} onClose={close} onDone={(now) => finished(asked.deed, now)} />
      )}
    </>
  );
}

/** Requests for pay-out, state by state; what is due is downloaded for the bank and marked as paid. */
export default function RedemptionsPage() {
  const w = useWords(words);
  const { search } = useLocation();
  const named = RedemptionState.safeParse(/[?&]state=([a-z]+)/.exec(search)?.[1]);
  const state = named.data ?? "due";
  const tabs = STATES.map((value) => ({
    value,
    label: w.states[value],
    to: value === "due" ? "/admin/redemptions" : `/admin/redemptions?state=${value}`,
  }));
  return (
    <DeskPage title={w.title}>
      <Tabs label={w.title} current={state} tabs={tabs} />
      <Listed key={state} state={state} />
    </DeskPage>
  );
}
