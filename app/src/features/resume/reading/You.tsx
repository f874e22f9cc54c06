import { levelOf } from "#models/coach/resume/level.ts";
import { spokenIn } from "#models/coach/resume/spoken.ts";
import { Family } from "#models/coach/entry.ts";
import { Level } from "#models/entities/corrections.ts";
import { Field, Select } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import { languageOf } from "./logic/view.ts";
import { Section } from "./Section.tsx";
import type { Part } from "./Read.tsx";
import { words } from "./words.ts";
import css from "./WhatWeRead.module.css";

/** What a person may put right: one of the families, or last another field than these. */
const FIELDS: readonly Family[] = [
  ...Family.options.filter((family) => family !== "fresher" && family !== "general"),
  "general",
];

function YouForm({ read, corrections, correct }: Part) {
  const w = useWords(words);
  const field = read.families.find(({ family }) => family !== "fresher")?.family ?? "general";
  return (
    <div className={css.form}>
      <Select
        label={w.field}
        value={corrections.family ?? ""}
        onChange={({ target }) => correct({ ...corrections, family: Family.safeParse(target.value).data })}
        options={[
          { value: "", label: w.asRead(w.families[field]) },
          ...FIELDS.map((value) => ({ value, label: w.families[value] })),
        ]}
      />
      <Select
        label={w.level}
        value={corrections.level ?? ""}
        onChange={({ target }) => correct({ ...corrections, level: Level.safeParse(target.value).data })}
        options={[
          { value: "", label: w.asRead(w.levels[levelOf(read)]) },
          ...Level.options.map((value) => ({ value, label: w.levels[value] })),
        ]}
      />
      <Field
        type="number"
        inputMode="decimal"
        min={0}
        max={50}
        step={0.5}
        label={w.years}
        placeholder={String(read.years)}
        value={corrections.years ?? ""}
        onChange={({ target }) => correct({ ...corrections, years: yearsFrom(target.value) })}
      />
    </div>
  );
}

/** Years as they are typed; undefined: none, so that the resume counts. */
export const yearsFrom = (text: string): number | undefined => {
  const years = Number(text);
  return text === "" || !Number.isFinite(years) ? undefined : Math.min(50, Math.max(0, years));
};

/** Field, level, years and languages: those that the resume lists, else the one that it is written in. */
export function You(part: Part) {
  const w = useWords(words);
  const { facts } = part;
  const fields = facts.families.filter(
    ({ family, share }, i) => family !== "fresher" && (i === 0 || share >= 0.2),
  );
  const rows = [
    [w.field, fields.map(({ family }) => w.families[family]).join(", ") || w.families.general],
    [w.level, w.levels[levelOf(facts)]],
    [w.years, facts.years > 0 ? w.yearsOf(facts.years) : w.noYears],
    [w.language, spokenIn(facts.lines).join(", ") || w.languages[languageOf(facts)]],
  ];
  return (
    <Section title={w.you} form={<YouForm {...part} />}>
      <dl className={css.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
