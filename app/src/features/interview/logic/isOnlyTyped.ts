import type { SnapshotFrom } from "xstate";
import { isAnswered } from "#models/rules/score.ts";
import { positionOf } from "./changes.ts";
import type { interviewMachine } from "./interviewMachine.ts";

type Snapshot = Pick<SnapshotFrom<typeof interviewMachine>, "context" | "tags">;

const tagsOf = ({ tags }: Snapshot) => [...tags].sort().join();

/**
 * A text on its way down comes before the screen: its letters are there by themselves. What a press would do must be
 * right at any moment, so the first letter of an answer is shown at once; and so is that a text is not down yet, while
 * that it is may be said a moment late.
 */
export function isOnlyTyped(next: Snapshot, shown: Snapshot): boolean {
  const at = positionOf(next.context);
  const isSamePlace = at === positionOf(shown.context) && tagsOf(next) === tagsOf(shown);
  // Which buttons there are and what they say, and which box.
  const look = ({ context: { answers, save, box, followUps } }: Snapshot) =>
    `${isAnswered(answers[at] ?? "")} ${save.asked} ${box} ${!followUps[at]}`;
  const isSaid = shown.context.save.state === "saving" && next.context.save.state !== "lost";
  return isSamePlace && isSaid && look(next) === look(shown);
}
