import * as z from "zod/mini";
import { keepOwn, readOwn } from "../../../shell/ownCopy.ts";

const NAME = "referrer";
const WEEK_MS = 7 * 86_400_000;

/** How often it was put off on this device; `never`: nobody has invited this person. */
const PutOff = z.object({ times: z.int(), never: z.boolean() });

/** Who has closed it so often has answered. */
const ENOUGH = 3;

/** Whether the question who invited a person may be asked on this device now. */
export function mayAsk(userId: string, now: number): boolean {
  const last = readOwn(userId, NAME, PutOff);
  if (!last) return true;
  const { never, times } = last.value;
  return !never && times < ENOUGH && now - last.at >= times * WEEK_MS;
}

/** Not now: again in a week, then in two weeks, then no more. */
export function putOff(userId: string, now: number) {
  const times = readOwn(userId, NAME, PutOff)?.value.times ?? 0;
  keepOwn(userId, NAME, { times: times + 1, never: false }, now);
}

/** Nobody has invited this person: it is not asked again. */
export function neverAsk(userId: string, now: number) {
  keepOwn(userId, NAME, { times: 0, never: true }, now);
}
