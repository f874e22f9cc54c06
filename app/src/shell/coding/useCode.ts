import { useEffect, useMemo, useState } from "react";
import type { QuestionType } from "#models/entities/question.ts";
import type * as fetched from "./parts.ts";

/** An answer with code: its draft, and what is shown for its code. */
export type Code = ReturnType<typeof fetched.open>;

/**
 * What a question about code has besides the box; fetched with the first such question. Until then, of other questions, and
 * where it cannot be fetched there is none, and the box has the whole answer.
 * @param record changes with the answer that is shown
 */
export function useCode(type: QuestionType, record: string, text: string): Code | null {
  const [parts, setParts] = useState<typeof fetched | null>(null);
  const isCode = type === "coding";
  useEffect(() => {
    // eslint-disable-next-line no-console -- the plain box serves; this is the only trace
    if (isCode) import("./parts.ts").then(setParts, console.warn);
  }, [isCode, record]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- taken over once; from then on it is what is written
  return useMemo(() => (isCode && parts ? parts.open(text) : null), [parts, record]);
}
