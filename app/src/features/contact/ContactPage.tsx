import { Card } from "#app/ui/Card.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import ContactForm from "./ContactForm.tsx";
import css from "./ContactPage.module.css";
import { words } from "./words.ts";

/** The page at /contact. */
export default function ContactPage() {
  const w = useWords(words);
  useDocumentTitle(w.title);
  return (
    <div className={css.page}>
      <PageHead title={w.title} />
      <p className={css.why}>{w.why}</p>
      <Card as="div">
        <ContactForm />
      </Card>
    </div>
  );
}
