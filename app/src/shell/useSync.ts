import { useSyncExternalStore } from "react";
import { statusOf } from "./syncStatus.ts";
import { usePorts } from "./usePorts.ts";

/** Where what was written is, and how much of it waits; the component renders again when that changes. */
export function useSync() {
  const { network, sync } = usePorts();
  const online = useSyncExternalStore(network.subscribe, network.online);
  const { waiting, refused, ...state } = useSyncExternalStore(sync.subscribe, sync.state);
  return { online, waiting, refused, status: statusOf(online, { waiting, refused, ...state }) };
}
