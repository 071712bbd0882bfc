import { type SQL, sql } from 'drizzle-orm';
import type { Secrets } from '#server/lib/secrets.ts';
import type { Queryable } from './client.ts';
import { keyset, type Order, type PlaceInList } from './keyset.ts';
import { rows } from './rows.ts';

interface Source {
  columns: SQL;
  from: SQL;
  /** Which rows are of the list. */
  where: SQL;
}

/** A page of a list as its answer has it, its rows as they were read, and how many there are in all. */
export async function readList<Row extends object>(
  context: { db: Queryable; secrets: Secrets },
  order: Order,
  query: PlaceInList,
  { columns, from, where }: Source,
) {
  const page = keyset(context, order, query);
  const [found, [count]] = await Promise.all([
    rows<Row & { key: string[] }>(
      context.db,
      sql`select ${columns}, ${page.key} as key from ${from}
          where ${where} and ${page.after} ${page.end}`,
    ),
    rows<{ total: number }>(
      context.db,
      sql`select count(*)::int as total from ${from} where ${where}`,
    ),
  ]);
  return page.answer(found, count?.total ?? 0, (row) => row);
}
