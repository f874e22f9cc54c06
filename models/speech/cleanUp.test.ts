import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanUp, isLooping } from "./cleanUp.ts";

const VOICED = { seconds: 5, voicedRms: 0.05 };
const SHORT = { seconds: 1.2, voicedRms: 0.05 };
const SOFT = { seconds: 5, voicedRms: 0.001 };

const clean = (text: string, about = VOICED) => cleanUp(text, about);
const again = (text: string, times: number) => Array.from({ length: times }, () => text).join(" ");

describe("descriptions of sounds", () => {
  it("are taken out: brackets, parentheses, notes, stars", () => {
    for (const tag of [
      "[BLANK_AUDIO]",
      "[Music]",
      "[ Silence ]",
      "(sighs)",
      "(keyboard clicking)",
      "(LAUGHTER)",
      "(upbeat music)",
      "(speaking in foreign language)",
      "♪ la la la ♪",
      "*coughs*",
      ">>",
    ]) {
      expect(clean(tag), tag).toBe("");
      expect(clean(` ${tag} I led the team. ${tag}`), tag).toBe("I led the team.");
    }
  });

  it("leave what stands beside a single note", () => {
    expect(clean("♪")).toBe("");
    expect(clean("♫ I led the team.")).toBe("I led the team.");
  });

  it("are not what somebody said that stands in parentheses", () => {
    for (const said of [
      "An application programming interface (API) is a contract.",
      "It runs in O(n log n), not in f(x).",
      "I did ML (machine learning) and SEO (search engine optimisation).",
      "The first Bible actually dated (which also was printed at Maintz by Peter) came later.",
    ])
      expect(clean(said)).toBe(said);
  });
});

describe("loops", () => {
  it("[bug transformers.js#881] are said once: what tiny.en wrote of a clip cut too close to its end", () => {
    expect(
      clean(again("Then in the same operations with ugly ones.", 12), { seconds: 2.5, voicedRms: 0.06 }),
    ).toBe("Then in the same operations with ugly ones.");
    expect(clean(`${again("Terrath and sheet from the yellow pan.", 22)} Terr`)).toBe(
      "Terrath and sheet from the yellow pan.",
    );
    expect(
      clean(
        `and it is worth mention in passing ${again("that as an example of fine typography,", 9)} typography, that as an example of fine typography,`,
      ),
    ).toBe(
      "and it is worth mention in passing that as an example of fine typography, typography, that as an example of fine typography,",
    );
    expect(clean(`10 of clubs ${again("10 of clubs", 50)} ${again("clubs", 40)}`)).toBe("10 of clubs clubs");
    expect(clean(again("5", 220))).toBe("5 5");
  });

  it("are found one after the other, and behind text that is right", () => {
    expect(
      clean(
        `Then in the same way. ${again("Then in the ones.", 13)} ${again("I think so.", 3)} That is all.`,
      ),
    ).toBe("Then in the same way. Then in the ones. I think so. That is all.");
    expect(clean("I want to go, I want to go, I want to go, I want")).toBe("I want to go,");
  });

  it("[bug rescript#14] [bug hyperaudio#313] are found within words, and where there are only marks", () => {
    expect(clean(again("ha", 40).replaceAll(" ", ""))).toBe("haha");
    expect(clean("I-I-I-I-I think the-the-the-the plan")).toBe("I think the plan");
    expect(clean("!!!!!!!!!!!!!!!!")).toBe("");
  });

  it("are not what people really say twice, or a word three times", () => {
    for (const said of [
      "It was very very good.",
      "No no no, that is wrong.",
      "No, no, no.",
      "Thank you, thank you.",
      "It is what it is, it is what it is.",
      "My number is 9 9 9 9 9 0 1.",
      "Five five five five.",
      "I had had had problems.",
    ])
      expect(clean(said)).toBe(said);
  });

  it("make a second try worth its while, as do more words than anybody says", () => {
    expect(isLooping(again("of the typography", 3), 20)).toBe(true);
    expect(isLooping(again("clubs", 4), 20)).toBe(true);
    expect(isLooping("hahahahahahahaha", 20)).toBe(true);
    expect(isLooping("no no no", 2)).toBe(false);
    expect(isLooping("very very good", 1)).toBe(false);
    expect(isLooping("", 0)).toBe(false);
    const words = "a bb ccc dd e ff ggg hh i jj kkk ll m nn ooo";
    expect(isLooping(words, 2)).toBe(true);
    expect(isLooping(words, 2.2)).toBe(false);
    expect(isLooping("Yes I do", 0.3)).toBe(false);
  });
});

