/* eslint-disable no-console -- the person is told in words */
import { useCallback, useEffect, useState } from "react";
import type { ReportQuestion } from "#models/entities/report.ts";
import type { PracticeDeck } from "../../ports.ts";
import type { PracticeCard, PracticeDraft } from "../../rows.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { toldByAccount, toldHere } from "./gather.ts";
import { answeredCard } from "./logic/answered.ts";
import { planDeck, type Told } from "./logic/collect.ts";
import type { Day } from "./logic/day.ts";

/** This day of the person's own calendar. */
export function dayOf(now: number): Day {
  const [start, end] = [new Date(now), new Date(now)];
  start.setHours(0, 0, 0, 0);
  end.setHours(24, 0, 0, 0);
  return { start: start.getTime(), end: end.getTime() };
}

/** By what the runs of code that is written on a card are remembered. */
export const runsOf = ({ id }: PracticeCard) => `practice:${id}`;

/** What became of an answer to a card; `say`: why it has no score, as the coach says it. */
export type Checked =
  { kind: "scored"; said: ReportQuestion } | { kind: "not-scored"; say: string } | { kind: "failed" };

export type Deck = { port: PracticeDeck; cards: PracticeCard[]; drafts: PracticeDraft[] };

/** asking: the account is still being asked; away: it could not be. */
export type Account = "asking" | "asked" | "away";

/** What a person practises on this device, and what can be done with it. */
export function usePractice(userId: string) {
  const ports = usePorts();
  const { api, clock, store, practice } = ports;
  const [deck, setDeck] = useState<Deck | null>(null);
  const [failed, setFailed] = useState(false);
  const [account, setAccount] = useState<Account>("asking");

  const show = useCallback(
    async (port: PracticeDeck) => setDeck({ port, ...(await port.read(userId)) }),
    [userId],
  );

  useEffect(() => {
    const gone = new AbortController();
    const add = async (port: PracticeDeck, told: Told) => {
      if (gone.signal.aborted) return;
      if (told.finds.length + told.cleared.size > 0)
        await port.plan(userId, (cards, drafts) => planDeck(cards, drafts, told, userId, clock.now()));
      if (!gone.signal.aborted) await show(port);
    };
    async function gather() {
      const port = await practice();
      await add(port, await toldHere({ store }, userId));
      // What this device has serves until the account can be asked.
      const told = await toldByAccount({ api }, userId, gone.signal).catch(() => null);
      if (told) await add(port, told);
      if (!gone.signal.aborted) setAccount(told ? "asked" : "away");
    }
    gather().catch((why: unknown) => {
      if (gone.signal.aborted) return;
      console.warn("The practice deck could not be read", why);
      setFailed(true);
    });
    return () => gone.abort();
  }, [api, clock, practice, show, store, userId]);

  /** Takes a card out of the deck, or puts it back. Resolves with whether that is written down. */
  async function setRemoved({ id }: PracticeCard, removed: boolean): Promise<boolean> {
    if (!deck) return false;
    try {
      const removedAt = removed ? clock.now() : null;
      await deck.port.change(id, (card) => ({ ...card, removedAt }));
      await show(deck.port);
      return true;
    } catch (why) {
      console.warn("The practice deck could not be changed", why);
      return false;
    }
  }

  /** Scores an answer on this device and moves its card on; one that has no score leaves the card where it is (rule PD3). */
  async function check(card: PracticeCard, answer: string): Promise<Checked> {
    if (!deck) return { kind: "failed" };
    try {
      const { scoreHere } = await import("../../calls/scoreHere.ts");
      const { question } = card;
      const notes = question.exercise ? await import("../../shell/coding/runNotes.ts") : null;
      const run = notes?.runIn(runsOf(card), question, answer) ?? null;
      const { questions } = await scoreHere(ports, [{ question, answer, seconds: null, run }]);
      const [said] = questions;
      if (!said) return { kind: "failed" };
      const { score } = said;
      if (score === null) return { kind: "not-scored", say: said.feedback };
      await deck.port.change(card.id, (row) => answeredCard(row, answer, score, clock.now()), true);
      await show(deck.port);
      return { kind: "scored", said };
    } catch (why) {
      console.warn("An answer could not be checked", why);
      return { kind: "failed" };
    }
  }

  /** Writes down what is typed, begun within this very call; rejects when it could not be. It is then still on the screen. */
  function write({ id }: PracticeCard, text: string): Promise<void> {
    if (!deck) return Promise.reject(new Error("There is no deck yet."));
    const draft = { cardId: id, userId, text };
    const written = deck.port.type(draft);
    setDeck((now) => now && { ...now, drafts: [...now.drafts.filter(({ cardId }) => cardId !== id), draft] });
    return written;
  }

  return { deck, failed, account, setRemoved, check, write };
}
