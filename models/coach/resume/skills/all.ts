import { dataSkills } from "./data.ts";
import { engineeringSkills, fresherSkills, nursingSkills, teachingSkills } from "./field.ts";
import { accountsSkills, hrAdminSkills, salesSkills, supportSkills } from "./office.ts";
import type { SkillRow } from "./row.ts";
import { softwareSkills } from "./software.ts";

/** Every skill that the coach can read from a resume. */
export const allSkills: readonly SkillRow[] = [
  ...softwareSkills,
  ...dataSkills,
  ...accountsSkills,
  ...salesSkills,
  ...supportSkills,
  ...hrAdminSkills,
  ...nursingSkills,
  ...teachingSkills,
  ...engineeringSkills,
  ...fresherSkills,
];
