/* eslint-disable no-console -- the plain box serves; this is the only trace */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Question } from "#models/entities/question.ts";
import type { Room } from "../speaking/room.ts";
import type { Draft } from "./draft.ts";
import type * as fetched from "./parts.ts";

type Parts = typeof fetched;

/**
 * What a question about code has besides the box; fetched with the first such question. Until then, and where it
 * cannot be fetched, the box has the whole answer.
 * @param record changes with the answer that is shown
 */
export function useCoding({ type }: Question, record: string, text: string, room: Room) {
  const [parts, setParts] = useState<Parts | null>(null);
  const isCode = type === "coding";
  useEffect(() => {
    if (isCode) import("./parts.ts").then(setParts, (why: unknown) => console.warn("No editor", why));
  }, [isCode, record]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- taken over once; from then on it is what is written
  const draft = useMemo(() => (isCode && parts ? parts.draftOf(text) : null), [parts, record, isCode]);
  const latest = useRef<Draft | null>(null);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  /** The room, to which the box's words are carried with the code of the answer. */
  const [own] = useState<Room>(() => ({
    context: room.context,
    send: (event) => room.send(latest.current?.carried(event) ?? event),
  }));
  return { draft, own, Coding: draft && parts ? parts.Coding : null };
}
