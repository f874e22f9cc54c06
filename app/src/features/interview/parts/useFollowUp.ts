import { useEffect, useState } from "react";
import type * as fetched from "../followUp/parts.ts";
import type { Context } from "../logic/types.ts";

/** What asks about the answer on screen, from its first letter on; without it one simply goes on. */
export function useFollowUp({ attempt, save, followUps }: Context) {
  const [parts, setParts] = useState<typeof fetched | null>(null);
  const asked = followUps[attempt?.position ?? 0] ?? null;
  const isNeeded = asked !== null || save.state !== "untouched";
  useEffect(() => {
    // eslint-disable-next-line no-console -- the interview goes on without it; this is the only trace
    if (isNeeded) import("../followUp/parts.ts").then(setParts, console.warn);
  }, [isNeeded]);
  return { asks: parts?.asks, Asked: asked && parts?.FollowUp, asked: asked?.question ?? "" };
}
