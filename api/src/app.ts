import Router from "@koa/router";
import Koa from "koa";
import { whoIs } from "./accounts/actions.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { answerRoutes } from "./answers/routes.ts";
import { changeRoutes } from "./changes/routes.ts";
import { companyRoutes } from "./companies/routes.ts";
import { creditRoutes } from "./credits/routes.ts";
import type { Deps } from "./deps.ts";
import { securityHeaders } from "./http/headers.ts";
import { requestLog } from "./http/log.ts";
import { openApi } from "./http/openapi.ts";
import { operatingRoutes } from "./http/operating.ts";
import { problemReplies } from "./http/problems.ts";
import { keptRepeats } from "./http/repeats.ts";
import { type Door, exactPaths } from "./http/serve.ts";
import { interviewerRoutes } from "./interviewers/routes.ts";
import { pageFiles, readIndex } from "./page/page.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { sandboxRoutes } from "./payments/sandboxRoutes.ts";
import { practiceRoutes } from "./practice/routes.ts";
import { pushRoutes } from "./push/routes.ts";
import { questionRoutes } from "./questions/routes.ts";
import { reportRoutes } from "./reports/routes.ts";
import { resumeRoutes } from "./resumes/routes.ts";
import { rewardRoutes } from "./rewards/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { shareRoutes } from "./shares/routes.ts";
import { weightFiles, weightFolders } from "./weights/weights.ts";

function makeDoor(deps: Deps): Door {
  return {
    router: new Router(),
    exact: new Map(),
    whoIs: (tokenHash) => whoIs(deps, tokenHash),
    take: deps.limits.take,
    repeats: keptRepeats(deps.database, deps.clock),
  };
}

function mountRooms(door: Door, deps: Deps) {
  accountRoutes(door, deps);
  companyRoutes(door, deps);
  resumeRoutes(door, deps);
  questionRoutes(door, deps);
  answerRoutes(door, deps);
  changeRoutes(door, deps);
  reportRoutes(door, deps);
  shareRoutes(door, deps);
  practiceRoutes(door, deps);
  interviewerRoutes(door, deps);
  pushRoutes(door, deps);
  paymentRoutes(door, deps);
  if (deps.sandbox) sandboxRoutes(door.router, deps.sandbox);
  creditRoutes(door, deps);
  rewardRoutes(door, deps);
  adminRoutes(door, deps);
  settingsRoutes(door, deps);
}

function describeItself({ router }: Door) {
  const description = JSON.stringify(openApi());
  router.get("/api/openapi.json", (ctx) => {
    ctx.type = "json";
    ctx.body = description;
  });
}

/** The whole API with the page as a Koa app. It does not listen and starts nothing. */
export function createApi(deps: Deps): Koa {
  const { env, log } = deps;
  const app = new Koa({ proxy: env.trustProxy, maxIpsCount: 1 });
  const door = makeDoor(deps);
  mountRooms(door, deps);
  operatingRoutes(door.router, deps);
  describeItself(door);
  const page = readIndex(env.pageDir);
  app.use(requestLog(log, deps.ids.make().slice(0, 8), deps.metrics.count));
  app.use(
    securityHeaders({ page, publicUrl: env.publicUrl, google: env.googleClientId && env.google.scriptUrl }),
  );
  app.use(problemReplies(log));
  app.use(exactPaths(door));
  app.use(door.router.routes());
  app.use(door.router.allowedMethods());
  app.use(weightFiles(weightFolders(env)));
  app.use(pageFiles(env.pageDir));
  // Only what went wrong after a reply had begun comes here: mostly that the other side went away.
  app.on("error", (err: unknown) => log.debug({ err }, "a reply was cut short"));
  return app;
}
