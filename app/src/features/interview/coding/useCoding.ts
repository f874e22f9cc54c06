import { useEffect, useRef, useState } from "react";
import type { Question } from "#models/entities/question.ts";
import { useCode } from "../../../shell/coding/useCode.ts";
import type { Room } from "../speaking/room.ts";
import { carried } from "./carried.ts";

/**
 * What a question about code has besides the box, and the room to which the box's words are carried with the code of the
 * answer.
 * @param record changes with the answer that is shown
 */
export function useCoding({ type }: Question, record: string, text: string, room: Room) {
  const code = useCode(type, record, text);
  const latest = useRef(code);
  useEffect(() => {
    latest.current = code;
  });
  const [own] = useState<Room>(() => ({
    context: room.context,
    send: (event) => room.send(carried(latest.current, event)),
  }));
  return { code, own };
}
