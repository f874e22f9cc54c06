/** Tells whoever works on something that nobody waits for it any more. */
export type GiveUp = {
  given(): boolean;
  /** Called once, when it is given up; at once where that has happened. */
  onGiven(listener: () => void): void;
};

/** A GiveUp and what gives it. */
export function makeGiveUp(): GiveUp & { give(): void } {
  const listeners: (() => void)[] = [];
  let given = false;
  return {
    given: () => given,
    onGiven(listener) {
      if (given) listener();
      else listeners.push(listener);
    },
    give() {
      if (given) return;
      given = true;
      for (const listener of listeners.splice(0)) listener();
    },
  };
}

/** What nobody gives up. */
export const NEVER: GiveUp = { given: () => false, onGiven: () => {} };
