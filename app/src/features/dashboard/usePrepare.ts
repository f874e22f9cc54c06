import { useState } from "react";
import type { User } from "#models/entities/user.ts";
import { usePorts } from "../../shell/usePorts.ts";
import type { RoundChoice } from "./logic/catalogue.ts";
import { generateCommand, preparedAttempt, roundsAsked } from "./logic/offline.ts";
import { decidePrepare, type StartFacts } from "./logic/startRound.ts";
import type { Starting } from "./useStart.ts";

/** Preparing rounds for days without a network. */
export type Preparing = {
  /** The round that is asked about, since preparing costs as much as a start; null: none. */
  asking: RoundChoice | null;
  /** Asks, where the person could start one more round; else it leads to what is missing for that. */
  ask(choice: RoundChoice): Promise<void>;
  confirm(): Promise<void>;
  cancel(): void;
  /** Lets a refused try go. */
  dismiss(attemptId: string): void;
};

/** What stands on this device is stored before anything is sent; the sync then sends it, now or later. */
export function usePrepare(user: User, starting: Starting): Preparing {
  const { store, ids, sync } = usePorts();
  const [asking, setAsking] = useState<RoundChoice | null>(null);

  const decide = async (facts: StartFacts) =>
    decidePrepare(facts, roundsAsked(await store.commands.list(user.userId)));

  const confirm = () =>
    starting.guarded(async () => {
      if (!asking) return;
      setAsking(null);
      const own = { attemptId: ids.make(), reportKey: ids.make() };
      const made = preparedAttempt(user.userId, asking, own);
      // What was begun, and has no questions yet, goes on under its own id: the server may have made them.
      const attempt = (await store.attempts.read(made)) ?? made;
      if (attempt.phase === "preparing") await store.attempts.keepWith(attempt, generateCommand);
      void sync.now();
    });
  return {
    asking,
    ask: (choice) => starting.check(choice, decide, () => setAsking(choice)),
    confirm,
    cancel: () => setAsking(null),
    dismiss: (attemptId) => void starting.guarded(() => store.attempts.remove(attemptId)),
  };
}
