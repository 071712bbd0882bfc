import { eq } from 'drizzle-orm';
import type { declineVisit } from '#contract/deals/visit-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/visits/index.ts';
import { changeState } from '#server/core/change-state.ts';
import { visitSlots } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { addSlots } from './add-slots.ts';
import { findOwnVisit, OVER } from './find-own.ts';
import { MEETINGS } from './links.ts';

/** The time is offered no more; another one may be offered in its place. */
export const declineVisitVerb: Verb<typeof declineVisit> = async (context, { params, body }) => {
  const { reason, instead } = body;
  await context.db.transaction(async (tx) => {
    const found = await findOwnVisit(context, tx, params.visitId);
    const { visit, title, state } = found;
    if (!found.isOwner) throw new AppError('not_found');
    if (state !== 'requested') throw new AppError('conflict', OVER[state]);
    // The listing before its slots, and a slot before its visit, as wherever they are written.
    const startsAt = instead && new Date(instead.start);
    const span = startsAt && { startsAt, endsAt: minutesFrom(startsAt, instead.minutes) };
    if (span) {
      const { listingId, slotId } = visit;
      await addSlots(context, tx, listingId, [span], () => 'instead.start', slotId);
    }
    await tx
      .update(visitSlots)
      .set({ removedAt: context.now() })
      .where(eq(visitSlots.id, visit.slotId));
    await changeState(context, tx, { kind: 'visit', id: visit.id, name: 'decline', note: reason });
    await notify(context, tx, visit.buyerId, {
      kind: 'request',
      title: () => words.cannotShowThen({ firstName: shortName(found.firstName, found.lastName) }),
      body: () => {
        const when = formatSpan(visit.startsAt, visit.endsAt);
        const declined = words.visitOverBecause({ title, when, reason });
        if (!span) return declined;
        return words.otherTimeOffered({ declined, other: formatSpan(span.startsAt, span.endsAt) });
      },
      link: span ? `${MEETINGS}?listing=${visit.listingId}` : MEETINGS,
    });
  });
  return success(
    { id: params.visitId, state: 'declined' as const },
    instead ? words.toldOtherTime : words.declinedDone,
  );
};
