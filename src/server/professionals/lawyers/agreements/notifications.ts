import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Agreement, engagements } from '#server/db/schema/index.ts';
import { tellBuyer, tellOwner } from '#server/deals/bookings/index.ts';
import { tellSide, type Words } from '#server/professionals/engagements/index.ts';
import type { Deal } from './find-deal.ts';

export async function tellLawyer(
  context: Context,
  tx: Transaction,
  { engagementId }: Agreement,
  words: Words,
): Promise<void> {
  const [work] = await tx.select().from(engagements).where(eq(engagements.id, engagementId));
  if (work) await tellSide(context, tx, work, 'professional', words);
}

/** Tells the seller and the buyer, with the way to the booking where they read and answer. */
export async function tellParties(
  context: Context,
  tx: Transaction,
  deal: Deal,
  words: Words,
  except?: number,
): Promise<void> {
  if (deal.buyerId !== except) await tellBuyer(context, tx, deal, words);
  if (deal.ownerId !== except) await tellOwner(context, tx, deal, words);
}

/** The page of the booking on which a side reads its agreement. */
export const pageOf = (deal: Deal, personId: number): string =>
  personId === deal.buyerId
    ? `/BookedPropertyDetails/${deal.listingId}/${deal.id}`
    : `/OwnerBookedPropertyDetails/${deal.id}/${deal.listingId}`;
