/* eslint-disable no-console -- the person is told in words */
import { useRef, useState } from "react";
import { Problem } from "#models/contract/problem.ts";
import { changeRedemption, redeemRewards, withdrawRedemption } from "#models/contract/rewards.ts";
import { type Rewards, UpiId } from "#models/entities/reward.ts";
import { usePorts } from "#app/shell/usePorts.ts";
import type { Words } from "./words.ts";

/** Asking for a pay-out, and what can be done to it until its month ends. */
export function useRedeeming(userId: string, came: (rewards: Rewards) => void, w: Words) {
  const { api, ids } = usePorts();
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  /** One key for each address that is asked for: a second try after a lost reply is the same request. */
  const keys = useRef(new Map<string, string>());
  const as = userId;

  async function send(call: () => Promise<Rewards>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setWrong("");
    const sent = await call().then(
      (rewards) => {
        keys.current.clear();
        came(rewards);
        return true;
      },
      (why: unknown) => {
        console.warn("The request for pay-out stays as it was", why);
        setWrong(why instanceof Problem ? (w.refusals[why.code] ?? why.message) : w.notSent);
        return false;
      },
    );
    setBusy(false);
    return sent;
  }

  /** The address as it is sent; undefined, and said, where it is none. */
  function upiOf(typed: string): string | undefined {
    const parsed = UpiId.safeParse(typed);
    if (!parsed.success) setWrong(w.upiWrong);
    return parsed.data;
  }

  async function ask(typed: string) {
    const upiId = upiOf(typed);
    if (upiId === undefined) return false;
    const key = keys.current.get(upiId) ?? ids.make();
    keys.current.set(upiId, key);
    return send(() => api.call(redeemRewards, { body: { upiId } }, { key, as }));
  }

  async function change(typed: string) {
    const upiId = upiOf(typed);
    if (upiId === undefined) return false;
    return send(() => api.call(changeRedemption, { body: { upiId } }, { as }));
  }

  const withdraw = () => send(() => api.call(withdrawRedemption, {}, { as }));

  return { wrong, busy, ask, change, withdraw, calm: () => setWrong("") };
}

export type Redeeming = ReturnType<typeof useRedeeming>;
