import { useId } from "react";
import css from "./Segments.module.css";

/** A choice of one among a few, all of them in sight: native radio buttons in a row. */
export function Segments<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string; lang?: string }[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={css.segments}>
      <legend>{props.label}</legend>
      <div className={css.row}>
        {props.options.map(({ value, label, lang }) => (
          <label key={value} className={css.segment} lang={lang}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
