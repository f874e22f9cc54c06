import { useEffect, useReducer, useState } from "react";
import { Problem } from "#models/contract/problem.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import type { Purchases } from "../../../ports.ts";
import { usePorts } from "../../../shell/usePorts.ts";

/** What can be bought: not known yet, the pack that is offered, or why there is none (empty: nobody said why). */
export type Packs = { purchases: Purchases | null; pack: Pricing | null; failure: string | null };

const NOTHING: Packs = { purchases: null, pack: null, failure: null };

/** The pack on sale, and buying it; `again` for a second try. */
export function usePacks(): Packs & { again(): void } {
  const { purchases } = usePorts();
  const [packs, setPacks] = useState(NOTHING);
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let here = true;
    async function look() {
      setPacks(NOTHING);
      const found = await purchases();
      const [pack] = await found.packs();
      if (here)
        setPacks({
          purchases: found,
          pack: pack ?? null,
          failure: pack ? null : "",
        });
    }
    look().catch((why: unknown) => {
      const failure = why instanceof Problem ? why.message : "";
      if (here) setPacks({ ...NOTHING, failure });
    });
    return () => void (here = false);
  }, [purchases, tries]);
  return { ...packs, again };
}
