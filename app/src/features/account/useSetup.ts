import { useEffect, useState } from "react";
import { usePorts } from "#app/shell/usePorts.ts";
import { publicSettings } from "#models/contract/settings.ts";
import type { GoogleSetup } from "../../ports.ts";

/** What this server offers; `mail` null: it has not said so yet. */
export type Setup = { google: GoogleSetup | null; mail: boolean | null };

const UNKNOWN: Setup = { google: null, mail: null };

/** How signing in is set up here. The form needs none of it: it is the way in until the server has said more. */
export function useSetup(): Setup {
  const { api } = usePorts();
  const [setup, setSetup] = useState(UNKNOWN);
  useEffect(() => {
    const gone = new AbortController();
    api.call(publicSettings, {}, { signal: gone.signal }).then(
      ({ googleClientId: clientId, google, mail }) =>
        setSetup({
          google: clientId !== null && google ? { clientId, ...google } : null,
          mail: mail ?? false,
        }),
      () => undefined,
    );
    return () => gone.abort();
  }, [api]);
  return setup;
}
