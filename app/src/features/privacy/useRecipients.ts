import { useEffect, useState } from "react";
import type { Reply } from "#models/contract/endpoint.ts";
import { publicSettings } from "#models/contract/settings.ts";
import { usePorts } from "#app/shell/usePorts.ts";

/** Somebody else whom this server may work with. */
export type Recipient = NonNullable<Reply<typeof publicSettings>["recipients"]>[number];

/** Whom this server works with, as it says; "unknown" where it could not be asked, or is older than the question. */
export function useRecipients(): readonly Recipient[] | "asking" | "unknown" {
  const { api } = usePorts();
  const [known, setKnown] = useState<readonly Recipient[] | "asking" | "unknown">("asking");
  useEffect(() => {
    const gone = new AbortController();
    api.call(publicSettings, {}, { signal: gone.signal }).then(
      ({ recipients }) => setKnown(recipients ?? "unknown"),
      () => gone.signal.aborted || setKnown("unknown"),
    );
    return () => gone.abort();
  }, [api]);
  return known;
}
