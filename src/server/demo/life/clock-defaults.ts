import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

const SETTING = 'demo.clock';
const CLOCK = sql.raw(
  `coalesce(nullif(current_setting('${SETTING}', true), '')::timestamptz, now())`,
);

/** Sets the clock by which rows are dated that name no time of their own, until the transaction ends. */
export async function setRowClock(client: Client, at: Date): Promise<void> {
  await client.query('select set_config($1, $2, true)', [SETTING, at.toISOString()]);
}

/**
 * Plays something with every column that dates its row by itself following the clock above. The
 * defaults are as before once it is over, and where it fails the transaction takes them back.
 */
export async function withRowClock<T>(tx: Transaction, played: () => Promise<T>): Promise<T> {
  const columns = await rows<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and column_default = 'now()' order by 1, 2`,
  );
  const setDefaults = async (value: typeof CLOCK) => {
    for (const { table, column } of columns) {
      await tx.execute(
        sql`alter table ${sql.identifier(table)}
            alter column ${sql.identifier(column)} set default ${value}`,
      );
    }
  };
  await setDefaults(CLOCK);
  const result = await played();
  await setDefaults(sql.raw('now()'));
  return result;
}
