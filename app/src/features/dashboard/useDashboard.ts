import { useEffect, useReducer } from "react";
import { usePorts } from "../../shell/usePorts.ts";
import { firstState, loadCompanies, loadReports, readDevice } from "./load.ts";
import { reduce, type DashboardEvent } from "./logic/state.ts";

/** After rows of this device have changed. */
const LOOK_AFTER_MS = 300;

/** What the dashboard of `userId` shows, from server and device, and `again` for a second try. */
export function useDashboard(userId: string) {
  const { api, store } = usePorts();
  const [state, send] = useReducer(reduce, api, firstState);
  useEffect(() => {
    let here = true;
    // Replies that come after a change of the person are not theirs.
    const sendHere = (event: DashboardEvent) => here && send(event);
    void loadCompanies(api, sendHere);
    void loadReports(api, sendHere);
    void readDevice(store, userId, sendHere);
    let looking: ReturnType<typeof setTimeout>;
    // Another tab may be typed in, which changes rows many times a second.
    const unsubscribe = store.subscribe(() => {
      clearTimeout(looking);
      looking = setTimeout(() => void readDevice(store, userId, sendHere), LOOK_AFTER_MS);
    });
    return () => {
      here = false;
      clearTimeout(looking);
      unsubscribe();
    };
  }, [api, store, userId]);
  return { state, again: () => void loadCompanies(api, send) };
}
