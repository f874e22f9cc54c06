import { describe, expect, it } from "vitest";
import { bank } from "../../bank/index.ts";
import { CAP_GENERAL } from "../../rubric.ts";
import { behavioral } from "../../testing/heard.ts";
import { stem } from "../../text/stem.ts";
import { feedbackOn } from "../feedback.ts";
import { questionOf } from "../fixtures.ts";
import { prepare } from "../prepared.ts";
import { scoreAnswer } from "../scoreAnswer.ts";
import { ownWordsIn } from "./ownWords.ts";

const own = (text: string, asked: string[] = []) => ownWordsIn(prepare(text), new Set(asked.map(stem)));

describe("[SC18] words of its own", { timeout: 60_000 }, () => {
  it("are those that neither the question nor every story has, each once", () => {
    expect(own("I am sincere and hardworking, and I always give my best.")).toBe(0);
    expect(own("At 6 the freezer had stopped, so I packed the milk in ice; the ice held.")).toBe(5);
    expect(own("The freezer had stopped.", ["freezer"])).toBe(0);
    expect(own("It was in Nashik, Pune, Surat and Kota.")).toBe(1);
  });

  it("make what an answer can get: one that fits any question gets little, whatever sounds like its points", () => {
    const general =
      "I always try my best and because of that in the end it was good for everyone. First I thought about the situation carefully, then I told my manager honestly, and finally I got a good result. Since then I always do my work with full sincerity and I never give up.";
    for (const question of behavioral) {
      const score = scoreAnswer(question, general);
      expect([question.entryId, score.caps.map(({ why }) => why)]).toEqual([
        question.entryId,
        expect.arrayContaining(["general"]),
      ]);
      expect(score.score).toBeLessThanOrEqual(CAP_GENERAL + 5);
    }
  });

  it("are not missed where an answer says the points themselves, however it is asked", () => {
    const stories = bank.filter(({ type }) => type === "behavioral");
    const general = stories.flatMap((entry) =>
      entry.frames
        .map((frame) => ({ ...questionOf(entry), question: frame.replace(/\{\w+\}/g, "this") }))
        .filter((question) => scoreAnswer(question, entry.expected).caps.some(({ why }) => why === "general"))
        .map(({ question }) => question),
    );
    expect(general).toEqual([]);
  });

  it("is said in the feedback, with what to do instead", () => {
    const [question] = behavioral;
    if (!question) throw new Error("The bank is empty.");
    const general =
      "First I thought about the dull task carefully because I did not enjoy it, and then I kept at it and did it well. Since then I always do my work with full sincerity, and in the end my manager was happy and thanked me.";
    expect(feedbackOn(question, scoreAnswer(question, general))).toContain(
      "Much of this would fit any question.",
    );
  });
});
