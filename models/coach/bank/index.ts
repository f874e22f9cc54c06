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
import { behavioral8 } from "./behavioral-8.ts";
import { behavioral9 } from "./behavioral-9.ts";
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
import { engineeringConcreting } from "./engineering-concreting.ts";
import { engineeringBuilding } from "./engineering-building.ts";
import { engineeringGround } from "./engineering-ground.ts";
import { engineeringWiring } from "./engineering-wiring.ts";
import { engineeringPanels } from "./engineering-panels.ts";
import { engineering } from "./engineering.ts";
import { fresher2 } from "./fresher-2.ts";
import { fresher3 } from "./fresher-3.ts";
import { fresher4 } from "./fresher-4.ts";
import { fresher6 } from "./fresher-6.ts";
import { fresher7 } from "./fresher-7.ts";
import { fresherComputer } from "./fresher-computer.ts";
import { fresher5 } from "./fresher-5.ts";
import { fresher } from "./fresher.ts";
import { hr7 } from "./hr-7.ts";
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
import { hrAdminDesk } from "./hr-admin-desk.ts";
import { hrAdminHotel } from "./hr-admin-hotel.ts";
import { hrAdmin } from "./hr-admin.ts";
import { hr } from "./hr.ts";
import { nursing2 } from "./nursing-2.ts";
import { nursingWard } from "./nursing-ward.ts";
import { nursingWard2 } from "./nursing-ward-2.ts";
import { nursingSafety } from "./nursing-safety.ts";
import { nursingDoses } from "./nursing-doses.ts";
import { nursingAcute } from "./nursing-acute.ts";
import { nursingCritical } from "./nursing-critical.ts";
import { nursingPeople } from "./nursing-people.ts";
import { nursingAllied } from "./nursing-allied.ts";
import { nursingDispensing } from "./nursing-dispensing.ts";
import { nursingLaboratory } from "./nursing-laboratory.ts";
import { nursing } from "./nursing.ts";
import { office } from "./office.ts";
import { other4 } from "./other-4.ts";
import { other3 } from "./other-3.ts";
import { other2 } from "./other-2.ts";
import { other } from "./other.ts";
import { sales2 } from "./sales-2.ts";
import { sales8 } from "./sales-8.ts";
import { sales3 } from "./sales-3.ts";
import { sales9 } from "./sales-9.ts";
import { sales4 } from "./sales-4.ts";
import { sales5 } from "./sales-5.ts";
import { sales10 } from "./sales-10.ts";
import { sales6 } from "./sales-6.ts";
import { sales } from "./sales.ts";
import { sales7 } from "./sales-7.ts";
import { salesAds } from "./sales-ads.ts";
import { salesFound } from "./sales-found.ts";
import { softwareAlgorithms2 } from "./software-algorithms-2.ts";
import { softwareAlgorithms } from "./software-algorithms.ts";
import { softwareAccess } from "./software-access.ts";
import { softwareApis } from "./software-apis.ts";
import { softwareApps } from "./software-apps.ts";
import { softwareApps2 } from "./software-apps-2.ts";
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
import { softwareDesignLive } from "./software-design-live.ts";
import { softwareDevices } from "./software-devices.ts";
import { softwareFoundations } from "./software-foundations.ts";
import { softwareStructure } from "./software-structure.ts";
import { softwareFrameworks } from "./software-frameworks.ts";
import { softwareJava } from "./software-java.ts";
import { softwareJvm } from "./software-jvm.ts";
import { softwareMobile } from "./software-mobile.ts";
import { softwareNative } from "./software-native.ts";
import { softwareNode } from "./software-node.ts";
import { softwarePython } from "./software-python.ts";
import { softwareOps } from "./software-ops.ts";
import { softwareQuality } from "./software-quality.ts";
import { softwareSecurity } from "./software-security.ts";
import { softwareReact } from "./software-react.ts";
import { softwareReduxNext } from "./software-redux-next.ts";
import { softwareServers } from "./software-servers.ts";
import { softwareDotnetPhp } from "./software-dotnet-php.ts";
import { softwareSpring } from "./software-spring.ts";
import { softwareHibernate } from "./software-hibernate.ts";
import { softwareSql } from "./software-sql.ts";
import { softwareSqlEngines } from "./software-sql-engines.ts";
import { softwareStores } from "./software-stores.ts";
import { softwareRedisKafka } from "./software-redis-kafka.ts";
import { softwareStreams } from "./software-streams.ts";
import { softwareQueues } from "./software-queues.ts";
import { softwareTesting } from "./software-testing.ts";
import { softwareWeb } from "./software-web.ts";
import { softwarePages } from "./software-pages.ts";
import { support2 } from "./support-2.ts";
import { support7 } from "./support-7.ts";
import { support3 } from "./support-3.ts";
import { support8 } from "./support-8.ts";
import { support4 } from "./support-4.ts";
import { support9 } from "./support-9.ts";
import { support5 } from "./support-5.ts";
import { support } from "./support.ts";
import { support6 } from "./support-6.ts";
import { systemDesignEveryday } from "./system-design-everyday.ts";
import { systemDesignEveryday2 } from "./system-design-everyday-2.ts";
import { systemDesignEveryday3 } from "./system-design-everyday-3.ts";
import { teachingPlanning } from "./teaching-planning.ts";
import { teachingCorrection } from "./teaching-correction.ts";
import { teachingSubjects } from "./teaching-subjects.ts";
import { teachingLanguages } from "./teaching-languages.ts";
import { teachingLearners } from "./teaching-learners.ts";
import { teachingSchool } from "./teaching-school.ts";
import { teachingFormats } from "./teaching-formats.ts";
import { teaching } from "./teaching.ts";
import { trade } from "./trade.ts";
import { trade2 } from "./trade-2.ts";
import { trade3 } from "./trade-3.ts";
import { trade4 } from "./trade-4.ts";
import { trade5 } from "./trade-5.ts";
import { trade6 } from "./trade-6.ts";
import { trade7 } from "./trade-7.ts";
import { trade8 } from "./trade-8.ts";
import { trade9 } from "./trade-9.ts";
import { trade10 } from "./trade-10.ts";
import { trade11 } from "./trade-11.ts";
import { trade12 } from "./trade-12.ts";
import { trade13 } from "./trade-13.ts";
import { trade14 } from "./trade-14.ts";
import { kitchen } from "./kitchen.ts";
import { kitchenMenu } from "./kitchen-menu.ts";
import { driving } from "./driving.ts";
import { drivingLoads } from "./driving-loads.ts";
import { teachingCare } from "./teaching-care.ts";

