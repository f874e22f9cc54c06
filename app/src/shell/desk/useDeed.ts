import { useState } from "react";
import { useWords } from "../../ui/words.ts";
import { usePorts } from "../usePorts.ts";
import { words } from "./deskWords.ts";
import { cameBefore, sentenceOf } from "./failure.ts";

/**
 * One deed of an admin, sent under one Idempotency-Key however often it is tried: a lost reply never makes it happen twice.
 * `failure` is a sentence that begins with `otherwise` where the server gave none. The component of another deed must have
 * another `key`.
 */
export function useDeed(otherwise: string) {
  const { ids } = usePorts();
  const w = useWords(words);
  const [key] = useState(() => ids.make());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    /** @param send does it under the key; @param done called with what came of it */
    async run<T>(send: (key: string) => Promise<T>, done: (result: T) => void) {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        done(await send(key));
      } catch (why) {
        setFailure(cameBefore(why) ? w.cameBefore : sentenceOf(why, otherwise));
      }
      setBusy(false);
    },
  };
}
