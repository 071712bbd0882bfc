import { ERROR_STATUS, isAppError } from '#contract/lib/errors.ts';
import type { Database } from '#server/db/client.ts';
import type { Answer } from './harness.ts';

/** Everything that a deed left behind for people to read. */
interface Left {
  /** What the caller was answered: the status, the words, and fields that are wrong. */
  said: [number, string, ...string[]];
  /** Who was told what, and where it leads. */
  told: [number, string, string, string | null][];
  /** The audit log: what, of which thing, in detail. */
  audited: [string, string, object][];
  /** Timelines: of which thing, what happened, by whom, how it stands then, and why. */
  happened: [string, string, string, string, string?][];
}

/** Gives, of a call, its answer and all it wrote down; what goes on afterwards the call waits for. */
export function deedsOf(db: () => Database) {
  const since = async (table: string, id: number) =>
    (await db().$client.query(`select * from ${table} where id > $1 order by id`, [id])).rows;
  const newest = async (table: string): Promise<number> =>
    (await db().$client.query(`select coalesce(max(id), 0)::int as id from ${table}`)).rows[0].id;
  return async (call: () => Promise<Answer>): Promise<Left> => {
    const [told, audited, happened] = await Promise.all(
      ['notifications', 'audit_log', 'timeline'].map(newest),
    );
    const { status, body } = await call();
    const errors: { path: string; message: string }[] = body.errors ?? [];
    return {
      said: [status, body.message, ...errors.map(({ path, message }) => `${path}: ${message}`)],
      told: (await since('notifications', told ?? 0)).map((row) => [
        row.person_id,
        row.title,
        row.body,
        row.link,
      ]),
      audited: (await since('audit_log', audited ?? 0)).map((row) => [
        row.action,
        `${row.subject_kind} ${row.subject_id}`,
        row.detail,
      ]),
      happened: (await since('timeline', happened ?? 0)).map((row) => {
        const { event, by, state, note } = row;
        const subject = `${row.subject_kind} ${row.subject_id}`;
        return note === null ? [subject, event, by, state] : [subject, event, by, state, note];
      }),
    };
  };
}

/** The end of a verb that has no endpoint of its own, as a call: what it gave, or how it was refused. */
export const asCall = (verb: () => Promise<unknown>) => async (): Promise<Answer> => {
  const headers = new Headers();
  try {
    return { status: 200, headers, body: { message: String((await verb()) ?? 'done') } };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { status: ERROR_STATUS[error.code], headers, body: error };
  }
};
