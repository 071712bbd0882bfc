import { type SQL, sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { StateTableName } from '#domain/state-tables.ts';
import { stateWords } from '#domain/state-words.ts';
import { retold } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

interface Row {
  title: string;
  detail: string | null;
  thing: StateTableName | null;
  state: string | null;
  amount: Paise | null;
  at: Date;
  link: string | null;
  total: number;
}

/** The columns of a section that say how its thing stands; each state has its words. */
export const stateOf = (thing: StateTableName, state: SQL): SQL =>
  sql`${thing}::text as thing, ${state}::text as state`;

/** The same, where what is said of it are words already, or nothing. */
export const saidOf = (words: SQL): SQL => sql`null::text as thing, (${words})::text as state`;

/**
 * A part of what staff see of a person. The query brings `title`, `detail`, what `stateOf` or `saidOf`
 * make, `amount` in paise, `at` and `link`; the ten newest of its rows are shown.
 */
export async function sectionOf(db: Queryable, title: string, query: SQL): Promise<RecordSection> {
  const found = await rows<Row>(
    db,
    sql`select q.*, count(*) over () as total from (${query}) q order by q.at desc limit 10`,
  );
  return {
    title,
    total: found[0]?.total ?? 0,
    rows: found.map(({ total: _, detail, amount, at, thing, state, ...row }) => ({
      ...row,
      title: retold(row.title),
      detail: retold(detail ?? ''),
      state: thing === null || state === null ? state : stateWords(thing, state),
      amount: amount === null ? null : toRupees(amount),
      at: at.toISOString(),
    })),
  };
}
