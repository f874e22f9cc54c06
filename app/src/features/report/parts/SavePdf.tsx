import type { Report } from "#models/entities/report.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { useSavePdf } from "../useSavePdf.ts";
import { words } from "../words.ts";
import css from "./ScoreCard.module.css";

/** The report as a file to keep or send; how that stands is said beside the button. */
export function SavePdf({ report }: { report: Report }) {
  const w = useWords(words);
  const { saving, save } = useSavePdf(report);
  const said = {
    still: "",
    making: w.makingPdf,
    made: w.pdfMade,
    absent: w.pdfAbsent,
    failed: w.pdfFailed,
  }[saving];
  return (
    <>
      <Button kind="quiet" busy={saving === "making"} onClick={() => void save()}>
        {w.savePdf}
      </Button>
      <p role="status" className={css.said}>
        {said}
      </p>
    </>
  );
}
