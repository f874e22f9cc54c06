import { ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";

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
