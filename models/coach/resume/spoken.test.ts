import { describe, expect, it } from "vitest";
import { readResume } from "./readResume.ts";
import { spokenIn } from "./spoken.ts";

const spoken = (...lines: string[]) => spokenIn(readResume(lines).lines);

describe("[RS13] the languages that a person speaks", () => {
  it.each([
    ["below their heading", ["LANGUAGES", "English, Malayalam, Hindi"], ["English", "Malayalam", "Hindi"]],
    ["behind a label", ["Languages: Malayalam, Hindi"], ["Malayalam", "Hindi"]],
    [
      "among the personal details",
      ["PERSONAL DETAILS", "Languages | English, Hindi", "Mother tongue - Marathi"],
      ["English", "Hindi", "Marathi"],
    ],
    ["among the skills", ["SKILLS", "LMV licence, basic English, Hindi"], ["English", "Hindi"]],
    ["in Hindi", ["भाषाएं", "हिंदी, अंग्रेज़ी"], ["हिंदी", "अंग्रेज़ी"]],
    ["once each", ["SKILLS", "Hindi", "LANGUAGES", "Hindi, English"], ["Hindi", "English"]],
  ])("are read %s", (_, lines, expected) => {
    expect(spoken(...lines)).toEqual(expected);
  });

  it.each([
    ["languages of programs", ["SKILLS", "Languages: Python, C++"]],
    ["a subject that is taught", ["EXPERIENCE", "TGT Hindi, Sunrise English School, 2019 - 2022"]],
    ["a skill with a language in it", ["SKILLS", "English typing 40 wpm"]],
    ["an address", ["PERSONAL DETAILS", "Address: 4 Bengali Market, New Delhi"]],
  ])("are not %s", (_, lines) => {
    expect(spoken(...lines)).toEqual([]);
  });
});
