import { type SQL, sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

interface Row {
  title: string;
  detail: string | null;
  state: string | null;
  amount: Paise | null;
  at: Date;
  link: string | null;
  total: number;
}

/**
 * A part of what staff see of a person. The query brings `title`, `detail`, `state` (text), `amount`
 * in paise, `at` and `link`; the ten newest of its rows are shown.
 */
export async function sectionOf(db: Queryable, title: string, query: SQL): Promise<RecordSection> {
  const found = await rows<Row>(
    db,
    sql`select q.*, count(*) over () as total from (${query}) q order by q.at desc limit 10`,
  );
  return {
    title,
    total: found[0]?.total ?? 0,
    rows: found.map(({ total: _, detail, amount, at, state, ...row }) => ({
      ...row,
      detail: detail ?? '',
      state: state?.replaceAll('_', ' ') ?? null,
      amount: amount === null ? null : toRupees(amount),
      at: at.toISOString(),
    })),
  };
}
