import { type SQL, sql } from 'drizzle-orm';
import { around } from '#messages/lib/around.ts';

/** A message with a column's value in it, in the language of whoever asks; null where the value is. */
export function worded(message: (value: string) => string, value: SQL): SQL {
  const [before, after] = around(message);
  return sql`(${before}::text || ${value} || ${after}::text)`;
}
