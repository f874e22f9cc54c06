import { useEffect, useMemo, useRef, useState } from "react";
import type { Question } from "#models/entities/question.ts";
import type { Room } from "../speaking/room.ts";
import type * as fetched from "./parts.ts";

/**
 * What a question about code has besides the box; fetched with the first such question. Until then, and where it
 * cannot be fetched, the box has the whole answer.
 * @param record changes with the answer that is shown
 */
export function useCoding({ type }: Question, record: string, text: string, room: Room) {
  const [parts, setParts] = useState<typeof fetched | null>(null);
  const isCode = type === "coding";
  useEffect(() => {
    // eslint-disable-next-line no-console -- the plain box serves; this is the only trace
    if (isCode) import("./parts.ts").then(setParts, console.warn);
  }, [isCode, record]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- taken over once; from then on it is what is written
  const code = useMemo(() => (isCode && parts ? parts.open(text) : null), [parts, record]);
  const latest = useRef(code);
  useEffect(() => {
    latest.current = code;
  });
  /** The room, to which the box's words are carried with the code of the answer. */
  const [own] = useState<Room>(() => ({
    context: room.context,
    send: (event) => room.send(latest.current?.carried(event) ?? event),
  }));
  return { code, own };
}
