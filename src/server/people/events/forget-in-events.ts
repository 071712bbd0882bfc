import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { events } from '#server/db/schema/index.ts';

/** Takes somebody's name and words out of what others were told. */
export async function forgetInEvents(tx: Transaction, personId: number): Promise<void> {
  await tx
    .update(events)
    .set({ withId: null, data: sql`${events.data} || '{"with": null, "message": null}'` })
    .where(eq(events.withId, personId));
}
