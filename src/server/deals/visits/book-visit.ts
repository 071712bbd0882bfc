import { and, eq, gt, isNull } from 'drizzle-orm';
import type { bookVisit } from '#contract/deals/visits.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { visitSlots } from '#server/db/schema/index.ts';
import { lockLiveListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { checkAsking, requestVisit, type Slot } from './request-visit.ts';

async function lockSlot({ now }: Context, tx: Transaction, id: number): Promise<Slot> {
  const { removedAt, proposedBy, startsAt } = visitSlots;
  const [slot] = await tx
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.id, id), isNull(removedAt), isNull(proposedBy), gt(startsAt, now())))
    .for('share');
  if (!slot) throw new AppError('not_found', 'This time is not offered any more.');
  return slot;
}

export const bookVisitVerb: Verb<typeof bookVisit> = async (context, { params, body }) => {
  const id = await context.db.transaction(async (tx) => {
    const buyer = await lockCaller(context, tx);
    const [offered] = await tx
      .select({ listingId: visitSlots.listingId })
      .from(visitSlots)
      .where(eq(visitSlots.id, params.slotId));
    if (!offered) throw new AppError('not_found', 'This time is not offered any more.');
    const listing = await lockLiveListing(tx, offered.listingId, buyer.id, { orBooked: true });
    if (listing.ownerId === buyer.id) {
      throw new AppError('conflict', 'This is your own property.');
    }
    const slot = await lockSlot(context, tx, params.slotId);
    await checkAsking(context, tx, buyer.id, slot);
    return requestVisit(context, tx, { buyer, listing, slot, note: body.note });
  });
  return success(
    { id, state: 'requested' as const },
    'Your request is with the owner. You hear from us once they have answered.',
  );
};
