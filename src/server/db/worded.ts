import { type SQL, sql } from 'drizzle-orm';
import { around } from '#messages/lib/around.ts';

/** What a column's kind is called, in the language of whoever asks; null for one without a name. */
export const saidByKind = (names: Readonly<Record<string, string>>, kind: SQL): SQL =>
  sql`(${JSON.stringify(names)}::jsonb ->> ${kind})`;

/** A message with a column's value in it, in the language of whoever asks; null where the value is. */
export function worded(message: (value: string) => string, value: SQL): SQL {
  const [before, after] = around(message);
  return sql`(${before}::text || ${value} || ${after}::text)`;
}
