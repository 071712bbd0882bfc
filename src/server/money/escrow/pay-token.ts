import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { accounts } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/refusals/index.ts';
import { bookings } from '#server/db/schema/index.ts';
import { markPaid } from '#server/deals/bookings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { requireIdentity } from '#server/people/kyc/index.ts';
import { isSettled } from './is-settled.ts';
import { findDueBooking, moneyPath } from './own-booking.ts';

/** The token amount of an accepted booking, which it makes firm. */
export const tokenPurpose: PurposeHandler = {
  async quote(context, request) {
    await requireIdentity(context, context.db, 'book');
    const { booking, title } = await findDueBooking(context, request);
    return {
      description: forTheBooks(() => books.tokenFor({ title })),
      subjectKind: 'booking',
      subjectId: booking.id,
      priceItem: null,
      listPaise: booking.tokenPaise,
      returnPath: moneyPath(booking.id),
    };
  },
  grant: (context, tx, { subjectId }) => markPaid(context, tx, subjectId ?? 0),
  // A cancelled booking's money goes back with it; under one that stands it stays.
  async revoke(_, tx, { subjectId }) {
    const [booking] = await tx
      .select({ state: bookings.state })
      .from(bookings)
      .where(eq(bookings.id, subjectId ?? 0));
    const stands = booking?.state === 'paid' || booking?.state === 'completed';
    if (stands && !(await isSettled(tx, subjectId ?? 0))) {
      throw new AppError('conflict', words.tokenStands);
    }
  },
  escrowAccount: ({ subjectId }) => accounts.escrow('booking', subjectId ?? 0),
};
