import { setLanguage, useLanguage } from "../../../ui/language.ts";
import { Segments } from "../../../ui/Segments.tsx";
import { setTheme, useTheme } from "../../../ui/theme.ts";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { Section } from "./Section.tsx";

/** Each language in its own name, whatever the page speaks. */
const LANGUAGES = [
  { value: "en", label: "English", lang: "en" },
  { value: "hi", label: "हिन्दी", lang: "hi" },
] as const;

/** Language and colours of the whole page. */
export function LookSection() {
  const w = useWords(words);
  const themes = (["system", "light", "dark"] as const).map((value) => ({ value, label: w[value] }));
  return (
    <Section title={w.look}>
      <Segments label={w.language} value={useLanguage()} options={LANGUAGES} onChange={setLanguage} />
      <Segments label={w.colours} value={useTheme()} options={themes} onChange={setTheme} />
    </Section>
  );
}
