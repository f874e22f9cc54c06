import { useEffect, type ReactNode } from "react";
import { Card } from "#app/ui/Card.tsx";
import { useWords } from "#app/ui/words.ts";
import { words } from "../belowWords.ts";
import { stories } from "../stories.ts";
import css from "./Rest.module.css";

/** Somebody may have pressed a link to a section before the section was there. */
function useLateAnchor() {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </section>
  );
}

function Stories({ stars }: { stars: string }) {
  return (
    // On a phone the stories stand side by side and are moved through; the keyboard must reach that, too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={css.stories} tabIndex={0} aria-labelledby="testimonials-title">
      {useWords(stories).map(([quote, role, city]) => (
        <Card as="li" key={quote}>
          <p className={css.stars} role="img" aria-label={stars}>
            ★★★★★
          </p>
          <blockquote>{quote}</blockquote>
          <p className={css.who}>
            {role}, {city}
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** Benefits, how it works, stories and contact. */
export default function Rest({ contact }: { contact: ReactNode }) {
  const w = useWords(words);
  useLateAnchor();
  return (
    <>
      <Section id="benefits" title={w.benefits}>
        <ul className={css.benefits}>
          {w.benefitList.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="how-it-works" title={w.how}>
        <ol className={css.steps}>
          {w.steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="testimonials" title={w.stories} note={w.illustrative}>
        <Stories stars={w.stars} />
      </Section>
      <Section id="contact-us" title={w.contact} note={w.contactWhy}>
        <Card as="div" className={css.contact}>
          {contact}
        </Card>
      </Section>
    </>
  );
}
