import { ButtonLink } from "../ui/Button.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { useDocumentTitle } from "../ui/useDocumentTitle.ts";
import { useWords } from "../ui/words.ts";
import css from "./pages.module.css";
import { words as pageWords } from "./pagesWords.ts";

/** The specification's placeholder at /interview/:roundId: only the heading, and a way on. */
export default function InterviewRoundPage() {
  const w = useWords(pageWords);
  useDocumentTitle(w.round);
  return (
    <div className={css.page}>
      <PageHead title={w.round} />
      <ButtonLink to="/audio-interview">{w.chooseRound}</ButtonLink>
    </div>
  );
}
