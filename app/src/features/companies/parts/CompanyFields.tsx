import { Field, TextArea } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import desk from "../../../shell/desk/desk.module.css";
import type { CompanyField, CompanyForm, Faults } from "../logic/companyForm.ts";
import { words } from "../words.ts";
import { fieldId } from "./Rounds.tsx";

type Props = {
  form: CompanyForm;
  faults: Faults;
  /** What stands at an empty name. */
  nameFault: string;
  /** Left out in a bulk insert. */
  withLogo?: boolean;
  onChange(form: CompanyForm): void;
};

/** The company's own fields. */
export function CompanyFields({ form, faults, nameFault, withLogo = false, onChange }: Props) {
  const w = useWords(words);
  const wiring = (field: CompanyField) => ({
    id: fieldId(form.n, field),
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [field]: target.value }),
  });
  return (
    <>
      <div className={desk.columns}>
        <Field
          {...wiring("name")}
          label={w.name}
          error={faults.has("name") && nameFault}
          maxLength={120}
          autoComplete="off"
          required
        />
        <Field {...wiring("industry")} label={w.industry} maxLength={120} autoComplete="off" />
      </div>
      {withLogo && (
        <Field
          {...wiring("logoUrl")}
          label={w.logoUrl}
          hint={w.logoHint}
          error={faults.has("logoUrl") && w.logoFault}
          type="url"
          inputMode="url"
          maxLength={2_000}
          autoComplete="off"
        />
      )}
      <TextArea {...wiring("description")} label={w.description} rows={3} maxLength={2_000} />
    </>
  );
}
