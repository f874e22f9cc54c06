import type { Corrections } from "../../entities/corrections.ts";
import type { Person } from "../../entities/person.ts";
import { applyCorrections } from "../resume/applyCorrections.ts";
import { readResume } from "../resume/readResume.ts";
import type { ResumeFacts } from "../resume/facts.ts";

/** More of a kind than anybody's resume has are a misreading. */
const MOST = 12;
const LONGEST = 80;

const some = (texts: readonly (string | null)[]) =>
  [
    ...new Set(
      texts.flatMap((text) => (text === null || text.trim() === "" ? [] : [text.slice(0, LONGEST)])),
    ),
  ].slice(0, MOST);

/** The few facts of a resume that answers are compared with (rule SC15). */
export const personOf = ({ years, roles, education }: ResumeFacts): Person => ({
  years,
  employers: some(roles.map(({ employer }) => employer)),
  degrees: some(education.map(({ degree }) => degree)),
});

/** The same from the lines of a resume, with what the person has put right. */
export const personIn = (lines: readonly string[], corrections?: Corrections | null): Person =>
  personOf(applyCorrections(readResume(lines), corrections));
