import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InterviewerPort } from "#models/coach/interviewer.ts";
import type { Engine } from "../db/engine.ts";
import type { Deps } from "../deps.ts";
import { readEnv } from "../env.ts";
import { fakeInterviewer } from "./fakeInterviewer.ts";
import { linesAsPdf } from "./smallPdf.ts";
import { type TestApi, type TestReply, testApi } from "./testApi.ts";

/** A resume that reads well. */
export const resumePdf = linesAsPdf([
  "Asha, Pune",
  "Backend developer with six years of Node.js",
  "Moved 40 services to PostgreSQL",
]);

/** A form with a resume, as the page sends it. */
export function resumeForm(
  fields: Record<string, string> = {},
  bytes: Uint8Array | null = resumePdf,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (bytes) form.set("resume", new Blob([Buffer.from(bytes)], { type: "application/pdf" }), "resume.pdf");
  return form;
}

export type RoundApi = TestApi & {
  interviewer: ReturnType<typeof fakeInterviewer>;
  companyId: string;
  /** Three rounds of three questions each. */
  rounds: string[];
  /** Asks for the questions of a round with a resume. */
  generate(
    token: string,
    roundId?: string,
    fields?: Record<string, string>,
    key?: string,
  ): Promise<TestReply>;
  creditsOf(token: string): Promise<unknown>;
  /** Makes the interviewer fail, hang or answer otherwise, until it is given `{}`. */
  become(changes: Partial<InterviewerPort>): void;
};

/** An API with a company of three rounds and an interviewer that a test can steer. */
export async function roundApi(engine: Engine, changes: Partial<Deps> = {}): Promise<RoundApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "taiyari-data-"));
  const behaviour: Partial<InterviewerPort> = {};
  const interviewer = fakeInterviewer(behaviour);
  const env = { ...readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent" }), dataDir };
  const api = await testApi(engine, { env, interviewer: interviewer.port, ...changes });
  const admin = await api.signUpAdmin();
  const round = (title: string) => ({
    title,
    type: "technical",
    difficulty: "medium",
    duration: 30,
    questionCount: 3,
  });
  const { body } = await api.call("POST", "/companies", {
    token: admin.token,
    body: { name: "Acme", rounds: [round("First"), round("Second"), round("Third")] },
  });
  const company: { companyId: string; rounds: { roundId: string }[] } = Object(body["company"]);
  const rounds = company.rounds.map(({ roundId }) => roundId);
  return {
    ...api,
    interviewer,
    companyId: company.companyId,
    rounds,
    generate: (token, roundId = rounds[0], fields = {}, key) =>
      api.call("POST", `/questions/generate/${company.companyId}/${roundId}`, {
        token,
        body: resumeForm(fields),
        ...(key === undefined ? {} : { key }),
      }),
    async creditsOf(token) {
      const profile = await api.call("GET", "/auth/profile", { token });
      return Object(profile.body["user"]).credits;
    },
    become(next) {
      delete behaviour.ask;
      delete behaviour.score;
      Object.assign(behaviour, next);
    },
    async close() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The ids of the questions of a reply. */
export const questionIds = (reply: TestReply): string[] =>
  [...Object(reply.body["questions"])].map((question: { questionId: string }) => question.questionId);
