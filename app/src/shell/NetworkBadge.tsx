import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { Chip } from "../ui/Chip.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useWords } from "../ui/words.ts";
import { words } from "./statusWords.ts";
import css from "./NetworkBadge.module.css";
import { useSync } from "./useSync.ts";

const looks = {
  refused: { Icon: CircleAlert, tone: "warn" },
  later: { Icon: CloudUpload, tone: "sun" },
  here: { Icon: CloudUpload, tone: "neutral" },
  offline: { Icon: CloudOff, tone: "neutral" },
  away: { Icon: CloudOff, tone: "neutral" },
  account: { Icon: CloudCheck, tone: "good" },
} as const;

/**
 * Where what one has written is, in plain words.
 * @param ofText it stands beside a text that is down on this device, where "Offline" would say too little
 */
export function useSyncText(ofText = false): string {
  const w = useWords(words);
  const { status, waiting, refused } = useSync();
  if (status === "refused") return w.refused(refused);
  if (status === "later") return w.later(waiting);
  return ofText && status !== "account" ? w.here : w[status];
}

/** Where what one has written is, in plain words; said aloud when the network goes. */
export function NetworkBadge() {
  const w = useWords(words);
  const text = useSyncText();
  const { offline, status } = useSync();
  const { Icon, tone } = looks[status];
  const chip = (
    <Chip tone={tone} icon={<Icon size={20} strokeWidth={1.8} aria-hidden />}>
      {text}
    </Chip>
  );
  const isFine = status === "account" || status === "here";
  return (
    <>
      {isFine ? <span className={css.online}>{chip}</span> : chip}
      <VisuallyHidden>
        <span role="status">{offline ? w.offlineNow : ""}</span>
      </VisuallyHidden>
    </>
  );
}
