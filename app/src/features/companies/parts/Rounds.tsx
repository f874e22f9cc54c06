import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Difficulty, MAX_QUESTIONS, RoundType } from "#models/entities/round.ts";
import { tidyDuration } from "#models/rules/duration.ts";
import { useFocusLater } from "../../../shell/desk/useFocusLater.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field, Select, TextArea } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import {
  type CompanyForm,
  type Faults,
  MOST_ROUNDS,
  roundField,
  type RoundForm,
  withChange,
  withMoved,
  withoutRound,
  withRound,
} from "../logic/companyForm.ts";
import { words } from "../words.ts";
import css from "./Companies.module.css";
import desk from "../../../shell/desk/desk.module.css";

/** The id of a field of a company on the screen. */
export const fieldId = (company: number, field: string) => `company-${company}-${field}`;

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

type Props = {
  form: CompanyForm;
  faults: Faults;
  /** How many rounds must remain. */
  least: 0 | 1;
  onChange(form: CompanyForm): void;
};

type RoundProps = {
  round: RoundForm;
  /** Its place, from 0, and how many there are. */
  place: number;
  of: number;
  least: number;
  fault(field: string): string | undefined;
  id(field: string): string;
  onChange(change: Partial<RoundForm>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
};

function RoundActions({ place, of, least, id, onMove, onRemove }: RoundProps) {
  const w = useWords(words);
  const name = w.roundNumber(place + 1);
  return (
    <div className={desk.actions}>
      {of > 1 && (
        <>
          <Button
            kind="plain"
            icon={<ArrowUp {...icon} />}
            aria-label={w.upLabel(name)}
            id={id("up")}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            {w.up}
          </Button>
          <Button
            kind="plain"
            icon={<ArrowDown {...icon} />}
            aria-label={w.downLabel(name)}
            id={id("down")}
            disabled={place === of - 1}
            onClick={() => onMove(1)}
          >
            {w.down}
          </Button>
        </>
      )}
      <Button
        kind="plain"
        icon={<Trash2 {...icon} />}
        aria-label={w.removeLabel(name)}
        disabled={of <= least}
        onClick={onRemove}
      >
        {w.remove}
      </Button>
    </div>
  );
}

function Round(props: RoundProps) {
  const { round, place, fault, id, onChange } = props;
  const w = useWords(words);
  const types = RoundType.options.map((value) => ({ value, label: w.types[value] }));
  const levels = Difficulty.options.map((value) => ({ value, label: w.difficulties[value] }));
  return (
    <fieldset className={css.round}>
      <legend className={css.legend}>{w.roundNumber(place + 1)}</legend>
      <Field
        id={id("title")}
        label={w.roundTitle}
        value={round.title}
        error={fault("title")}
        maxLength={120}
        required
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className={desk.columns}>
        <Select
          label={w.type}
          options={types}
          value={round.type}
          onChange={({ target }) => onChange({ type: RoundType.parse(target.value) })}
        />
        <Select
          label={w.difficulty}
          options={levels}
          value={round.difficulty}
          onChange={({ target }) => onChange({ difficulty: Difficulty.parse(target.value) })}
        />
        <Field
          label={w.duration}
          hint={w.durationHint}
          inputMode="numeric"
          maxLength={6}
          value={round.duration}
          onChange={({ target }) => onChange({ duration: target.value })}
          onBlur={() => onChange({ duration: String(tidyDuration(round.duration)) })}
        />
        <Field
          id={id("questionCount")}
          label={w.questionCount}
          hint={w.questionCountHint}
          error={fault("questionCount") && w.countFault(MAX_QUESTIONS)}
          inputMode="numeric"
          maxLength={6}
          value={round.questionCount}
          onChange={({ target }) => onChange({ questionCount: target.value })}
        />
      </div>
      <TextArea
        label={w.roundDescription}
        rows={2}
        maxLength={2_000}
        value={round.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <RoundActions {...props} />
    </fieldset>
  );
}

/** The rounds of a company: filled in, added, removed, put in order. */
export function Rounds({ form, faults, least, onChange }: Props) {
  const w = useWords(words);
  const focus = useFocusLater();
  const addId = fieldId(form.n, "add-round");
  function add() {
    const next = withRound(form);
    onChange(next);
    const last = next.rounds.at(-1);
    if (last) focus(fieldId(form.n, roundField(last.n, "title")));
  }
  /** At the end of the list the button that was pressed can take the focus no more: the other one does. */
  function move(n: number, to: number, by: -1 | 1) {
    onChange(withMoved(form, n, by));
    const atEnd = to === 0 || to === form.rounds.length - 1;
    focus(fieldId(form.n, roundField(n, (by === -1) === atEnd ? "down" : "up")));
  }
  return (
    <section className={desk.stack} aria-label={w.rounds}>
      {form.rounds.length === 0 && <p className={desk.soft}>{w.noRounds}</p>}
      {form.rounds.map((round, place) => (
        <Round
          key={round.n}
          round={round}
          place={place}
          of={form.rounds.length}
          least={least}
          fault={(field) => faults.get(roundField(round.n, field)) && w.titlesFault}
          id={(field) => fieldId(form.n, roundField(round.n, field))}
          onChange={(change) => onChange(withChange(form, round.n, change))}
          onMove={(by) => move(round.n, place + by, by)}
          onRemove={() => {
            onChange(withoutRound(form, round.n));
            focus(addId);
          }}
        />
      ))}
      <div className={desk.actions}>
        <Button
          id={addId}
          kind="quiet"
          icon={<Plus {...icon} />}
          disabled={form.rounds.length >= MOST_ROUNDS}
          onClick={add}
        >
          {w.addRound}
        </Button>
      </div>
    </section>
  );
}
