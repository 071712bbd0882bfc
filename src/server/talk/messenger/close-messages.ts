import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { messages, type Person } from '#server/db/schema/index.ts';
import type { AccountClosing } from '#server/people/hooks.ts';

/** What was written stays with whom it was written to; files do not. */
export const closeMessages = (
  _: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing => ({
  async erase() {
    await tx.update(messages).set({ documentId: null }).where(eq(messages.senderId, id));
    return [];
  },
});
