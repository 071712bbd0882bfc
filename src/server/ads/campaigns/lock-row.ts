import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { adCampaigns, type Campaign } from '#server/db/schema/index.ts';

/** Holds a campaign until the transaction ends, whoever asks; before its order. Views wait meanwhile. */
export async function lockCampaignRow(tx: Transaction, id: number): Promise<Campaign | undefined> {
  const [campaign] = await tx
    .select()
    .from(adCampaigns)
    .where(eq(adCampaigns.id, id))
    .for('no key update');
  return campaign;
}
