/** How much sound one person may send, as one socket uses it up. */
export type Allowance = {
  /** Counts sound that has come. */
  use(ms: number): void;
  /** No more comes: counts what is left over. */
  end(): void;
};

export type AllowanceOptions = {
  /** Takes so many of the person's seconds; false where they have no more. */
  charge(seconds: number): Promise<boolean>;
  /** They have no more. What has come meanwhile is theirs: nobody waits for the answer. */
  onSpent(): void;
  onFault(why: unknown): void;
  /** Milliseconds that are counted already. */
  countedMs: number;
};

/** So much is counted at once: a write for each chunk would be too many. */
const STEP_MS = 10_000;

/** Nothing is used up yet. */
export function makeAllowance({ charge, onSpent, onFault, countedMs }: AllowanceOptions): Allowance {
  let usedMs = -countedMs;

  function count(seconds: number) {
    usedMs -= seconds * 1_000;
    charge(seconds).then((isLeft) => {
      if (!isLeft) onSpent();
    }, onFault);
  }

  return {
    use(ms) {
      usedMs += ms;
      if (usedMs >= STEP_MS) count(Math.floor(usedMs / 1_000));
    },
    end() {
      if (usedMs > 0) count(Math.ceil(usedMs / 1_000));
    },
  };
}