/** What is asked of every trade, each answers in the words of its own. */
const ofTrade = (drafts: readonly EntryDraft[]): EntryDraft[] =>
  drafts.map((draft) => (draft.type === "theoretical" ? { ...draft, ofWork: "trade" } : draft));

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
  behavioral8,
  behavioral9,
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
  engineeringConcreting,
  engineeringBuilding,
  engineeringGround,
  engineeringWiring,
  engineeringPanels,
  engineering,
  fresher2,
  fresher3,
  fresher4,
  fresher6,
  fresher7,
  fresherComputer,
  fresher5,
  fresher,
  hr7,
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
  hrAdminDesk,
  hrAdminHotel,
  hrAdmin,
  hr,
  nursing2,
  nursingWard,
  nursingWard2,
  nursingSafety,
  nursingDoses,
  nursingAcute,
  nursingCritical,
  nursingPeople,
  nursingAllied,
  nursingDispensing,
  nursingLaboratory,
  nursing,
  office,
  other4,
  other3,
  other2,
  other,
  sales2,
  sales8,
  sales3,
  sales9,
  sales4,
  sales5,
  sales10,
  sales6,
  sales,
  sales7,
  salesAds,
  salesFound,
  softwareAlgorithms2,
  softwareAlgorithms,
  softwareApis,
  softwareAccess,
  softwareApps,
  softwareApps2,
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
  softwareDesignLive,
  softwareDevices,
  softwareFoundations,
  softwareStructure,
  softwareFrameworks,
  softwareJava,
  softwareJvm,
  softwareMobile,
  softwareNative,
  softwareNode,
  softwarePython,
  softwareOps,
  softwareQuality,
  softwareSecurity,
  softwareReact,
  softwareReduxNext,
  softwareServers,
  softwareDotnetPhp,
  softwareSpring,
  softwareHibernate,
  softwareSql,
  softwareSqlEngines,
  softwareStores,
  softwareRedisKafka,
  softwareStreams,
  softwareQueues,
  softwareTesting,
  softwareWeb,
  softwarePages,
  support2,
  support7,
  support3,
  support8,
  support4,
  support9,
  support5,
  support,
  support6,
  systemDesignEveryday,
  systemDesignEveryday2,
  systemDesignEveryday3,
  teachingPlanning,
  teachingCorrection,
  teachingSubjects,
  teachingLanguages,
  teachingLearners,
  teachingSchool,
  teachingFormats,
  teaching,
  ...[trade, trade2, trade3, trade4, trade5, trade6, trade7].map(ofTrade),
  ...[trade8, trade9, trade10, trade11, trade12, trade13, trade14].map(ofTrade),
  kitchen,
  kitchenMenu,
  driving,
  drivingLoads,
  teachingCare,
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
