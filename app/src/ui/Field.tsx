import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import css from "./Field.module.css";

type Around = {
  label: ReactNode;
  /** What helps before one types. */
  hint?: ReactNode;
  /** What is wrong now; it is read aloud when it appears. */
  error?: ReactNode;
};

type Wiring = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

function Frame(props: Around & { id?: string; end?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  const hintId = props.hint ? `${id}-hint` : "";
  const errorId = props.error ? `${id}-error` : "";
  const wiring: Wiring = {
    id,
    "aria-invalid": props.error ? true : undefined,
    "aria-describedby": `${hintId} ${errorId}`.trim() || undefined,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {props.label}
      </label>
      <div className={css.box}>
        {props.children(wiring)}
        {props.end}
      </div>
      {props.hint && (
        <p id={hintId} className={css.hint}>
          {props.hint}
        </p>
      )}
      <div aria-live="polite">
        {props.error && (
          <p id={errorId} className={css.error}>
            {props.error}
          </p>
        )}
      </div>
    </div>
  );
}

export type FieldProps = Around & {
  /** Something small at the end of the box, such as a show button. */
  end?: ReactNode;
} & InputHTMLAttributes<HTMLInputElement>;

/** A labelled native input. */
export function Field({ label, hint, error, end, id, className = "", ...input }: FieldProps) {
  return (
    <Frame label={label} hint={hint} error={error} end={end} id={id}>
      {(wiring) => <input {...input} {...wiring} className={`${css.input} ${className}`} />}
    </Frame>
  );
}

export type TextAreaProps = Around &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** A labelled native textarea. */
export function TextArea({ label, hint, error, id, className = "", ...area }: TextAreaProps) {
  return (
    <Frame label={label} hint={hint} error={error} id={id}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={`${css.input} ${className}`} />}
    </Frame>
  );
}

export type SelectProps = Around & {
  options: readonly { value: string; label: string }[];
} & SelectHTMLAttributes<HTMLSelectElement>;

/** A labelled native select. */
export function Select({ label, hint, error, options, id, className = "", ...select }: SelectProps) {
  return (
    <Frame label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <select {...select} {...wiring} className={`${css.input} ${className}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
