import { Field, type FieldProps } from "#app/ui/Field.tsx";

/** An e-mail address, with the keyboard for it. */
export const EmailField = (props: FieldProps) => (
  <Field
    {...props}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
);
