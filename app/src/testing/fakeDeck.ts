import type { PracticeCard, PracticeDraft } from "../rows.ts";
import type { PracticeDeck } from "../ports.ts";

/** A deck in memory. */
export type FakeDeck = PracticeDeck & {
  cards: Map<string, PracticeCard>;
  drafts: Map<string, PracticeDraft>;
  /** While set, every write rejects with it, as on a full disk. */
  full: Error | null;
};

export function fakeDeck(): FakeDeck {
  const ofUser = <T extends { userId: string }>(rows: Map<string, T>, userId: string) =>
    [...rows.values()].filter((row) => row.userId === userId);
  const deck: FakeDeck = {
    cards: new Map(),
    drafts: new Map(),
    full: null,
    read: async (userId) => ({ cards: ofUser(deck.cards, userId), drafts: ofUser(deck.drafts, userId) }),
    async plan(userId, plan) {
      if (deck.full) throw deck.full;
      const { put, drop } = plan(ofUser(deck.cards, userId), ofUser(deck.drafts, userId));
      for (const card of put) deck.cards.set(card.id, card);
      for (const id of drop) deck.cards.delete(id);
    },
    async change(id, change, done = false) {
      if (deck.full) throw deck.full;
      const card = deck.cards.get(id);
      if (card) deck.cards.set(id, change(card));
      if (done) deck.drafts.delete(id);
    },
    async type(draft) {
      if (deck.full) throw deck.full;
      deck.drafts.set(draft.cardId, draft);
    },
  };
  return deck;
}
