import { useState } from "react";
import { useAuth } from "../useAuth.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";

type Schema<T> = { safeParse(value: unknown): { data?: T | undefined } };

/**
 * A form that is kept on this device from its first change until it is dropped, so that no reload and no way to another
 * page loses what was typed. `kept` says whether there is something to drop.
 * @param name which form; another one's component must have another `key`
 */
export function useKeptForm<T>(name: string, schema: Schema<T>, fresh: () => T) {
  const userId = useAuth().user?.userId ?? "";
  const [state, setState] = useState(() => {
    const kept = schema.safeParse(readDraft(userId, name)).data;
    return { form: kept ?? fresh(), kept: kept !== undefined };
  });
  return {
    ...state,
    change(form: T) {
      setState({ form, kept: true });
      keepDraft(userId, name, form);
    },
    drop() {
      dropDraft(userId, name);
      setState({ form: fresh(), kept: false });
    },
  };
}
