import { useMemo } from "react";
import { usePublicSettings } from "#app/shell/usePublicSettings.ts";
import type { GoogleSetup } from "../../ports.ts";

/** What this server offers; `mail` null: it has not said so yet. */
export type Setup = { google: GoogleSetup | null; mail: boolean | null };

const UNKNOWN: Setup = { google: null, mail: null };

/** How signing in is set up here. The form needs none of it: it is the way in until the server has said more. */
export function useSetup(): Setup {
  const settings = usePublicSettings();
  return useMemo(() => {
    if (!settings) return UNKNOWN;
    const { googleClientId: clientId, google, mail } = settings;
    return { google: clientId !== null && google ? { clientId, ...google } : null, mail: mail ?? false };
  }, [settings]);
}
