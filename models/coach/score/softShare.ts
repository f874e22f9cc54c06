import { isFigure } from "../text/figure.ts";
import { alikeByLetters } from "../text/letterRuns.ts";
import { sameStem } from "../text/soft.ts";
import { wordsOf } from "../text/words.ts";
import type { Asked } from "./asked.ts";
import { between, type KeyWord, saidOf } from "./keyWords.ts";
import type { Prepared } from "./prepared.ts";
import type { SensedPoint } from "./senses.ts";

const WEIGHT_OF_STOP_WORD = 0.2;
const WEIGHT_OF_QUESTION_WORD = 0.3;
/** Share of a point's words that any text has by chance, and the share from which the point counts as said. */
const BY_CHANCE = 0.05;
const WHOLE = 0.6;

function keysOf(text: string, asked: Asked, prepared: Prepared): KeyWord[] {
  const seen = new Set<string>();
  return wordsOf(text).flatMap(({ stem, kind }) => {
    if (seen.has(stem)) return [];
    seen.add(stem);
    const weight =
      (kind === "stop" ? WEIGHT_OF_STOP_WORD : 1) * (asked.stems.has(stem) ? WEIGHT_OF_QUESTION_WORD : 1);
    const alike = prepared.words.map((word) =>
      sameStem(word.stem, stem) ? 1 : isFigure(stem) ? 0 : alikeByLetters(word.stem, stem),
    );
    return [{ weight, alike: Float32Array.from(alike) }];
  });
}

/** How much of each point that was made from the expected answer is said, by words that are alike in their letters. */
export const softSharesOf = (asked: Asked, prepared: Prepared): SensedPoint[] =>
  asked.points.map(({ point }) => {
    const { share, piece, words } = saidOf(keysOf(point.text, asked, prepared), prepared, asked.brief);
    return { level: between(share, BY_CHANCE, WHOLE), piece, words };
  });
