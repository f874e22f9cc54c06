import { Plus, Trash2, Undo2 } from "lucide-react";
import { timeBetween } from "#models/coach/resume/correctRoles.ts";
import type { RoleCorrection } from "#models/entities/corrections.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import { forgetRole, setRole } from "./logic/edit.ts";
import { rolesShown, type RoleShown } from "./logic/view.ts";
import { Fact, Section } from "./Section.tsx";
import type { Part } from "./Read.tsx";
import { words } from "./words.ts";
import css from "./WhatWeRead.module.css";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true };
const keyOf = ({ line, at }: RoleShown) => line ?? `added ${at}`;
/** Its title, or where it was. */
const nameOf = ({ title, employer, line }: RoleShown) =>
  title.trim() || (line === undefined ? "" : employer.trim());

type RoleProps = Part & { role: RoleShown };

/** A job as it is stored: without what only the form knows. */
function plain({ line, title, employer, from, to }: RoleShown): RoleCorrection {
  return { ...(line !== undefined && { line }), title, employer, from, to };
}

function RoleFields({ role, corrections, correct }: RoleProps) {
  const w = useWords(words);
  const input = (name: "title" | "employer" | "from" | "to", most: number) => ({
    value: role[name],
    maxLength: most,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) =>
      correct(setRole(corrections, { ...plain(role), [name]: target.value }, role.at)),
  });
  const isTime = (point: string) => point.trim() === "" || timeBetween(point, "") !== null;
  const ends = role.from.trim() === "" || !isTime(role.from) || timeBetween(role.from, role.to) !== null;
  return (
    <>
      <Field
        label={w.jobTitle}
        error={role.title.trim() === "" && (role.changed || role.line === undefined) && w.needsTitle}
        {...input("title", 80)}
      />
      <Field label={w.employer} {...input("employer", 80)} />
      <Field
        label={w.from}
        hint={w.timeHint}
        error={!isTime(role.from) && w.badTime}
        {...input("from", 30)}
      />
      <Field label={w.to} hint={w.toHint} error={!ends && w.badTime} {...input("to", 30)} />
    </>
  );
}

function RoleForm(props: RoleProps) {
  const w = useWords(words);
  const { role, corrections, correct } = props;
  const { line, at, changed, removed } = role;
  const forget = () => correct(forgetRole(corrections, line, at));
  if (removed) {
    return (
      <div className={css.row}>
        <s className={css.name}>{w.jobOut(nameOf(role))}</s>
        <Button kind="plain" icon={<Undo2 {...icon} />} onClick={forget}>
          {w.restoreJob}
        </Button>
      </div>
    );
  }
  const remove = () =>
    line === undefined ? forget() : correct(setRole(corrections, { ...plain(role), removed: true }, at));
  return (
    <fieldset className={css.job}>
      <legend>{nameOf(role) === "" ? w.newJob : w.job(nameOf(role))}</legend>
      <RoleFields {...props} />
      <div className={css.actions}>
        <Button kind="plain" icon={<Trash2 {...icon} />} onClick={remove}>
          {w.removeJob}
        </Button>
        {changed && line !== undefined && (
          <Button kind="plain" icon={<Undo2 {...icon} />} onClick={forget}>
            {w.asItWas}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function WorkForm(part: Part) {
  const w = useWords(words);
  const { read, corrections, correct } = part;
  const roles = rolesShown(read, corrections);
  const add = () =>
    correct({ ...corrections, roles: [...corrections.roles, { title: "", employer: "", from: "", to: "" }] });
  return (
    <div className={css.form}>
      {roles.map((role) => (
        <RoleForm key={keyOf(role)} role={role} {...part} />
      ))}
      <div>
        <Button kind="quiet" icon={<Plus {...icon} />} onClick={add}>
          {w.addJob}
        </Button>
      </div>
    </div>
  );
}

/** Jobs with employer and time, and the line that names each. */
export function Work(part: Part) {
  const w = useWords(words);
  const shown = rolesShown(part.read, part.corrections).filter(
    (role) => !role.removed && nameOf(role) !== "",
  );
  const until = (to: string) => (to.trim() === "" || to.trim() === "now" ? w.now : to);
  return (
    <Section title={w.work} form={<WorkForm {...part} />}>
      {shown.length === 0 && <p className={css.soft}>{w.noWork}</p>}
      <ul className={css.list}>
        {shown.map((role) => (
          <li key={keyOf(role)}>
            <Fact lines={role.line === undefined ? [] : [role.line]}>
              <span className={css.name}>{nameOf(role)}</span>{" "}
              <span className={css.soft}>
                {[role.title && role.employer, role.from && `${role.from} – ${until(role.to)}`]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </Fact>
          </li>
        ))}
      </ul>
    </Section>
  );
}
