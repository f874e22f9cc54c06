import * as z from "zod/mini";

/** The reply of a call that has nothing else to say. */
export const Done = z.object({ ok: z.literal(true) });

/** Its only value. */
export const done = { ok: true } as const;
