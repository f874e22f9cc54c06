/* eslint-disable no-console -- the page goes on without knowing */
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { checkResume } from "#models/contract/resumes.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

/** Whether the account keeps a copy; null while, or where, that is not known. */
function useCopy(): boolean | null {
  const { api } = usePorts();
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    api.call(checkResume, {}).then(
      ({ resumeUrl }) => setCopied(resumeUrl !== null),
      (why: unknown) => console.warn("It is not known whether a copy is kept in the account", why),
    );
  }, [api]);
  return copied;
}

/** Where the resume is kept. */
export function ResumeSection({ name }: { name: string | null }) {
  const w = useWords(words);
  const copied = useCopy();
  return (
    <Section title={w.resume}>
      <p>
        {name === null ? w.noResume : w.resumeHere(name)}{" "}
        {copied !== null && (copied ? w.resumeCopied : w.resumeNotCopied)}
      </p>
      <div className={css.row}>
        <ButtonLink
          to="/resume-upload"
          kind="quiet"
          icon={<FileText size={20} strokeWidth={1.8} aria-hidden />}
        >
          {w.toResume}
        </ButtonLink>
      </div>
    </Section>
  );
}
