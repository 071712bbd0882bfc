import { and, eq, inArray, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { claimForfeit } from '#contract/money/escrow-steps.ts';
import { NOTHING, type Paise, restOf } from '#domain/lib/money.ts';
import doneWords from '#messages/money/done/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { releases } from '#server/db/schema/index.ts';
import { type Booking, lockBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { leftTo } from './left-to.ts';
import { requestPayout } from './request-payout.ts';
import { insertRelease } from './request-release.ts';
import { sendPayoutsSoon } from './send-payouts.ts';

/** What the end of a deal left to a side; nothing once it is on its way. */
export async function forfeitedOf(
  db: Queryable,
  booking: Pick<Booking, 'id' | 'ownerId' | 'buyerId'>,
  side: 'owner' | 'buyer',
): Promise<Paise> {
  const [claimed] = await db
    .select({ paise: sql<Paise>`coalesce(sum(${releases.amountPaise}), 0)::bigint` })
    .from(releases)
    .where(
      and(
        eq(releases.subjectKind, 'booking'),
        eq(releases.subjectId, booking.id),
        eq(releases.kind, 'forfeit'),
        eq(releases.payeeId, side === 'owner' ? booking.ownerId : booking.buyerId),
        inArray(releases.state, ['approved', 'paid']),
      ),
    );
  return restOf((await leftTo(db, booking))[side], claimed?.paise ?? NOTHING);
}

/** Nobody's code is asked for: by the booking's rules, or by a settlement, it is theirs already. */
export const claimForfeitVerb: Verb<typeof claimForfeit> = async (context, { params, body }) => {
  const release = await context.db.transaction(async (tx) => {
    const { booking, side } = await lockBooking(context, tx, params.id);
    const amountPaise = await forfeitedOf(tx, booking, side);
    // Only what went wrong after the end leaves something to a buyer.
    if (amountPaise === 0 && side === 'buyer') throw new AppError('not_found');
    if (amountPaise === 0) throw new AppError('conflict', refusalsWords.nothingToTake);
    const claimed = await insertRelease(context, tx, {
      subjectKind: 'booking',
      subjectId: booking.id,
      kind: 'forfeit',
      amountPaise,
      payeeId: side === 'owner' ? booking.ownerId : booking.buyerId,
      payerId: side === 'owner' ? booking.buyerId : booking.ownerId,
      bankAccountId: body.bankAccountId,
      note: null,
      state: 'approved',
    });
    await requestPayout(context, tx, claimed);
    return claimed;
  });
  sendPayoutsSoon(context);
  return success({ releaseId: release.id, state: release.state }, doneWords.onWayToBank);
};
