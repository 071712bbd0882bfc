import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

/**
 * Somebody stays until the transaction ends. Before their searches and leads are locked: where an
 * account is deleted, the person comes first too.
 */
export async function keepPerson(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('key share');
}
