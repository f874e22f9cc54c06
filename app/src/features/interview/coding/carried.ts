import type { Draft } from "../../../shell/coding/draft.ts";
import type { Event } from "../logic/types.ts";

/** The same event with the whole answer, where it came with the words of the box alone. */
export function carried(code: Pick<Draft, "withWords"> | null, event: Event): Event {
  if (!code || (event.type !== "TYPE" && !(event.type === "HEARD" && event.shown))) return event;
  return { ...event, text: code.withWords(event.text) };
}
