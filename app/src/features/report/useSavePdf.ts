/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useEffect, useState } from "react";
import type { Report } from "#models/entities/report.ts";
import { plainLine } from "../../shell/plainLine.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useLanguage } from "../../ui/language.ts";
import { useWords } from "../../ui/words.ts";
import { longDate } from "./parts/dates.ts";
import { words } from "./words.ts";

/** absent: what makes PDFs is not on this device and cannot be fetched now. */
export type Saving = "still" | "making" | "made" | "absent" | "failed";

/** The report as it is read: its resume lines without the marks of their lists. */
const asRead = (report: Report): Report => ({
  ...report,
  questions: report.questions.map((question) => ({
    ...question,
    resumeLine: question.resumeLine && plainLine(question.resumeLine),
  })),
});

/** "2026-11-28", where the person is. */
const dayOf = (iso: string) => new Intl.DateTimeFormat("en-CA").format(new Date(iso));

/** Saves the report as a PDF; what that needs is fetched while the report is read. */
export function useSavePdf(report: Report): { saving: Saving; save(): Promise<void> } {
  const { pdf, device } = usePorts();
  const w = useWords(words);
  const language = useLanguage();
  const [saving, setSaving] = useState<Saving>("still");

  useEffect(() => {
    pdf()
      .then((it) => it.fetchAhead())
      .catch((why: unknown) => console.warn("Nothing was fetched ahead for PDFs", why));
  }, [pdf]);

  async function make(): Promise<Saving> {
    const { reportPaper, paperName } = await import("./logic/reportPaper.ts");
    const labels = { w, locale: `${language}-IN`, date: longDate(language, report.createdAt) };
    const file = await (await pdf()).make(reportPaper(asRead(report), labels));
    if (!file) return "absent";
    await device.saveFile(paperName(report, dayOf(report.createdAt)), file);
    return "made";
  }

  async function save() {
    setSaving("making");
    try {
      setSaving(await make());
    } catch (why) {
      console.error("The PDF could not be made", why);
      setSaving("failed");
    }
  }

  return { saving, save };
}
