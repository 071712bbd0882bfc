import { and, eq, gt, isNull } from 'drizzle-orm';
import type { bookVisit } from '#contract/deals/visit-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/contacts/index.ts';
import visitsWords from '#messages/deals/visits/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { visitSlots } from '#server/db/schema/index.ts';
import { lockLiveListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { busyOf, othersBusy } from './busy.ts';
import { checkAsking, requestVisit, type Slot } from './request-visit.ts';

async function lockSlot({ now }: Context, tx: Transaction, id: number): Promise<Slot> {
  const { removedAt, proposedBy, startsAt } = visitSlots;
  const [slot] = await tx
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.id, id), isNull(removedAt), isNull(proposedBy), gt(startsAt, now())))
    .for('share');
  if (!slot) throw new AppError('not_found', visitsWords.timeNotOffered);
  return slot;
}

export const bookVisitVerb: Verb<typeof bookVisit> = async (context, { params, body }) => {
  const { id, state } = await context.db.transaction(async (tx) => {
    const buyer = await lockCaller(context, tx);
    const [offered] = await tx
      .select({ listingId: visitSlots.listingId })
      .from(visitSlots)
      .where(eq(visitSlots.id, params.slotId));
    if (!offered) throw new AppError('not_found', visitsWords.timeNotOffered);
    const listing = await lockLiveListing(tx, offered.listingId, buyer.id, { orBooked: true });
    if (listing.ownerId === buyer.id) {
      throw new AppError('conflict', words.ownPropertyThis);
    }
    const slot = await lockSlot(context, tx, params.slotId);
    await checkAsking(context, tx, buyer.id, slot);
    const stands =
      listing.visitsConfirm && (await busyOf(tx, listing.ownerId, slot, othersBusy)).length === 0;
    const how = stands ? 'stands' : 'asked';
    const made = await requestVisit(context, tx, { buyer, listing, slot, note: body.note, how });
    return { id: made, state: stands ? ('booked' as const) : ('requested' as const) };
  });
  return success(
    { id, state },
    state === 'booked' ? visitsWords.confirmedAtOnce : visitsWords.askedHearLater,
  );
};
