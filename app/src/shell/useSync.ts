import { useSyncExternalStore } from "react";
import { seemsOffline, statusOf } from "./syncStatus.ts";
import { usePorts } from "./usePorts.ts";

/** Whether the server is out of reach, as far as this device can tell. */
export function useIsAway(): boolean {
  const { network, sync } = usePorts();
  const online = useSyncExternalStore(network.subscribe, network.online);
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  return state.away || seemsOffline(online, state);
}

/** Where what was written is, and how much of it waits; the component renders again when that changes. */
export function useSync() {
  const { network, sync } = usePorts();
  const online = useSyncExternalStore(network.subscribe, network.online);
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  const { waiting, refused } = state;
  return { offline: seemsOffline(online, state), waiting, refused, status: statusOf(online, state) };
}
