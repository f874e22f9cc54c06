import { CloudOff, Wifi } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Chip } from "../ui/Chip.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useWords } from "../ui/words.ts";
import { words } from "./barWords.ts";
import css from "./NetworkBadge.module.css";
import { usePorts } from "./usePorts.ts";

/** Whether the browser believes it has a network; said aloud when it goes. */
export function NetworkBadge() {
  const w = useWords(words);
  const { network } = usePorts();
  const online = useSyncExternalStore(network.subscribe, network.online);
  return (
    <>
      {online ? (
        <span className={css.online}>
          <Chip tone="good" icon={<Wifi size={20} strokeWidth={1.8} aria-hidden />}>
            {w.online}
          </Chip>
        </span>
      ) : (
        <Chip icon={<CloudOff size={20} strokeWidth={1.8} aria-hidden />}>{w.offline}</Chip>
      )}
      <VisuallyHidden>
        <span role="status">{online ? "" : w.offlineNow}</span>
      </VisuallyHidden>
    </>
  );
}
