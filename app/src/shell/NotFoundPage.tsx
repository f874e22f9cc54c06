import { ButtonLink } from "../ui/Button.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { useDocumentTitle } from "../ui/useDocumentTitle.ts";
import { useWords } from "../ui/words.ts";
import css from "./pages.module.css";
import { words as pageWords } from "./pagesWords.ts";
import { hasToken } from "./signedInBefore.ts";
import { words } from "./words.ts";

/** For an address that leads nowhere. */
export default function NotFoundPage() {
  const w = { ...useWords(words), ...useWords(pageWords) };
  useDocumentTitle(w.notFound);
  return (
    <div className={css.page}>
      <p className={css.number} aria-hidden>
        404
      </p>
      <PageHead title={w.notFound} />
      <p>{w.notFoundWhy}</p>
      <ButtonLink to="/">{hasToken() ? w.dashboard : w.home}</ButtonLink>
    </div>
  );
}
