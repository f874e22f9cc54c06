import type { SpokenTold } from "../../../ports.ts";
import { segmentKey } from "../../store/sound.ts";
import type { Told } from "./connection.ts";

/** Tells the page of a stretch's segments, which are the server's texts by their numbers. */
export type Teller = Told & {
  /** From now on `told` is told. */
  change(told: SpokenTold): void;
  /** Something is said that has no text yet, and number `seq` will be it. */
  wait(seq: number): void;
  /** It is kept until the server can be reached. */
  lose(seq: number): void;
  /** All that was said has its text. */
  end(): void;
};

/** @param onAway told instead of the page: the server is away for all stretches at once */
export function makeTeller(stretch: string, first: SpokenTold, onAway: (away: boolean) => void): Teller {
  let told = first;
  /** A segment that the page waits for. */
  let open: string | null = null;
  const keyOf = (seq: number) => segmentKey(stretch, seq);

  function wait(seq: number) {
    const segment = keyOf(seq);
    if (open === segment) return;
    open = segment;
    told.onSpeech(segment);
  }

  return {
    change: (next) => void (told = next),
    wait,
    lose(seq) {
      open = keyOf(seq);
      told.onLost(open);
    },
    onPartial(seq, { partial, firm }) {
      wait(seq);
      const [committed, pending] = [partial.slice(0, firm).trim(), partial.slice(firm).trim()];
      told.onHeard({ segment: keyOf(seq), committed, pending });
    },
    onText(seq, text, times) {
      open = null;
      told.onText({ segment: keyOf(seq), text, times });
    },
    onAway,
    end() {
      if (open !== null) told.onText({ segment: open, text: "", times: null });
      open = null;
    },
  };
}
