import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

export const LINK_FOR_BUYER = '/InterestedProperties';

/** Where an owner answers a request. An agent who owns a listing has no page of requests. */
export async function linkForOwner(
  tx: Transaction,
  ownerId: number,
  { requestId, listingId }: { requestId: number; listingId: number },
): Promise<string> {
  const [owner] = await tx.select({ role: people.role }).from(people).where(eq(people.id, ownerId));
  return owner?.role === 'agent' ? `/PropertyRequest/${listingId}` : `/Request/${requestId}`;
}
