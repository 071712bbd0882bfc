import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { waiveInstalment } from '#contract/money/escrow-steps.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import { bookings, instalments } from '#server/db/schema/index.ts';
import { lockBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { moneyPath } from './own-booking.ts';

export const waiveInstalmentVerb: Verb<typeof waiveInstalment> = async (context, { params }) => {
  const { id } = params;
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ instalment: instalments })
      .from(instalments)
      .innerJoin(bookings, eq(bookings.id, instalments.bookingId))
      .where(and(eq(instalments.id, id), eq(bookings.ownerId, personOf(context).id)));
    if (!found) throw new AppError('not_found', refusalsWords.instalmentNotFound);
    const { label, amountPaise, bookingId } = found.instalment;
    const { listing, booking } = await lockBooking(context, tx, bookingId, 'owner');
    await changeState(context, tx, { kind: 'instalment', id, name: 'waive' });
    await audit(context, tx, {
      action: 'instalment.waive',
      subjectKind: 'instalment',
      subjectId: id,
      detail: { bookingId, amountPaise },
    });
    await notify(context, tx, booking.buyerId, {
      kind: 'deal',
      title: () => words.instalmentWaived,
      body: () =>
        words.instalmentWaivedBody({
          label,
          amountPaise: inRupees(amountPaise),
          title: listing.title,
        }),
      link: moneyPath(bookingId),
    });
  });
  return success({ instalmentId: id, state: 'waived' as const }, doneWords.instalmentWaived);
};
