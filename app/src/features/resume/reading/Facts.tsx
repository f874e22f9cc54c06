import { Trash2 } from "lucide-react";
import type { FactCorrection } from "#models/entities/corrections.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { Add, TakenOut } from "./Items.tsx";
import { forgetFact, setFact } from "./logic/edit.ts";
import { factsOut, factsShown, type FactShown } from "./logic/view.ts";
import { Fact, Section } from "./Section.tsx";
import type { Part } from "./Read.tsx";
import { words } from "./words.ts";
import css from "./WhatWeRead.module.css";

type Kind = FactCorrection["kind"];
type Props = Part & { kind: Kind; title: string; missed?: string };

/** Characters that the person may type for one. */
const LONGEST = 120;
const keyOf = ({ fact: { words, line } }: FactShown) => `${words} ${line ?? ""}`;

function FactRow({ shown, corrections, correct }: Part & { shown: FactShown }) {
  const w = useWords(words);
  const { say, fact } = shown;
  const remove = fact.change === "add" ? forgetFact : setFact;
  return (
    <li className={css.row}>
      <span className={css.name}>{say}</span>
      <Button
        kind="plain"
        icon={<Trash2 size={20} strokeWidth={1.8} aria-hidden />}
        aria-label={w.remove(say)}
        onClick={() => correct(remove(corrections, fact))}
      />
    </li>
  );
}

function FactsForm({ kind, missed, ...part }: Props) {
  const { read, corrections, correct } = part;
  const add = (text: string) => {
    const name = text.trim();
    if (name !== "") correct(setFact(corrections, { kind, change: "add", words: name }));
  };
  return (
    <div className={css.form}>
      {missed !== undefined && <Add label={missed} most={LONGEST} onAdd={add} />}
      <ul className={css.rows}>
        {factsShown(kind, read, corrections).map((shown) => (
          <FactRow key={keyOf(shown)} shown={shown} {...part} />
        ))}
      </ul>
      <TakenOut
        items={factsOut(kind, read, corrections).map(({ say, fact }) => ({
          say,
          restore: () => correct(forgetFact(corrections, fact)),
        }))}
      />
    </div>
  );
}

function FactsOf(props: Props) {
  const w = useWords(words);
  const { kind, title, read, corrections } = props;
  const all = factsShown(kind, read, corrections);
  const canCorrect =
    props.missed !== undefined || all.length > 0 || factsOut(kind, read, corrections).length > 0;
  return (
    <Section title={title} form={canCorrect && <FactsForm {...props} />}>
      {all.length === 0 && <p className={css.soft}>{w.nothing}</p>}
      <ul className={css.list}>
        {all.map((shown) => (
          <li key={keyOf(shown)}>
            <Fact lines={shown.fact.line === undefined ? [] : [shown.fact.line]}>{shown.say}</Fact>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Projects, education and figures, each with the line that says it. */
export function Facts(part: Part) {
  const w = useWords(words);
  return (
    <>
      <FactsOf kind="project" title={w.projects} missed={w.newProject} {...part} />
      <FactsOf kind="education" title={w.education} missed={w.newDegree} {...part} />
      <FactsOf kind="figure" title={w.figures} {...part} />
    </>
  );
}
