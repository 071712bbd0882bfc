import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

/** Inserts a row and returns it as it is stored, with what the database added. */
export async function insertOne<Table extends PgTable>(
  db: Queryable,
  table: Table,
  values: PgInsertValue<Table>,
): Promise<Table['$inferSelect']> {
  const [row] = await db.insert(table).values(values).returning();
  if (!row) throw new Error('The insert returned no row');
  return row;
}
