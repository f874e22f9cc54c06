import { Gift } from "lucide-react";
import { ButtonLink } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { IconTile } from "#app/ui/IconTile.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** Says what rewards will be; there is no balance to show before they open. */
export default function RewardsPage() {
  const w = useWords(words);
  useDocumentTitle(w.title);
  return (
    <>
      <PageHead title={w.title} />
      <EmptyState
        title={w.soon}
        picture={
          <IconTile tone="sun">
            <Gift size={24} strokeWidth={1.8} />
          </IconTile>
        }
        action={<ButtonLink to="/dashboard">{w.back}</ButtonLink>}
      >
        {w.what}
      </EmptyState>
    </>
  );
}
