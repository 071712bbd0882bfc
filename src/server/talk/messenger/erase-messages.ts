import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { messages, type Person } from '#server/db/schema/index.ts';

/** What was written stays with whom it was written to; files do not. */
export async function eraseMessages(
  _: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): Promise<string[]> {
  await tx.update(messages).set({ documentId: null }).where(eq(messages.senderId, id));
  return [];
}
