import type { Entry, EntryDraft } from "../entry.ts";
import { accounts2 } from "./accounts-2.ts";
import { accounts3 } from "./accounts-3.ts";
import { accounts4 } from "./accounts-4.ts";
import { accounts5 } from "./accounts-5.ts";
import { accounts6 } from "./accounts-6.ts";
import { accounts7 } from "./accounts-7.ts";
import { accounts8 } from "./accounts-8.ts";
import { accounts } from "./accounts.ts";
import { behavioral7 } from "./behavioral-7.ts";
import { behavioral6 } from "./behavioral-6.ts";
import { behavioral5 } from "./behavioral-5.ts";
import { behavioral4 } from "./behavioral-4.ts";
import { behavioral2 } from "./behavioral-2.ts";
import { behavioral3 } from "./behavioral-3.ts";
import { behavioral } from "./behavioral.ts";
import { checks2 } from "./checks-2.ts";
import { checks } from "./checks.ts";
import { codingEveryday2 } from "./coding-everyday-2.ts";
import { codingEveryday } from "./coding-everyday.ts";
import { data2 } from "./data-2.ts";
import { data3 } from "./data-3.ts";
import { data4 } from "./data-4.ts";
import { dataModels } from "./data-models.ts";
import { dataPandas } from "./data-pandas.ts";
import { data } from "./data.ts";
import { engineering2 } from "./engineering-2.ts";
import { engineering3 } from "./engineering-3.ts";
import { engineering4 } from "./engineering-4.ts";
import { engineering5 } from "./engineering-5.ts";
import { engineering6 } from "./engineering-6.ts";
import { engineering7 } from "./engineering-7.ts";
import { engineering8 } from "./engineering-8.ts";
import { engineering } from "./engineering.ts";
import { fresher2 } from "./fresher-2.ts";
import { fresher3 } from "./fresher-3.ts";
import { fresher4 } from "./fresher-4.ts";
import { fresher5 } from "./fresher-5.ts";
import { fresher } from "./fresher.ts";
import { hr6 } from "./hr-6.ts";
import { hr5 } from "./hr-5.ts";
import { hr4 } from "./hr-4.ts";
import { hr3 } from "./hr-3.ts";
import { hr2 } from "./hr-2.ts";
import { hrAdmin2 } from "./hr-admin-2.ts";
import { hrAdmin3 } from "./hr-admin-3.ts";
import { hrAdmin4 } from "./hr-admin-4.ts";
import { hrAdmin5 } from "./hr-admin-5.ts";
import { hrAdmin6 } from "./hr-admin-6.ts";
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
import { other4 } from "./other-4.ts";
import { other3 } from "./other-3.ts";
import { other2 } from "./other-2.ts";
import { other } from "./other.ts";
import { sales2 } from "./sales-2.ts";
import { sales3 } from "./sales-3.ts";
import { sales4 } from "./sales-4.ts";
import { sales5 } from "./sales-5.ts";
import { sales6 } from "./sales-6.ts";
import { sales } from "./sales.ts";
import { softwareAlgorithms2 } from "./software-algorithms-2.ts";
import { softwareAlgorithms } from "./software-algorithms.ts";
import { softwareApis } from "./software-apis.ts";
import { softwareApps } from "./software-apps.ts";
import { softwareBackend } from "./software-backend.ts";
import { softwareBrowser } from "./software-browser.ts";
import { softwareCloud } from "./software-cloud.ts";
import { softwareCodingMore } from "./software-coding-more.ts";
import { softwareCoding5 } from "./software-coding-5.ts";
import { softwareCoding4 } from "./software-coding-4.ts";
import { softwareCoding3 } from "./software-coding-3.ts";
import { softwareCoding2 } from "./software-coding-2.ts";
import { softwareCoding } from "./software-coding.ts";
import { softwareContainers } from "./software-containers.ts";
import { softwareCore } from "./software-core.ts";
import { softwareDelivery } from "./software-delivery.ts";
import { softwareDesignContent } from "./software-design-content.ts";
import { softwareDesignEvents } from "./software-design-events.ts";
import { softwareDesignScale } from "./software-design-scale.ts";
import { softwareDesignServices } from "./software-design-services.ts";
import { softwareDesign } from "./software-design.ts";
import { softwareDevices } from "./software-devices.ts";
import { softwareFoundations } from "./software-foundations.ts";
import { softwareFrameworks } from "./software-frameworks.ts";
import { softwareJava } from "./software-java.ts";
import { softwareMobile } from "./software-mobile.ts";
import { softwareNative } from "./software-native.ts";
import { softwareNodePython } from "./software-node-python.ts";
import { softwareOps } from "./software-ops.ts";
import { softwareQuality } from "./software-quality.ts";
import { softwareReact } from "./software-react.ts";
import { softwareServers } from "./software-servers.ts";
import { softwareSpring } from "./software-spring.ts";
import { softwareSql } from "./software-sql.ts";
import { softwareStores } from "./software-stores.ts";
import { softwareStreams } from "./software-streams.ts";
import { softwareTesting } from "./software-testing.ts";
import { softwareWeb } from "./software-web.ts";
import { support2 } from "./support-2.ts";
import { support3 } from "./support-3.ts";
import { support4 } from "./support-4.ts";
import { support5 } from "./support-5.ts";
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
  accounts3,
  accounts4,
  accounts5,
  accounts6,
  accounts7,
  accounts8,
  accounts,
  behavioral7,
  behavioral6,
  behavioral5,
  behavioral4,
  behavioral2,
  behavioral3,
  behavioral,
  codingEveryday2,
  codingEveryday,
  data2,
  data3,
  data4,
  dataModels,
  dataPandas,
  data,
  engineering2,
  engineering3,
  engineering4,
  engineering5,
  engineering6,
  engineering7,
  engineering8,
  engineering,
  fresher2,
  fresher3,
  fresher4,
  fresher5,
  fresher,
  hr6,
  hr5,
  hr4,
  hr3,
  hr2,
  hrAdmin2,
  hrAdmin3,
  hrAdmin4,
  hrAdmin5,
  hrAdmin6,
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
  other4,
  other3,
  other2,
  other,
  sales2,
  sales3,
  sales4,
  sales5,
  sales6,
  sales,
  softwareAlgorithms2,
  softwareAlgorithms,
  softwareApis,
  softwareApps,
  softwareBackend,
  softwareBrowser,
  softwareCloud,
  softwareCodingMore,
  softwareCoding5,
  softwareCoding4,
  softwareCoding3,
  softwareCoding2,
  softwareCoding,
  softwareContainers,
  softwareCore,
  softwareDelivery,
  softwareDesignContent,
  softwareDesignEvents,
  softwareDesignScale,
  softwareDesignServices,
  softwareDesign,
  softwareDevices,
  softwareFoundations,
  softwareFrameworks,
  softwareJava,
  softwareMobile,
  softwareNative,
  softwareNodePython,
  softwareOps,
  softwareQuality,
  softwareReact,
  softwareServers,
  softwareSpring,
  softwareSql,
  softwareStores,
  softwareStreams,
  softwareTesting,
  softwareWeb,
  support2,
  support3,
  support4,
  support5,
  support,
  systemDesignEveryday,
  teachingPlanning,
  teachingSubjects,
  teachingLearners,
  teachingSchool,
  teachingFormats,
  teaching,
];

/** What the exercises are run on besides their examples, by the entry's id. */
const hidden = { ...checks, ...checks2 };

/** Fills in what a draft may leave out. Written by hand: parsing every entry at start-up would cost time. */
function complete(draft: EntryDraft): Entry {
  const points = draft.points.map(({ accept, must, ...point }) => ({
    ...point,
    accept: accept ?? [],
    must: must ?? false,
  }));
  const exercise = draft.exercise && { ...draft.exercise, checks: [...(hidden[draft.id] ?? [])] };
  return { ...draft, points, avoid: draft.avoid ?? [], ...(exercise && { exercise }) };
}

/** Every question that the coach can ask, with what a good answer says. */
export const bank: readonly Entry[] = parts.flat().map(complete);
