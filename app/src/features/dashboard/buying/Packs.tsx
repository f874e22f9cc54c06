import { useEffect, useSyncExternalStore } from "react";
import type { Pricing } from "#models/entities/pricing.ts";
import { DISCOUNT_PERCENT } from "#models/rules/credits.ts";
import type { Purchases, PurchaseState } from "../../../ports.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { offerOf } from "./offer.ts";
import { usePacks } from "./usePacks.ts";
import { words } from "./words.ts";
import css from "./Packs.module.css";

function Pack({ pack }: { pack: Pricing }) {
  const w = useWords(words);
  const { clock } = usePorts();
  const offer = offerOf(pack, clock.now(), useLanguage());
  return (
    <div className={css.pack}>
      <div className={css.head}>
        <h3 className={css.credits}>{w.pack(offer.credits)}</h3>
        <Chip tone="sun">{w.discount(DISCOUNT_PERCENT)}</Chip>
      </div>
      <p className={css.soft}>{w.interviews(offer.interviews)}</p>
      <p className={css.prices}>
        <VisuallyHidden>{w.price}</VisuallyHidden>
        <strong className={css.price}>{offer.price}</strong>
        <s className={css.soft}>
          <VisuallyHidden>{w.before}</VisuallyHidden> {offer.before}
        </s>
      </p>
      <p className={css.soft}>{w.until(offer.until)}</p>
    </div>
  );
}

/** How far the purchase is, in words; nothing where there is nothing to say. */
function Progress({ state: { phase, say } }: { state: PurchaseState }) {
  const w = useWords(words);
  if (phase === "failed")
    return <Notice tone="bad">{say === null ? w.noCheckout : (w.refusals[say] ?? say)}</Notice>;
  if (phase === "idle") return null;
  return <Notice tone={phase === "added" ? "good" : "neutral"}>{w[phase]}</Notice>;
}

/** The good news is there to be read for a moment before the popup closes. */
const READ_MS = 1_200;

type Told = {
  /** The credits are there. */
  onAdded: () => void;
  /** Whether the provider's window is open. */
  onCheckout: (open: boolean) => void;
};

function Buy({ pack, purchases, onAdded, onCheckout }: Told & { pack: Pricing; purchases: Purchases }) {
  const w = useWords(words);
  const state = useSyncExternalStore(purchases.subscribe, purchases.state);
  const busy = ["opening", "checkout", "confirming"].includes(state.phase);
  useEffect(() => onCheckout(state.phase === "checkout"), [state.phase, onCheckout]);
  useEffect(() => {
    if (state.phase !== "added") return;
    const timer = setTimeout(() => {
      purchases.rest();
      onAdded();
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [state.phase, purchases, onAdded]);
  return (
    <>
      <Progress state={state} />
      <Button kind="sun" size="l" busy={busy} onClick={() => void purchases.buy(pack)}>
        {w.buy}
      </Button>
      <p className={css.safe}>{w.safe}</p>
    </>
  );
}

/** What can be bought, and buying it. */
export default function Packs({ onAdded, onCheckout }: Told) {
  const w = useWords(words);
  const { purchases, pack, failure, again } = usePacks();
  if (failure !== null) {
    const retry = (
      <Button kind="quiet" onClick={again}>
        {w.tryAgain}
      </Button>
    );
    return (
      <Notice tone="bad" action={retry}>
        {w.refusals[failure] ?? (failure || w.noPacks)}
      </Notice>
    );
  }
  if (!purchases || !pack) {
    return (
      <div role="status">
        <VisuallyHidden>{w.loading}</VisuallyHidden>
        <Shimmer height="168px" radius="var(--radius-m)" />
      </div>
    );
  }
  return (
    <>
      <Pack pack={pack} />
      <Buy pack={pack} purchases={purchases} onAdded={onAdded} onCheckout={onCheckout} />
    </>
  );
}
