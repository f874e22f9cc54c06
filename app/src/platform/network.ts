import type { Network } from "../ports.ts";

/** What the browser believes about its network. */
export const browserNetwork: Network = {
  // Undefined in odd browsers; only a plain "false" is believed.
  online: () => navigator.onLine !== false,
  subscribe(listener) {
    addEventListener("online", listener);
    addEventListener("offline", listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
    };
  },
};
