import { createActor, waitFor } from "xstate";
import { provideEffects } from "../effects/provideEffects.ts";
import { choice, type interviewWorld } from "./interviewServer.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;

export const GENERATE = "POST /questions/generate/{companyId}/{roundId}";
export const REPORT = "POST /reports/generate";

export const callsOf = ({ ports }: World, name: string) =>
  ports.api.calls.filter((call) => call.name === name);

/** The interview's machine over the world's ports, started; without a choice it goes on with what is stored. */
export function start({ ports, userId }: World, chosen: typeof choice | null = choice) {
  const now = ports.clock.now();
  const input = { userId, choice: chosen, known: false, openedAt: now, muted: true, now };
  return createActor(provideEffects(ports), { input }).start();
}

export const tagged = (actor: ReturnType<typeof start>, tag: "answering" | "failed" | "offline") =>
  waitFor(actor, (snapshot) => snapshot.hasTag(tag));
