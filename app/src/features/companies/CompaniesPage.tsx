import { Building2 } from "lucide-react";
import { ButtonLink } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { IconTile } from "#app/ui/IconTile.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** For admins only (the guard in routes.tsx). Says what will be here. */
export default function CompaniesPage() {
  const w = useWords(words);
  useDocumentTitle(w.title);
  return (
    <>
      <PageHead kicker={w.kicker} title={w.title} />
      <EmptyState
        title={w.soon}
        picture={
          <IconTile>
            <Building2 size={24} strokeWidth={1.8} />
          </IconTile>
        }
        action={<ButtonLink to="/dashboard">{w.back}</ButtonLink>}
      >
        {w.what}
      </EmptyState>
    </>
  );
}
