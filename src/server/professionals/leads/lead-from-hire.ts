import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Engagement, listings } from '#server/db/schema/index.ts';
import { makeLead } from './make-lead.ts';

/** A client who has paid an agent, and not for a home of their own, looks for one: the agent's lead. */
export async function leadFromHire(
  context: Context,
  tx: Transaction,
  { id, profession, professionalId, clientId, listingId, brief }: Engagement,
): Promise<void> {
  if (profession !== 'agent') return;
  if (listingId !== null) {
    const [listing] = await tx
      .select({ ownerId: listings.ownerId })
      .from(listings)
      .where(eq(listings.id, listingId));
    if (listing?.ownerId === clientId) return;
  }
  const lead = {
    source: 'hired' as const,
    agentId: professionalId,
    buyerId: clientId,
    listingId,
    engagementId: id,
    // What they look for is read from the brief when it is needed.
    wants: {},
  };
  await makeLead(context, tx, lead, () => brief);
}
