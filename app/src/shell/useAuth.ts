import { useSyncExternalStore } from "react";
import type { AuthState } from "../ports.ts";
import { usePorts } from "./usePorts.ts";

/** Who is signed in; the component renders again when that changes. */
export function useAuth(): AuthState {
  const { auth } = usePorts();
  return useSyncExternalStore(auth.subscribe, auth.state);
}
