import { useState } from "react";
import type { User } from "#models/entities/user.ts";
import { usePorts } from "../../shell/usePorts.ts";
import type { RoundChoice } from "./logic/catalogue.ts";
import { generateCommand, preparedAttempt } from "./logic/offline.ts";
import type { Starting } from "./useStart.ts";

/** Preparing rounds for days without a network. */
export type Preparing = {
  /** The round that is asked about, since preparing costs as much as a start; null: none. */
  asking: RoundChoice | null;
  /** Asks, where the person could start the round; else it leads to what is missing for that. */
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

  const confirm = () =>
    starting.guarded(async () => {
      if (!asking) return;
      setAsking(null);
      const own = { attemptId: ids.make(), reportKey: ids.make() };
      await store.attempts.keepWith(preparedAttempt(user.userId, asking, own), generateCommand);
      void sync.now();
    });
  return {
    asking,
    ask: (choice) => starting.check(choice, () => setAsking(choice)),
    confirm,
    cancel: () => setAsking(null),
    dismiss: (attemptId) => void starting.guarded(() => store.attempts.remove(attemptId)),
  };
}
