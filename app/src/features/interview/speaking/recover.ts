import type { Ear, LeftSound, SpokenTold } from "../../../ports.ts";
import type { SpokenPiece } from "./dictated.ts";
import { answerOf, makePieces, type Room } from "./room.ts";

/** Told of a stretch that nobody speaks any more: only its texts matter. */
const onlyText = (onText: SpokenTold["onText"]): SpokenTold => ({
  deviceId: null,
  onLevel: () => {},
  onSpeech: () => {},
  onHeard: () => {},
  onText,
  onLost: () => {},
  onUnkept: () => {},
  onUnplugged: () => {},
  onBroken: () => {},
  onMuted: () => {},
  onAway: () => {},
});

type OnPiece = (piece: SpokenPiece) => void;

async function recoverStretch(ear: Ear, room: Room, left: LeftSound, keep: boolean, onPiece: OnPiece) {
  const { stretch, index, questionId, segments, more } = left;
  const { attempt, dictated } = room.context();
  const known = new Set(dictated[index]?.heard);
  const done = segments.filter((segment) => known.has(segment));
  if (done.length > 0) await ear.written(done, keep);
  if (!attempt || (done.length === segments.length && !more)) return;
  const told = onlyText(({ segment, text, times }) => {
    if (text !== "" && !known.has(segment)) onPiece({ segment, text, times });
  });
  await ear.recover(answerOf(attempt, index, questionId), stretch, told);
}

/**
 * Writes down what was said and not written down when the page went away; sound whose text is there is dropped.
 * @param keep the person keeps what they say: it is then not dropped
 */
export async function recoverSound(
  ear: Ear,
  room: Room,
  left: readonly LeftSound[],
  keep: boolean,
): Promise<void> {
  await ear.warm();
  const pieces = makePieces(room);
  for (const stretch of left) {
    await recoverStretch(ear, room, stretch, keep, (piece) => pieces.append(stretch.index, piece));
  }
}
