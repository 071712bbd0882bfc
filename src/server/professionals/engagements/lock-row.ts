import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { type Engagement, engagements } from '#server/db/schema/index.ts';

/** Holds an engagement until the transaction ends, whoever asks; before its orders and releases. */
export async function lockEngagementRow(
  tx: Transaction,
  id: number,
): Promise<Engagement | undefined> {
  const [engagement] = await tx
    .select()
    .from(engagements)
    .where(eq(engagements.id, id))
    .for('no key update');
  return engagement;
}
