import { Undo2 } from "lucide-react";
import { useState } from "react";
import { deviceLabel } from "#models/entities/answer.ts";
import type { EarlierText } from "../../../rows.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "./earlierWords.ts";
import css from "./Earlier.module.css";
import { icon } from "./icon.ts";

/** A text of another device, to look at and to choose. */
function OtherVersion(props: { other: EarlierText; onUse: () => void; onKeepMine: () => void }) {
  const w = useWords(words);
  const [open, setOpen] = useState(false);
  return (
    <Notice>
      <p>{w.otherVersion(props.other.device && deviceLabel(props.other.device))}</p>
      {open && <p className={css.text}>{props.other.text}</p>}
      <div className={css.actions}>
        <Button kind="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? w.hide : w.view}
        </Button>
        <Button kind="quiet" onClick={props.onUse}>
          {w.useThis}
        </Button>
        <Button kind="quiet" onClick={props.onKeepMine}>
          {w.keepMine}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * What was an answer here once: a version of another device, and the text that was cleared or replaced last. Choosing
 * one is a change like typing, so that the text it replaces can be brought back as well. Fetched where there is one.
 */
export default function Earlier(props: {
  other: EarlierText | undefined;
  replaced: EarlierText | undefined;
  onUse: (earlier: EarlierText) => void;
  onKeepMine: (other: EarlierText) => void;
}) {
  const w = useWords(words);
  const { other, replaced, onUse, onKeepMine } = props;
  return (
    <>
      {other && (
        <OtherVersion
          key={other.id}
          other={other}
          onUse={() => onUse(other)}
          onKeepMine={() => onKeepMine(other)}
        />
      )}
      {replaced && (
        <Button kind="plain" className={css.back} icon={<Undo2 {...icon} />} onClick={() => onUse(replaced)}>
          {w.bringBack}
        </Button>
      )}
    </>
  );
}
