import type { PracticeDeck } from "../../../ports.ts";
import type { PracticeCard, PracticeDraft } from "../../../rows.ts";
import { connect } from "../connection.ts";
import { inRoom, lazyRoom } from "../full.ts";
import { brought, read, write } from "../idb.ts";
import { present } from "../parse.ts";
import { parseCard, parseDraft } from "./parse.ts";

const STORE = "practice";

/** A draft is a row of its own, so that a key press is one put that reads nothing before. */
const draftId = (cardId: string) => `${cardId}|draft`;

const cardsIn = (rows: unknown[]): PracticeCard[] => rows.flatMap((row) => present(parseCard(row)));
const draftsIn = (rows: unknown[]): PracticeDraft[] => rows.flatMap((row) => present(parseDraft(row)));

/** The deck in this browser's database, over a connection of its own. */
export function browserDeck(): PracticeDeck {
  const { run, look } = inRoom(
    connect(() => {}),
    lazyRoom(),
  );
  return {
    async read(userId) {
      const rows = await look(
        ({ device }) => read<unknown[]>(device, STORE, (store) => store.index("userId").getAll(userId)),
        [],
      );
      return { cards: cardsIn(rows), drafts: draftsIn(rows) };
    },
    plan: (userId, plan) =>
      run(({ device }) =>
        write(device, [STORE], async (tx) => {
          const store = tx.objectStore(STORE);
          const rows = await brought<unknown[]>(store.index("userId").getAll(userId));
          const { put, drop } = plan(cardsIn(rows), draftsIn(rows));
          for (const card of put) store.put(card);
          for (const id of drop) store.delete(id);
        }),
      ),
    change: (id, change, done = false) =>
      run(({ device }) =>
        write(device, [STORE], async (tx) => {
          const store = tx.objectStore(STORE);
          const card = parseCard(await brought<unknown>(store.get(id)));
          if (card) store.put(change(card));
          if (done) store.delete(draftId(id));
        }),
      ),
    type: (draft) =>
      run(({ device }) =>
        write(
          device,
          [STORE],
          (tx) => {
            tx.objectStore(STORE).put({ ...draft, id: draftId(draft.cardId) });
            // Not when this tab next has time, which it may never have.
            tx.commit();
          },
          "relaxed",
        ),
      ),
  };
}
