import { success } from '#contract/lib/envelope.ts';
import type { askRelease } from '#contract/money/escrow-steps.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { RELEASE_DAYS } from '#domain/money/release.ts';
import doneWords from '#messages/money/done/index.ts';
import newsWords from '#messages/money/news/index.ts';
import { lockBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { moneyPath } from './own-booking.ts';
import { requestRelease } from './request-release.ts';

/** The owner asks for a release to them, the buyer for a withdrawal; the other side decides. */
export const askReleaseVerb: Verb<typeof askRelease> = async (context, { params, body }) => {
  const amountPaise = fromRupees(body.amount);
  const release = await context.db.transaction(async (tx) => {
    const { listing, booking, side } = await lockBooking(context, tx, params.id);
    const isOwner = side === 'owner';
    const asked = await requestRelease(context, tx, {
      subjectKind: 'booking',
      subjectId: booking.id,
      kind: isOwner ? 'release' : 'withdrawal',
      amountPaise,
      payeeId: isOwner ? booking.ownerId : booking.buyerId,
      payerId: isOwner ? booking.buyerId : booking.ownerId,
      bankAccountId: body.bankAccountId,
      note: body.note || null,
    });
    const words = () =>
      newsWords.askBody({
        amountPaise: inRupees(amountPaise),
        title: listing.title,
        releaseDays: RELEASE_DAYS,
      });
    await notify(context, tx, asked.payerId, {
      kind: 'payment',
      title: () => (isOwner ? newsWords.ownerAsksEscrow : newsWords.buyerAsksBack),
      body: words,
      link: isOwner
        ? moneyPath(booking.id)
        : `/OwnerBookedPropertyDetails/${booking.id}/${booking.listingId}`,
    });
    return asked;
  });
  return success({ releaseId: release.id, state: release.state }, doneWords.requestMade);
};
