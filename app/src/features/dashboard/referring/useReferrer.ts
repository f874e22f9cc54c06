/* eslint-disable no-console -- the person is told in words */
import { useState } from "react";
import { Problem } from "#models/contract/problem.ts";
import { setReferrer } from "#models/contract/rewards.ts";
import type { User } from "#models/entities/user.ts";
import { isValidReferrer, readReferrer } from "#models/rules/referral.ts";
import { forgetInvite } from "../../../shell/inviteKept.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import type { ReferringWords } from "./words.ts";

/** What the server itself has said of the referrer; anything else is about the way to it. */
const isAnswer = (why: unknown) =>
  why instanceof Problem && (why.code === "bad_referrer" || why.code === "referrer_failed");

function sentenceOf(why: unknown, w: ReferringWords): string {
  if (!(why instanceof Problem)) return w.failed;
  return w.refusals[why.code] ?? why.message;
}

/** Saying who invited one: what was typed, what is wrong with it, and whether it is done. */
export function useReferrer(user: User, invite: string | null, w: ReferringWords) {
  const { api } = usePorts();
  const [typed, setTyped] = useState(invite ?? "");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  function type(text: string) {
    setTyped(text);
    setWrong("");
  }

  async function send() {
    if (busy || done) return;
    if (!isValidReferrer(typed, user.email) || !readReferrer(typed)) return setWrong(w.wrong);
    setBusy(true);
    try {
      await api.call(setReferrer, { body: { referredBy: typed.trim() } }, { as: user.userId });
      forgetInvite();
      setDone(true);
    } catch (why) {
      console.warn("The referrer was not set", why);
      if (isAnswer(why) && invite !== null) forgetInvite();
      setWrong(sentenceOf(why, w));
    }
    setBusy(false);
  }

  return { typed, type, wrong, busy, done, send };
}
