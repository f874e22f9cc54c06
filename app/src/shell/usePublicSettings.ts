import { useEffect, useState } from "react";
import { publicSettings } from "#models/contract/settings.ts";
import type { Reply } from "#models/contract/endpoint.ts";
import { usePorts } from "./usePorts.ts";

/**
 * What this server offers everybody; null until it has said so, and where it cannot be asked: each part is whole without it.
 * @param wanted whether anybody needs to know
 */
export function usePublicSettings(wanted = true): Reply<typeof publicSettings> | null {
  const { api } = usePorts();
  const [settings, setSettings] = useState<Reply<typeof publicSettings> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    api.call(publicSettings, {}, { signal: gone.signal }).then(setSettings, () => undefined);
    return () => gone.abort();
  }, [api, wanted]);
  return settings;
}
