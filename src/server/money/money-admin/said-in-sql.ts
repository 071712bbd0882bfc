import { type SQL, sql } from 'drizzle-orm';
import { around } from '#messages/lib/around.ts';

/** A message with a column where its value stands. */
export function saidAround(message: (value: string) => string, column: SQL): SQL {
  const [before, after] = around(message);
  return sql`${before}::text || ${column} || ${after}::text`;
}

/** What is said of each kind that a column can be of. */
export const byKind = (column: SQL, said: readonly (readonly [kind: string, text: SQL])[]): SQL =>
  sql`case ${column} ${sql.join(
    said.map(([kind, text]) => sql`when ${kind} then ${text}`),
    sql` `,
  )} end`;
