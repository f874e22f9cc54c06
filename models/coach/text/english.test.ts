import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import heard from "../testing/heard.json" with { type: "json" };
import { isEnglish } from "./english.ts";

describe("[SC19] an answer is English", () => {
  it("as people speak it in India, and where it is only a few words", () => {
    const answers = heard.flatMap(({ good, weak, general, echo }) => [...good, weak, general, echo]);
    expect(answers.filter((answer) => !isEnglish(answer))).toEqual([]);
    expect(bank.map(({ expected }) => expected).filter((answer) => !isEnglish(answer))).toEqual([]);
    expect(isEnglish("पता नहीं")).toBe(true);
    expect(isEnglish("")).toBe(true);
  });

  it("and not Hindi, in its own letters or in Latin ones", () => {
    expect(isEnglish("मैं रोज़ डॉक्टर को रिपोर्ट देता हूँ")).toBe(false);
    expect(isEnglish("மருத்துவர்")).toBe(false);
    expect(isEnglish("मैंने पिछले साल अस्पताल में एक मरीज़ की मदद की और डॉक्टर को तुरंत बताया।")).toBe(false);
    expect(
      isEnglish("Maine pichle saal hospital mein ek patient ki madad ki aur doctor ko turant bataya."),
    ).toBe(false);
  });
});
