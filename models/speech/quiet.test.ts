import { expect, it } from "vitest";
import { makeQuiet } from "./quiet.ts";

it("lets the detector forget after two seconds without speech, and again after two more", () => {
  const isQuiet = makeQuiet();
  const forgotten = Array.from({ length: 200 }, (_, frame) => isQuiet(frame === 30 ? 0.4 : 0.1))
    .map((now, frame) => (now ? frame : -1))
    .filter((frame) => frame >= 0);
  expect(forgotten).toEqual([94, 158]);
});
