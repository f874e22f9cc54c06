import { describe, expect, it } from "vitest";
import { sentencesOf } from "./spans.ts";

const sentences = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to));

describe("[SC5] a text that runs on without a sign", () => {
  it("is cut where the speaker begins anew", () => {
    expect(
      sentences(
        "last year the belt of our mill tore at night i stopped the motor and called two boys my hands were shaking so i held the lamp after that we ran it till morning and since then i check it every friday",
      ),
    ).toEqual([
      "last year the belt of our mill tore at night",
      "i stopped the motor and called two boys",
      "my hands were shaking so i held the lamp",
      "after that we ran it till morning",
      "and since then i check it every friday",
    ]);
  });

  it("is not cut inside what somebody said, thought, or what a word before leads on to", () => {
    const told =
      "my manager in the pune office told him i would bring the file because he knew that we had kept the only signed copy in the iron cupboard since march";
    expect(sentences(told)).toEqual([told]);
  });

  it("is left as it is where signs stand, or where it is short", () => {
    const written =
      "When the belt tore I stopped the motor, called two boys and held the lamp for them; we ran it till morning.";
    expect(sentences(written)).toEqual([written]);
    const short = "the belt tore and i stopped the motor then we ran it";
    expect(sentences(short)).toEqual([short]);
  });
});
