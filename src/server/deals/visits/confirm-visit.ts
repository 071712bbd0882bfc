import { sql } from 'drizzle-orm';
import type { confirmVisit } from '#contract/deals/visits.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { addressFrom } from '#domain/deals/sees-address.ts';
import { REMIND_BEFORE_HOURS } from '#domain/deals/visit.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { formatSpan, formatTime } from '#domain/lib/time/format.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireReachable } from '#server/people/blocks/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findOwnVisit, OVER } from './find-own.ts';
import { MEETINGS } from './links.ts';
import { answerBy } from './state-now.ts';

/** From here on the visitor has a code for the door, and from two hours before it the address. */
export const confirmVisitVerb: Verb<typeof confirmVisit> = async (context, { params }) => {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { visit, title, state, isOwner } = await findOwnVisit(context, tx, params.visitId);
    if (!isOwner) throw new AppError('not_found');
    if (state !== 'requested') throw new AppError('conflict', OVER[state]);
    await requireReachable(tx, visit.ownerId, visit.buyerId);
    const at = now();
    // Who hears this late that it takes place need not be reminded of it.
    const isSoon = visit.startsAt <= hoursFrom(at, REMIND_BEFORE_HOURS);
    await changeState(context, tx, {
      kind: 'visit',
      id: visit.id,
      name: 'confirm',
      set: sql`reminded_at = ${isSoon ? at : null}`,
      where: sql`${answerBy(visit)}::timestamptz > ${at}`,
    });
    await notify(context, tx, visit.buyerId, {
      kind: 'request',
      title: 'Your visit is confirmed',
      body: `“${title}”, ${formatSpan(visit.startsAt, visit.endsAt)}. Your visits show the address from ${formatTime(addressFrom(visit.startsAt))} on, and a code for the door.`,
      link: MEETINGS,
    });
  });
  return success(
    { id: params.visitId, state: 'booked' as const },
    'The visit is confirmed. The visitor sees the address from two hours before it.',
  );
};
