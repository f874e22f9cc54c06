import type { KeyPoint, Question } from "../../entities/question.ts";
import type { ReportQuestion, Scheme } from "../../entities/report.ts";

/** What a report keeps of a question, so that it can be asked and scored once more (rule BA6). */
export const schemeOf = ({ title, points, avoid, ofWork, exercise }: Question): Scheme => ({
  ...{ title, points, avoid },
  ...(ofWork && { ofWork }),
  ...(exercise && { exercise }),
});

/** Points of a report of before: their texts, all of one weight, without other wordings. */
function pointsOf({ found, missing }: ReportQuestion): KeyPoint[] {
  const texts = [...found.map(({ text }) => text), ...missing];
  return texts.map((text) => ({ text, accept: [], weight: 1 / texts.length, must: false }));
}

/** The question behind a report's, as far as the report knows it (rule BA6). */
export function questionOf(asked: ReportQuestion): Question {
  const { questionId, question, type, link, expectedAnswer, resumeLine, scheme } = asked;
  return {
    ...{ questionId, question, type, link, expectedAnswer, resumeLine, entryId: null },
    ...(scheme ?? { title: question, points: pointsOf(asked), avoid: [] }),
  };
}
