import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from './client.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();
/** Shapes of query kept prepared on each connection; rarer ones are planned each time. */
const MAX_PREPARED = 400;

/** The name by which a query is prepared: the same for the same text, another for another. */
export const nameOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 20);

/** Of queries put together at each call there is no end of shapes: only the first so many have names. */
function nameOfFew(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_PREPARED) return known;
  const name = nameOf(text);
  names.set(text, name);
  return name;
}

/**
 * A row limit or offset written into the statement. As a parameter the planner cannot see it,
 * assumes a tenth of the table, and sorts everything instead of reading the index in order.
 */
export function plainNumber(value: number): SQL {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`No row count: ${value}`);
  return sql.raw(String(value));
}

async function run<Row extends object>(
  db: Database,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const result = await db.$client.query<Row & Record<string, unknown>>({
    ...(name ? { name } : {}),
    text,
    values,
  });
  return result.rows;
}

/**
 * Runs a hand-written query and returns its rows. Outside a transaction it is prepared, so that a
 * repeat is not planned again.
 */
export async function rows<Row extends object>(db: Queryable, query: SQL): Promise<Row[]> {
  if (!('$client' in db)) return (await db.execute(query)).rows as Row[];
  const { sql: text, params } = dialect.sqlToQuery(query);
  return run(db, nameOfFew(text), text, params);
}

/**
 * A query whose text is put together once, here, and not at each call, and which is always prepared.
 * What differs from call to call is given to `build` as a place, to be filled then; all else stands in
 * the text.
 */
export function writtenOnce<Row extends object, const Names extends string>(
  names: readonly Names[],
  build: (places: Record<Names, SQL>) => SQL,
): (db: Database, values: Record<Names, unknown>) => Promise<Row[]> {
  const places = names.map((name) => [name, sql`${sql.placeholder(name)}`]);
  const query = build(Object.fromEntries(places) as Record<Names, SQL>);
  const { sql: text, params } = dialect.sqlToQuery(query.inlineParams());
  const name = nameOf(text);
  return (db, values) => run(db, name, text, fillPlaceholders(params, values));
}
