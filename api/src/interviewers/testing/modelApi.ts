import { coach } from "#models/coach/coach.ts";
import type { Engine } from "../../db/engine.ts";
import type { Deps } from "../../deps.ts";
import { readEnv } from "../../env.ts";
import type { ModelSettings } from "../../modelSettings.ts";
import { openAiModel } from "../../outside/llm/client.ts";
import { openModel } from "../../outside/llm/open.ts";
import type { FakeModel } from "../../testing/fakeModel.ts";
import { roundApi } from "../../testing/roundApi.ts";

/** Lines that a model can ask about. */
export const RESUME = [
  "Backend developer with Node.js and PostgreSQL",
  "Moved 40 services to PostgreSQL without downtime",
  "Wrote the billing of a shop with Stripe",
  "Led the on-call rota of five engineers",
];

/** One call waits no longer, in milliseconds; a busy machine needs some. */
const CALL_MS = 1_500;

/** The settings of a model at `peer`. */
export function modelSettings(peer: FakeModel, more: Partial<ModelSettings> = {}): ModelSettings {
  const { model } = readEnv({ OPENAI_BASE_URL: peer.url, OPENAI_API_KEY: "k-secret", OPENAI_MODEL: "m-1" });
  if (!model) throw new Error("A key is set, so there is a model.");
  return { ...model, patienceMs: 20_000, ...more };
}

/** A model interviewer over real HTTP whose waits are short. */
export function testModel(peer: FakeModel, more: Partial<ModelSettings> = {}) {
  const settings = modelSettings(peer, more);
  return openModel(settings, coach, openAiModel({ ...settings, patienceMs: CALL_MS, firstWaitMs: 5 }));
}

/** An API with companies, the coach, and a model at `peer`. */
export async function modelApi(
  engine: Engine,
  peer: FakeModel,
  more: Partial<ModelSettings> = {},
  changes: Partial<Deps> = {},
) {
  const api = await roundApi(engine, {
    interviewer: coach,
    model: testModel(peer, more),
    readResumeText: async () => ({ lines: RESUME, hiddenText: false }),
    reportWait: 3_000,
    ...changes,
  });
  const { db } = api.deps.database;
  return {
    ...api,
    holds: () => db.selectFrom("credit_holds").select("state").where("state", "=", "held").execute(),
    async finish(token: string, answers: string[], more: Record<string, unknown> = {}) {
      const body = {
        companyId: api.companyId,
        roundId: api.rounds[0],
        answers: answers.map((answer) => ({ answer })),
        ...more,
      };
      return api.call("POST", "/reports/generate", { token, body });
    },
  };
}

export type ModelApi = Awaited<ReturnType<typeof modelApi>>;
