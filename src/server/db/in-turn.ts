import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { rows } from './rows.ts';

const lockOf = (name: string) => sql`hashtextextended(${name}, 0)`;

/**
 * Waits until nobody else does what has these names, and keeps others waiting until the transaction
 * ends. Several names are waited for in the order given: the same for everybody, or two wait for
 * each other.
 */
export async function inTurn(tx: Transaction, ...names: readonly [string, ...string[]]) {
  const locks = names.map((name) => sql`pg_advisory_xact_lock(${lockOf(name)})`);
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

/** Whether nobody else does what has that name: then nobody begins until the transaction ends. */
export async function isAlone(tx: Transaction, name: string): Promise<boolean> {
  const [lock] = await rows<{ alone: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${lockOf(name)}) as alone`,
  );
  return lock?.alone ?? false;
}
