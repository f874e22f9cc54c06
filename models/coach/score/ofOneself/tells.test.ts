import { expect, it } from "vitest";
import { prepare } from "../prepared.ts";
import { tellsOfOneself } from "./tells.ts";

it.each([
  ["I told my boss and my team at once.", true],
  ["Called three branches, got it by four.", true],
  ["Thirty days. I’m done with my March files by then.", true],
  ["Gate register showed the truck went out at six. The party claimed less. Closed.", true],
  ["The weather is fine and the neighbour has a new scooter.", false],
  ["You should always listen first and then answer with respect.", false],
])("[SC6] who tells of themselves is known, also where the I is left out: %s", (answer, own) => {
  expect(tellsOfOneself(prepare(answer))).toBe(own);
});
