import { describe, expect, it } from "vitest";
import type { PracticeDeck } from "../../../ports.ts";
import type { PracticeCard, PracticeDraft } from "../../../rows.ts";
import { question } from "../store.contract.ts";

/** A card for tests of any deck. */
export const someCard = (over: Partial<PracticeCard> = {}): PracticeCard => ({
  id: "u1|q0",
  userId: "u1",
  question,
  whole: true,
  companyName: "Quick Interview",
  roundTitle: "Technical round",
  reportedAt: "2026-11-27T10:15:00.000Z",
  provisional: false,
  answer: "",
  score: 20,
  schedule: {
    ...{ dueAt: 5, lastAt: null, stability: 0, difficulty: 0 },
    ...{ scheduledDays: 0, reps: 0, lapses: 0, state: 0 },
  },
  tries: [],
  removedAt: null,
  ...over,
});

/** A plan that writes these cards down. */
export const put = (...cards: PracticeCard[]) => ({ put: cards, drop: [] });

/**
 * What every deck does, whatever it is made of.
 * @param make an empty deck
 */
export function deckContract(name: string, make: () => PracticeDeck): void {
  describe(name, () => {
    const draft = { cardId: "u1|q0", userId: "u1", text: "half a sen" };

    it("has nothing of anybody at first", async () => {
      expect(await make().read("u1")).toEqual({ cards: [], drafts: [] });
    });

    it("[PD2] keeps cards, and plans with those of one person alone", async () => {
      const deck = make();
      const theirs = someCard({ id: "u2|q0", userId: "u2" });
      await deck.plan("u2", () => put(theirs));
      const seen: PracticeCard[][] = [];
      await deck.plan("u1", (cards) => {
        seen.push(cards);
        return put(someCard());
      });
      await deck.plan("u1", (cards) => {
        seen.push(cards);
        return put();
      });
      expect(seen).toEqual([[], [someCard()]]);
      expect((await deck.read("u1")).cards).toEqual([someCard()]);
      expect((await deck.read("u2")).cards).toEqual([theirs]);
    });

    it("[PD6] takes a card away that a plan drops, which sees what is being typed", async () => {
      const deck = make();
      await deck.plan("u1", () => put(someCard(), someCard({ id: "u1|q1" })));
      await deck.type(draft);
      const seen: PracticeDraft[][] = [];
      await deck.plan("u1", (_, drafts) => {
        seen.push(drafts);
        return { put: [], drop: ["u1|q1"] };
      });
      expect(seen).toMatchObject([[draft]]);
      expect((await deck.read("u1")).cards).toEqual([someCard()]);
    });

    it("keeps what is typed beside the card, the newest text, until the card is answered", async () => {
      const deck = make();
      await deck.plan("u1", () => put(someCard()));
      await deck.type({ ...draft, text: "half" });
      await deck.type(draft);
      expect((await deck.read("u1")).drafts).toMatchObject([draft]);
      await deck.change(draft.cardId, (card) => ({ ...card, removedAt: 7 }));
      expect((await deck.read("u1")).drafts).toHaveLength(1);
      const tries = [{ answer: "half a sentence", score: 40, at: 9 }];
      await deck.change(draft.cardId, (card) => ({ ...card, tries }), true);
      expect(await deck.read("u1")).toEqual({ cards: [someCard({ removedAt: 7, tries })], drafts: [] });
    });

    it("changes no card that is not there", async () => {
      const deck = make();
      await deck.change("nobody", (card) => ({ ...card, removedAt: 7 }));
      expect((await deck.read("u1")).cards).toEqual([]);
    });
  });
}
