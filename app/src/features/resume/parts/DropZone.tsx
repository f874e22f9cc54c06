import { FileText, Upload } from "lucide-react";
import { useState, type DragEvent } from "react";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { fileSize } from "./fileSize.ts";
import css from "./DropZone.module.css";

/** Where a file is chosen by click or by dropping it. The input is a native one, so that a keyboard reaches it. */
export function DropZone(props: {
  file: File | null;
  onChoose: (files: FileList | null) => void;
  busy: boolean;
}) {
  const { file, onChoose, busy } = props;
  const w = useWords(words);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!busy) onChoose(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault(); // Otherwise the browser opens the file instead of the page.
    setOver(true);
  };
  const Icon = file ? FileText : Upload;
  return (
    <label
      className={css.zone}
      data-over={over || undefined}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
    >
      <input
        type="file"
        accept="application/pdf,.pdf"
        className={css.input}
        disabled={busy}
        onChange={(event) => {
          onChoose(event.target.files);
          event.target.value = ""; // The same file, mended and chosen again, is a new choice.
        }}
      />
      <Icon size={28} strokeWidth={1.8} aria-hidden className={css.icon} />
      {file && <span className={css.name}>{w.chosen(file.name, fileSize(file.size))}</span>}
      <span className={css.choose}>{file ? w.chooseOther : w.choose}</span>
      <span className={css.drop}>{over ? w.dropNow : w.drop}</span>
    </label>
  );
}
