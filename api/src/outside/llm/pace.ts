/** The most questions of one call: more make replies that are cut, and a slip costs all of them. */
const MOST = 5;
/** Until a model has answered, nobody knows whether it runs on a phone or in a hall: one question teaches its pace. */
const FIRST = 1;
/** Of the time that is left, so much is used; the rest is for a repair. */
const SHARE = 0.8;

/** How many questions to ask for at once, so that the reply comes in the time that is left. */
export type Pace = {
  /** 0 where nothing more would come in time. */
  next(): number;
  took(ms: number, many: number): void;
  /** The reply had not come after so long. */
  tookLonger(ms: number, many: number): void;
  /** The reply was cut. */
  fewer(): void;
};

/** What is known of a model's speed, from one set to the next. */
export type Speed = { msEach: number | null };

/**
 * The pace within one set.
 * @param speed is learned from and kept up to date
 * @param left milliseconds until the set must be there
 */
export function paceOf(speed: Speed, left: () => number): Pace {
  let most = MOST;
  let calls = 0;
  return {
    next() {
      calls++;
      if (speed.msEach === null) return Math.min(FIRST, most);
      const fitting = Math.floor((left() * SHARE) / speed.msEach);
      // However slow it was last time: it may be faster today, and without a try there are no questions of its own.
      return Math.min(most, calls === 1 ? Math.max(1, fitting) : fitting);
    },
    took(ms, many) {
      speed.msEach = ms / many;
    },
    tookLonger(ms, many) {
      speed.msEach = Math.max(speed.msEach ?? 0, (2 * ms) / many);
    },
    fewer() {
      most = Math.max(1, Math.floor(most / 2));
    },
  };
}
