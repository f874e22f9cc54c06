import * as z from "zod/mini";
import { readKept } from "../ui/kept.ts";
import { LEFT } from "./useComeBack.ts";

const Left = z.object({ userId: z.string(), at: z.number(), state: z.unknown() });

/** After that it is news to nobody, in milliseconds. */
const NEWS_MS = 60 * 60_000;

function readLeft() {
  try {
    return Left.safeParse(JSON.parse(readKept(LEFT) ?? "null")).data ?? null;
  } catch {
    return null; // Not JSON: none of ours.
  }
}

/** Forgets the interview that somebody was signed out of. */
export function forgetLeft() {
  if (readKept(LEFT) !== null) localStorage.removeItem(LEFT);
}

/** Whether somebody has just been signed out in the middle of an interview. */
export function wasCutOff(now: number): boolean {
  const left = readLeft();
  return left !== null && now - left.at < NEWS_MS;
}

/** The navigation state of the interview that `userId` was signed out of, once; undefined where there is none. */
export function takeLeft(userId: string): unknown {
  const left = readLeft();
  forgetLeft();
  return left?.userId === userId ? left.state : undefined;
}
