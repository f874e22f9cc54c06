import { Suspense, useState } from "react";
import { ROUND_COST } from "#models/rules/credits.ts";
import { page } from "../../../shell/page.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./CreditsDialog.module.css";

/** Fetched when somebody wants to buy. */
const Packs = page(() => import("../buying/Packs.tsx"));

/** What one has, what a round costs, and more to buy (SPEC section 4). */
export function CreditsDialog(props: { credits: number; open: boolean; onClose: () => void }) {
  const w = useWords(words);
  // The provider's window would lie below a modal dialog, and could not be touched.
  const [aside, setAside] = useState(false);
  return (
    <Dialog open={props.open} aside={aside} onClose={props.onClose} title={w.creditsTitle}>
      <div className={css.body}>
        <p>{w.creditsHave(props.credits, ROUND_COST)}</p>
        <Suspense fallback={<Shimmer height="168px" radius="var(--radius-m)" />}>
          <Packs onAdded={props.onClose} onCheckout={setAside} />
        </Suspense>
        <Link to="/credits" className={css.history}>
          {w.creditHistory}
        </Link>
      </div>
    </Dialog>
  );
}
