import { eq, sql } from 'drizzle-orm';
import type { cancelVisit } from '#contract/deals/visit-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/visits/index.ts';
import { changeState } from '#server/core/change-state.ts';
import { visitSlots } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findOwnVisit, OVER } from './find-own.ts';
import { MEETINGS } from './links.ts';
import { missedBefore } from './state-now.ts';

/** A time the buyer gives back can be booked again; one the owner cancels is offered no more. */
export const cancelVisitVerb: Verb<typeof cancelVisit> = async (context, { params, body }) => {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { visit, title, isOwner, state, ...person } = await findOwnVisit(
      context,
      tx,
      params.visitId,
    );
    // What the owner has not confirmed yet, they decline.
    const isOpen = state === 'booked' || (state === 'requested' && !isOwner);
    if (!isOpen) throw new AppError('conflict', OVER[state]);
    // The slot before its visit, as in booking, so that two never wait for each other.
    if (isOwner) {
      await tx.update(visitSlots).set({ removedAt: now() }).where(eq(visitSlots.id, visit.slotId));
    }
    await changeState(context, tx, {
      kind: 'visit',
      id: visit.id,
      name: isOwner ? 'cancelByOwner' : 'cancelByBuyer',
      where: sql`ends_at > ${missedBefore(now())}`,
      note: body.reason,
    });
    await notify(context, tx, isOwner ? visit.buyerId : visit.ownerId, {
      kind: 'request',
      title: () =>
        words.cancelledVisit({ firstName: shortName(person.firstName, person.lastName) }),
      body: () =>
        words.visitOverBecause({
          title,
          when: formatSpan(visit.startsAt, visit.endsAt),
          reason: body.reason,
        }),
      link: MEETINGS,
    });
  });
  return success({ id: params.visitId, state: 'cancelled' as const }, words.cancelledTold);
};
