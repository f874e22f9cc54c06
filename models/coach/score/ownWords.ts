import { stem } from "../text/stem.ts";
import type { Piece } from "./prepared.ts";

/** Words that fit every story, and so tell none. */
const STOCK: ReadonlySet<string> = new Set(
  "always attitude believe best careful carefully company decide decision done effort everyone everything experience feel finally good great handle happy hard hardworking help honest honestly job keep learn life manage manager matter nice people person point positive problem proper properly respect responsibility result right senior serious sincere situation skill solution solve step success successful support team task thing think thought time try understand way whole work"
    .split(" ")
    .map(stem),
);

/** Whether a clause says something of its own: a word that neither the question has nor every story. */
export const saysOwn = ({ words }: Piece, asked: ReadonlySet<string>) =>
  words.some(({ kind, stem: own }) => kind === "content" && !asked.has(own) && !STOCK.has(own));