describe("what Whisper invents", () => {
  const inventions = [
    "Thank you for watching!",
    "Thanks for watching.",
    "Thank you so much for watching!",
    "Please subscribe.",
    "Please like and subscribe to my channel.",
    "Don't forget to subscribe!",
    "Subtitles by the Amara.org community",
    "Captions by someone",
    "Transcribed by somebody else",
    "www.example.org",
    "I'll see you in the next video.",
    "Thank you. Thanks for watching!",
  ];

  it("[bug whisper#679] [bug whisper#928] is dropped where next to nothing was said", () => {
    for (const text of inventions) {
      expect(clean(text, SHORT), text).toBe("");
      expect(clean(text, SOFT), text).toBe("");
    }
  });

  it("stays where there was speech: then somebody may have said it", () => {
    for (const text of inventions) expect(clean(text), text).toBe(text.trim());
  });

  it("[bug whisper#928] is dropped at any loudness where it is the whole of what a hum gave", () => {
    for (const text of ["you", " You", "you you", "You. You.", "Beeping"]) {
      expect(clean(text, SHORT), text).toBe("");
      expect(clean(text), text).toBe("");
    }
    expect(clean("You and me.")).toBe("You and me.");
  });

  it("is not a real thank-you at the end of an interview", () => {
    for (const text of [
      "Thank you.",
      "Thank you very much.",
      "Thanks.",
      "Okay, thank you.",
      "Bye.",
      "Goodbye.",
    ]) {
      expect(clean(text, { seconds: 0.6, voicedRms: 0.05 }), text).toBe(text);
      expect(clean(text, { seconds: 0.5, voicedRms: 0.05 }), text).toBe("");
      expect(clean(text, SOFT), text).toBe("");
    }
    const short = { seconds: 0.4, voicedRms: 0.001 };
    for (const text of ["Thank you, sir.", "Yes.", "Okay.", "I subscribe to that view.", "You and me."])
      expect(clean(text, short), text).toBe(text);
  });
});

describe("a cleaned text", () => {
  it("is empty without letters or digits", () => {
    for (const text of ["", " ", "...", "-", "?!", "…", "。"]) expect(clean(text)).toBe("");
  });

  it("keeps its letters, digits and marks otherwise", () => {
    for (const text of [
      ".NET and C++, C# too.",
      "It fell to -5 degrees.",
      "50% of ₹10,000.",
      "नमस्ते, मैं तैयार हूँ।",
    ])
      expect(clean(text)).toBe(text);
    expect(clean(" ... and so I left.  ")).toBe("and so I left.");
    expect(clean("- I agree.")).toBe("I agree.");
  });

  it("does not change when it is cleaned again, and says no word that was not there", () => {
    const word = fc.constantFrom(
      "I",
      "no",
      "5",
      "the",
      "plan.",
      "you",
      "Thank",
      "you.",
      "(sighs)",
      "[x]",
      "-",
      "ha",
      "♪",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const once = clean(words.join(" "));
        expect(clean(once)).toBe(once);
        expect(once.split(" ").length).toBeLessThanOrEqual(Math.max(1, words.length));
      }),
      { numRuns: 1_000 },
    );
  });
});
