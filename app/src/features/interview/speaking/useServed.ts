import { useEffect, useState } from "react";
import { publicSettings } from "#models/contract/settings.ts";
import { usePorts } from "../../../shell/usePorts.ts";

/** Whether this server has what a device needs to write down speech; true until it has said that it has not. */
export function useServed(): boolean {
  const { api } = usePorts();
  const [served, setServed] = useState(true);
  useEffect(() => {
    const gone = new AbortController();
    api.call(publicSettings, {}, { signal: gone.signal }).then(
      ({ whisper }) => setServed(whisper !== false),
      () => undefined,
    );
    return () => gone.abort();
  }, [api]);
  return served;
}
