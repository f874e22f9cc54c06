import type { Entry, EntryDraft } from "../entry.ts";
import { accounts2 } from "./accounts-2.ts";
import { accounts } from "./accounts.ts";
import { behavioral2 } from "./behavioral-2.ts";
import { behavioral3 } from "./behavioral-3.ts";
import { behavioral } from "./behavioral.ts";
import { codingEveryday } from "./coding-everyday.ts";
import { dataModels } from "./data-models.ts";
import { dataPandas } from "./data-pandas.ts";
import { data } from "./data.ts";
import { engineering2 } from "./engineering-2.ts";
import { engineering3 } from "./engineering-3.ts";
import { engineering4 } from "./engineering-4.ts";
import { engineering5 } from "./engineering-5.ts";
import { engineering6 } from "./engineering-6.ts";
import { engineering7 } from "./engineering-7.ts";
import { engineering } from "./engineering.ts";
import { fresher } from "./fresher.ts";
import { hr2 } from "./hr-2.ts";
import { hrAdmin } from "./hr-admin.ts";
import { hr } from "./hr.ts";
import { nursing2 } from "./nursing-2.ts";
import { nursingWard } from "./nursing-ward.ts";
import { nursingSafety } from "./nursing-safety.ts";
import { nursingAcute } from "./nursing-acute.ts";
import { nursingPeople } from "./nursing-people.ts";
import { nursingAllied } from "./nursing-allied.ts";
import { nursing } from "./nursing.ts";
import { office } from "./office.ts";
import { other2 } from "./other-2.ts";
import { other } from "./other.ts";
import { sales2 } from "./sales-2.ts";
import { sales3 } from "./sales-3.ts";
import { sales4 } from "./sales-4.ts";
import { sales5 } from "./sales-5.ts";
import { sales6 } from "./sales-6.ts";
import { sales } from "./sales.ts";
import { softwareAlgorithms } from "./software-algorithms.ts";
import { softwareApps } from "./software-apps.ts";
import { softwareBackend } from "./software-backend.ts";
import { softwareCloud } from "./software-cloud.ts";
import { softwareCodingMore } from "./software-coding-more.ts";
import { softwareCoding } from "./software-coding.ts";
import { softwareCore } from "./software-core.ts";
import { softwareDesignScale } from "./software-design-scale.ts";
import { softwareDesign } from "./software-design.ts";
import { softwareFrameworks } from "./software-frameworks.ts";
import { softwareOps } from "./software-ops.ts";
import { softwareQuality } from "./software-quality.ts";
import { softwareStores } from "./software-stores.ts";
import { softwareWeb } from "./software-web.ts";
import { support } from "./support.ts";
import { systemDesignEveryday } from "./system-design-everyday.ts";
import { teachingPlanning } from "./teaching-planning.ts";
import { teachingSubjects } from "./teaching-subjects.ts";
import { teachingLearners } from "./teaching-learners.ts";
import { teachingSchool } from "./teaching-school.ts";
import { teachingFormats } from "./teaching-formats.ts";
import { teaching } from "./teaching.ts";

const parts: readonly (readonly EntryDraft[])[] = [
  accounts2,
  accounts,
  behavioral2,
  behavioral3,
  behavioral,
  codingEveryday,
  dataModels,
  dataPandas,
  data,
  engineering2,
  engineering3,
  engineering4,
  engineering5,
  engineering6,
  engineering7,
  engineering,
  fresher,
  hr2,
  hrAdmin,
  hr,
  nursing2,
  nursingWard,
  nursingSafety,
  nursingAcute,
  nursingPeople,
  nursingAllied,
  nursing,
  office,
  other2,
  other,
  sales2,
  sales3,
  sales4,
  sales5,
  sales6,
  sales,
  softwareAlgorithms,
  softwareApps,
  softwareBackend,
  softwareCloud,
  softwareCodingMore,
  softwareCoding,
  softwareCore,
  softwareDesignScale,
  softwareDesign,
  softwareFrameworks,
  softwareOps,
  softwareQuality,
  softwareStores,
  softwareWeb,
  support,
  systemDesignEveryday,
  teachingPlanning,
  teachingSubjects,
  teachingLearners,
  teachingSchool,
  teachingFormats,
  teaching,
];

/** Fills in what a draft may leave out. Written by hand: parsing every entry at start-up would cost time. */
function complete(draft: EntryDraft): Entry {
  const points = draft.points.map(({ accept, must, ...point }) => ({
    ...point,
    accept: accept ?? [],
    must: must ?? false,
  }));
  return { ...draft, points, avoid: draft.avoid ?? [] };
}

/** Every question that the coach can ask, with what a good answer says. */
export const bank: readonly Entry[] = parts.flat().map(complete);
