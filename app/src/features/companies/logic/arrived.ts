import * as z from "zod/mini";

/** What the list says on arrival: which company was saved, or how many were added. */
const Arrived = z.object({
  saved: z.optional(z.object({ companyId: z.string(), name: z.string() })),
  added: z.optional(z.int()),
});
export type Arrived = z.infer<typeof Arrived>;

/** The navigation state of the list; anything else is nothing to say. */
export const arrivedOf = (state: unknown): Arrived => Arrived.safeParse(state).data ?? {};

/** What the page shows, by the query of its address. */
export type View = { tab: "list" | "add" | "bulk" } | { tab: "edit"; companyId: string };

/** @param query as in an address, `?tab=add` */
export function viewOf(query: string): View {
  const tab = /[?&]tab=(add|bulk)(?:&|$)/.exec(query)?.[1];
  const companyId = /[?&]edit=([A-Za-z0-9_-]{1,64})(?:&|$)/.exec(query)?.[1];
  if (companyId !== undefined) return { tab: "edit", companyId };
  return { tab: tab === "add" || tab === "bulk" ? tab : "list" };
}

/** Whether every typed word stands somewhere in the company's name or industry. */
export function matches({ name, industry }: { name: string; industry: string }, typed: string): boolean {
  const text = `${name} ${industry}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
