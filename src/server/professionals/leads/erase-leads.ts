import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { leads, type Person } from '#server/db/schema/index.ts';

/** What somebody looked for was theirs; that there was somebody stays on the agent's desk. */
export async function eraseLeads(
  _: Context,
  tx: Transaction,
  { id: buyerId }: Pick<Person, 'id'>,
): Promise<string[]> {
  await tx
    .update(leads)
    .set({ wants: {}, wantsText: 'The account was deleted.', followUpAt: null })
    .where(eq(leads.buyerId, buyerId));
  return [];
}
