import { useSyncExternalStore } from "react";
import { usePorts } from "../../../shell/usePorts.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./NoReport.module.css";

/** While the report is on its way. */
export function Generating() {
  const w = useWords(words);
  const { network } = usePorts();
  const online = useSyncExternalStore(network.subscribe, network.online);
  return (
    <>
      <PageHead title={w.generating} />
      <p className={css.text} role="status">
        {online ? w.generatingText : w.generatingOffline}
      </p>
      <p className={css.way}>
        <ButtonLink to="/dashboard" kind="quiet">
          {w.goToDashboard}
        </ButtonLink>
      </p>
      <div className={css.shapes}>
        <Shimmer height="320px" radius="var(--radius-l)" />
        <Shimmer height="320px" radius="var(--radius-l)" />
      </div>
    </>
  );
}

/** There is none; both ways on lead to the dashboard (SPEC section 2). */
export function Missing({ say }: { say: string }) {
  const w = useWords(words);
  return (
    <>
      <PageHead title={w.title} />
      <EmptyState
        title={w.missing}
        action={
          <>
            <ButtonLink to="/dashboard">{w.goToDashboard}</ButtonLink>
            <ButtonLink to="/dashboard" kind="quiet">
              {w.tryAgain}
            </ButtonLink>
          </>
        }
      >
        {say}
      </EmptyState>
    </>
  );
}
