/* eslint-disable no-console -- the person is told in words */
import { useEffect, useReducer, useState } from "react";
import { creditHistory } from "#models/contract/credits.ts";
import type { Reply } from "#models/contract/endpoint.ts";
import { Problem } from "#models/contract/problem.ts";
import { keepOwn, readOwn } from "#app/shell/ownCopy.ts";
import { usePorts } from "#app/shell/usePorts.ts";
import { withOlder } from "./logic/older.ts";

const NAME = "credits";

/** The history so far. `at`: when it was that, where it is a copy; null where it is of now. */
type Known = { history: Reply<typeof creditHistory>; at: number | null };

/** Why it did not come: the server's sentence, or "" for the page's own. */
const sentenceOf = (why: unknown) => (why instanceof Problem ? why.message : "");

/**
 * A person's credit history: the copy of its first page at once, then what the server says.
 * @param credits what they have: with another number there is another entry
 */
export function useHistory(userId: string, credits: number) {
  const { api, clock } = usePorts();
  const [known, setKnown] = useState<Known | null>(() => {
    const copy = readOwn(userId, NAME, creditHistory.reply);
    return copy && { history: copy.value, at: copy.at };
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [fetching, setFetching] = useState(false);
  const [tries, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const gone = new AbortController();
    api.call(creditHistory, {}, { signal: gone.signal, as: userId }).then(
      (history) => {
        keepOwn(userId, NAME, history, clock.now());
        setKnown({ history, at: null });
        setFailure(null);
      },
      (why: unknown) => {
        if (gone.signal.aborted) return;
        console.warn("The credit history did not come", why);
        setFailure(sentenceOf(why));
      },
    );
    return () => gone.abort();
  }, [api, clock, userId, tries, credits]);

  async function older() {
    const after = known?.history.next;
    if (!after || fetching) return;
    setFetching(true);
    try {
      const page = await api.call(creditHistory, { query: { after } }, { as: userId });
      setKnown((now) => now && { ...now, history: withOlder(now.history, page) });
    } catch (why) {
      console.warn("The older entries did not come", why);
      setFailure(sentenceOf(why));
    }
    setFetching(false);
  }

  return { known, failure, again, older, fetching };
}
