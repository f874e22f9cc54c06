/* eslint-disable no-console -- speaking goes on with what was known last; this is the only trace */
import { publicSettings } from "#models/contract/settings.ts";
import type { Api } from "../../../ports.ts";
import { keep, readKept } from "../../../ui/kept.ts";

/** Whether our server writes down speech, as it last said: 1 or 0. */
const OFFERED = "aim:ear-offered";
/** Whether the person wants the server to do it on this device: 1 or 0. */
const CHOSEN = "aim:ear-server";

/** The server's offer to write down what is said, and the person's choice. */
export type Offer = {
  /** As last known. */
  stands(): boolean;
  /** Asks the server once a visit, as far as it can be reached; never rejects. */
  ask(): Promise<boolean>;
  /** The server has said that it does not. */
  withdraw(): void;
  chosen(): boolean;
  choose(on: boolean): void;
};

/**
 * @param onChange told when the offer stands now, or no longer
 * @param onAccurate told whether the server has the more accurate Whisper
 */
export function makeOffer(
  api: Pick<Api, "call">,
  onChange: (stands: boolean) => void,
  onAccurate: (has: boolean) => void = () => {},
): Offer {
  let asked: Promise<boolean> | null = null;
  const stands = () => readKept(OFFERED) === "1";

  function note(now: boolean) {
    const changed = now !== stands();
    keep(OFFERED, now ? "1" : "0");
    if (changed) onChange(now);
    return now;
  }

  async function ask(): Promise<boolean> {
    try {
      const { transcription, accurateWhisper } = await api.call(publicSettings, {});
      onAccurate(accurateWhisper);
      return note(transcription);
    } catch (why) {
      asked = null;
      console.warn("It is not known whether the server writes down speech", why);
      return stands();
    }
  }

  return {
    stands,
    ask: () => (asked ??= ask()),
    withdraw: () => void note(false),
    chosen: () => readKept(CHOSEN) === "1",
    choose: (on) => keep(CHOSEN, on ? "1" : "0"),
  };
}
