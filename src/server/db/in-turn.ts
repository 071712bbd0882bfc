import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/** Waits until nobody else does what has that name, and keeps others waiting until the transaction ends. */
export async function inTurn(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
