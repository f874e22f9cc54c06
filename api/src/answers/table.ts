import { REVISION_MAX } from "#models/contract/answers.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { compiledOnce } from "../db/compiledOnce.ts";
import type { AnswerRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** An answer on its way into the table; `rev` undefined: the server counts. */
export type Draft = {
  questionId: string;
  userId: string;
  text: string;
  rev: number | undefined;
  editedAt: number;
  now: number;
};

/** The next revision where the server counts; it stays at the largest there is, which the column can still hold. */
const countedOn = sql`case when answers.rev < ${sql.lit(REVISION_MAX)} then answers.rev + 1 else answers.rev end`;

const byServer = { rev: countedOn, replaces: sql`excluded.text <> answers.text` };
const byDevice = {
  rev: sql`excluded.rev`,
  replaces: sql`(excluded.rev > answers.rev or (excluded.rev = answers.rev
    and excluded.text <> answers.text and excluded.edited_at >= answers.edited_at))`,
};

const upsertCounting = ({ rev, replaces }: typeof byServer) =>
  compiledOnce<AnswerRow>((db) =>
    sql<AnswerRow>`
      insert into answers (question_id, attempt_id, user_id, place, text, rev, server_rev, edited_at, updated_at)
      select question_id, attempt_id, user_id, place, cast(${""} as text), cast(${0} as integer), 1,
        cast(${0} as bigint), cast(${0} as bigint)
      from questions where question_id = ${""} and user_id = ${""}
      on conflict (question_id) do update set
        text = excluded.text, rev = ${rev}, edited_at = excluded.edited_at, updated_at = excluded.updated_at,
        server_rev = answers.server_rev + case when excluded.text <> answers.text then 1 else 0 end
      where ${replaces}
      returning *`.compile(db),
  );

const upsertByServer = upsertCounting(byServer);
const upsertByDevice = upsertCounting(byDevice);

/**
 * Stores an answer in one statement, which also sees that the question is one's own. Returns the stored row, or
 * undefined when nothing was changed: not one's own, an older revision, or the same again. Where two devices have
 * the same revision with other texts, the later edit wins.
 */
export function upsert(db: Db, draft: Draft): Promise<AnswerRow | undefined> {
  const { questionId, userId, text, rev, editedAt, now } = draft;
  const run = rev === undefined ? upsertByServer : upsertByDevice;
  return run(db, [text, rev ?? 1, editedAt, now, questionId, userId]);
}

export const answerOf = (db: Db, userId: string, questionId: string): Promise<AnswerRow | undefined> =>
  db
    .selectFrom("answers")
    .selectAll()
    .where("question_id", "=", questionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The answers of an attempt, in the order of its questions. */
export const answersOf = (db: Db, attemptId: string): Promise<AnswerRow[]> =>
  db.selectFrom("answers").selectAll().where("attempt_id", "=", attemptId).orderBy("place").execute();
