import { type EndingName, SOCKET_LIMITS } from "#models/contract/transcribe.ts";

/** Who speaks now, and for which answer, where that is known. */
export type Speaker = { userId: string; answerId?: string; close(ending: EndingName): void };

/** The places of one server. */
export type Places = {
  /** Takes a place and returns how to leave it, or says why there is none. */
  take(speaker: Speaker): (() => void) | EndingName;
  taken(): number;
};

/** Free places, at first all of them. `changed` is told how many are taken. */
export function makePlaces(changed: (taken: number) => void, limits = SOCKET_LIMITS): Places {
  const speakers = new Set<Speaker>();

  function leave(speaker: Speaker) {
    if (speakers.delete(speaker)) changed(speakers.size);
  }

  /** The connection that somebody has lost without its end being seen here must not keep them out. */
  function replace({ userId, answerId }: Speaker) {
    const older = [...speakers].filter((one) => one.userId === userId && one.answerId === answerId);
    if (answerId === undefined) return;
    for (const one of older) {
      leave(one);
      one.close("replaced");
    }
  }

  return {
    taken: () => speakers.size,
    take(speaker) {
      replace(speaker);
      const own = [...speakers].filter(({ userId }) => userId === speaker.userId).length;
      if (own >= limits.socketsPerPerson) return "tooMany";
      if (speakers.size >= limits.sockets) return "full";
      speakers.add(speaker);
      changed(speakers.size);
      return () => leave(speaker);
    },
  };
}
