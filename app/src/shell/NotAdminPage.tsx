import { ButtonLink } from "../ui/Button.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { useDocumentTitle } from "../ui/useDocumentTitle.ts";
import { useWords } from "../ui/words.ts";
import css from "./pages.module.css";
import { words } from "./pagesWords.ts";

/** Where an admin's page would be, for everybody else. */
export default function NotAdminPage() {
  const w = useWords(words);
  useDocumentTitle(w.notAdmin);
  return (
    <div className={css.page}>
      <PageHead title={w.notAdmin} />
      <p>{w.notAdminWhy}</p>
      <ButtonLink to="/dashboard">{w.dashboard}</ButtonLink>
    </div>
  );
}
