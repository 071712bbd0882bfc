import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { removeSlot } from '#contract/deals/slots.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/visits/index.ts';
import { listings, visitSlots, visits } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

export const removeSlotVerb: Verb<typeof removeSlot> = async (context, { params }) => {
  const { slotId } = params;
  await context.db.transaction(async (tx) => {
    const [mine] = await tx
      .select({ id: visitSlots.id })
      .from(visitSlots)
      .innerJoin(listings, eq(listings.id, visitSlots.listingId))
      .where(
        and(
          eq(visitSlots.id, slotId),
          isNull(visitSlots.removedAt),
          eq(listings.ownerId, personOf(context).id),
        ),
      )
      // A booking at the same time is finished before we look for it, or finds the slot gone.
      .for('update', { of: visitSlots });
    if (!mine) throw new AppError('not_found');
    const [taken] = await tx
      .select({ id: visits.id })
      .from(visits)
      .where(
        and(
          eq(visits.slotId, slotId),
          inArray(visits.state, ['requested', 'booked', 'checked_in']),
        ),
      );
    if (taken) {
      throw new AppError('conflict', words.somebodyAskedSlot);
    }
    await tx.update(visitSlots).set({ removedAt: context.now() }).where(eq(visitSlots.id, slotId));
  });
  return success(null, words.offeredNoMore);
};
