import { Trash2 } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import { Add, TakenOut } from "./Items.tsx";
import { addSkill, removeSkill, restoreSkill, setSkillYears } from "./logic/edit.ts";
import { skillsOut, skillsShown, skillsToCorrect, skillsToRead, type SkillShown } from "./logic/view.ts";
import { Fact, Section } from "./Section.tsx";
import type { Part } from "./Read.tsx";
import { words } from "./words.ts";
import { yearsFrom } from "./You.tsx";
import css from "./WhatWeRead.module.css";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true };

function SkillRow({ skill, corrections, correct }: Part & { skill: SkillShown }) {
  const w = useWords(words);
  const own = corrections.skills.find(({ words: name }) => name.toLowerCase() === skill.words.toLowerCase());
  return (
    <li className={css.row}>
      <span className={css.name}>{skill.words}</span>
      <Field
        type="number"
        inputMode="decimal"
        min={0}
        max={50}
        step={0.5}
        label={w.yearsWord}
        aria-label={w.skillYears(skill.words)}
        placeholder={skill.years === null ? "" : String(skill.years)}
        value={own?.years ?? ""}
        onChange={({ target }) => correct(setSkillYears(corrections, skill.words, yearsFrom(target.value)))}
      />
      <Button
        kind="plain"
        icon={<Trash2 {...icon} />}
        aria-label={w.remove(skill.words)}
        onClick={() => correct(skill.names.reduce(removeSkill, corrections))}
      />
    </li>
  );
}

function NewSkill({ read, corrections, correct }: Part) {
  const w = useWords(words);
  const known = skillsShown(read).map((skill) => skill.words);
  return <Add label={w.newSkill} most={60} onAdd={(name) => correct(addSkill(corrections, name, known))} />;
}

function SkillsForm(part: Part) {
  const { read, facts, corrections, correct } = part;
  const out = skillsOut(read, corrections);
  return (
    <div className={css.form}>
      <NewSkill {...part} />
      <ul className={css.rows}>
        {skillsToCorrect(read, facts, corrections).map((skill) => (
          <SkillRow key={skill.words.toLowerCase()} skill={skill} {...part} />
        ))}
      </ul>
      <TakenOut
        items={out.map(({ words: name, names }) => ({
          say: name,
          restore: () => correct(names.reduce(restoreSkill, corrections)),
        }))}
      />
    </div>
  );
}

/** Skills with their years and the lines that name them. */
export function Skills(part: Part) {
  const w = useWords(words);
  const shown = skillsToRead(part.facts);
  const resumeLines = new Set(part.read.lines.map(({ text }) => text));
  return (
    <Section title={w.skills} form={<SkillsForm {...part} />}>
      {shown.length === 0 && <p className={css.soft}>{w.noSkills}</p>}
      <ul className={css.skills}>
        {shown.map(({ words: name, years, lines }) => (
          <li key={name.toLowerCase()}>
            <Fact lines={lines.filter((line) => resumeLines.has(line))}>
              <span className={css.name}>{name}</span>
              {years !== null && <span className={css.soft}> {w.yearsOf(years)}</span>}
            </Fact>
          </li>
        ))}
      </ul>
    </Section>
  );
}
