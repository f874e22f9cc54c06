import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as answers from "./answers.ts";
import * as auth from "./auth.ts";
import * as changes from "./changes.ts";
import * as companies from "./companies.ts";
import * as companyDesk from "./companyDesk.ts";
import * as credits from "./credits.ts";
import type { Endpoint } from "./endpoint.ts";
import * as interviewer from "./interviewer.ts";
import * as payments from "./payments.ts";
import * as practice from "./practice.ts";
import * as push from "./push.ts";
import * as questions from "./questions.ts";
import * as reports from "./reports.ts";
import * as resumes from "./resumes.ts";
import * as rewards from "./rewards.ts";
import * as settings from "./settings.ts";
import * as shares from "./shares.ts";

const rooms = {
  accounts: auth,
  account,
  companies: { ...companies, ...companyDesk },
  resumes,
  questions,
  answers,
  changes,
  credits,
  interviewer,
  reports,
  shares,
  practice,
  push,
  payments,
  rewards,
  admin,
  settings,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** Every call with its name and room: what the router must serve, the fuzz tests and OpenAPI describe. */
export const allEndpoints: readonly { room: string; name: string; endpoint: Endpoint }[] = Object.entries(
  rooms,
).flatMap(([room, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ room, name, endpoint: value }] : [],
  ),
);
