import { useCallback, useEffect, useState } from "react";
import { listUsers } from "#models/contract/admin.ts";
import type { AdminUser } from "#models/entities/desk.ts";
import { usePages } from "../../shell/desk/usePages.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

/** Whoever types has stopped for a moment, in milliseconds. */
const QUIET_MS = 300;

/** A text once it has not changed for a moment. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

/** People whose name or e-mail address has `typed` in it, newest first, page by page. */
export function usePeople(typed: string) {
  const { api } = usePorts();
  const w = useWords(words);
  const search = useQuiet(typed.trim());
  const load = useCallback(
    async (after: string | undefined, signal: AbortSignal) => {
      const query = { ...(search !== "" && { search }), ...(after !== undefined && { after }) };
      const { users, next } = await api.call(listUsers, { query }, { signal });
      return { items: users, next };
    },
    [api, search],
  );
  return usePages<AdminUser>(load, w.listFailed);
}
