import { Plus, Trash2, Undo2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import { addSkill, removeSkill, restoreSkill, setSkillYears } from "./logic/edit.ts";
import { skillsOut, skillsShown, skillsToCorrect, skillsToRead, type SkillShown } from "./logic/view.ts";
import { Fact, Section } from "./Section.tsx";
import type { Part } from "./WhatWeRead.tsx";
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
        aria-label={w.removeSkill(skill.words)}
        onClick={() => correct(skill.names.reduce(removeSkill, corrections))}
      />
    </li>
  );
}

function NewSkill({ read, corrections, correct }: Part) {
  const w = useWords(words);
  const [name, setName] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const known = skillsShown(read).map((skill) => skill.words);
    correct(addSkill(corrections, name, known));
    setName("");
  };
  return (
    <form className={css.add} onSubmit={add}>
      <Field
        label={w.newSkill}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" kind="quiet" icon={<Plus {...icon} />}>
        {w.add}
      </Button>
    </form>
  );
}

function SkillsForm(part: Part) {
  const w = useWords(words);
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
      {out.length > 0 && (
        <div>
          <h4 className={css.small}>{w.skillsOut}</h4>
          <ul className={css.rows}>
            {out.map(({ words: name, names }) => (
              <li key={name} className={css.row}>
                <s className={css.name}>{name}</s>
                <Button
                  kind="plain"
                  icon={<Undo2 {...icon} />}
                  aria-label={w.restoreSkill(name)}
                  onClick={() => correct(names.reduce(restoreSkill, corrections))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
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
