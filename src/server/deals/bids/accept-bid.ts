import { sql } from 'drizzle-orm';
import type { acceptBid, acceptCounter } from '#contract/deals/bid-steps.ts';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { PAY_HOURS } from '#domain/deals/booking.ts';
import { conditionLines } from '#domain/deals/deal-terms.ts';
import { formatRupees, fromRupees, toRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { bookForBid, requireFree } from '#server/deals/bookings/index.ts';
import { requireDealable } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { requireIdentity } from '#server/people/kyc/index.ts';
import { lockBid } from './lock-bid.ts';
import { loseOpenBids } from './lose-bids.ts';
import { moveBid } from './move-bid.ts';
import { tellBuyer, tellOwner } from './notifications.ts';
import { requireStart } from './require-start.ts';

type Agreement = 'accept' | 'acceptCounter';

/** One bid is accepted, all others lose, and the listing is booked: all of it or nothing. */
function agree(
  context: Context,
  id: number,
  name: Agreement,
  { amount, conditions }: BodyOf<typeof acceptBid>,
): Promise<number> {
  const by = name === 'accept' ? 'owner' : 'buyer';
  return context.db.transaction(async (tx) => {
    const { listing, bid } = await lockBid(context, tx, id, by);
    requireStart(bid, name);
    if (by === 'buyer') await requireIdentity(context, tx, 'book');
    await requireDealable(tx, listing, bid.buyerId);
    await requireFree(context, tx, listing);
    const amountPaise = name === 'accept' ? bid.amountPaise : bid.counterPaise;
    if (amountPaise !== fromRupees(amount)) {
      throw new AppError('conflict', words.amountChanged);
    }
    const agreed = (name === 'acceptCounter' && bid.counterTerms) || bid;
    const lines = conditionLines(agreed);
    if (conditions && conditions.join('\n') !== lines.join('\n')) {
      throw new AppError('conflict', words.conditionsChanged);
    }
    await moveBid(context, tx, bid.id, name, {
      set: sql`amount_paise = ${amountPaise}, counter_paise = null, counter_terms = null,
               conditions = ${sql.param([...agreed.conditions])}::text[],
               terms = ${JSON.stringify(agreed.terms)}::jsonb`,
      amountPaise,
      conditions: forTheBooks(() => conditionLines(agreed)),
    });
    await loseOpenBids(context, tx, listing, {
      note: forTheBooks(() => notes.anotherBid),
      exceptBidId: bid.id,
    });
    const { buyerId } = bid;
    const booking = await bookForBid(context, tx, listing, {
      id: bid.id,
      buyerId,
      amountPaise,
      by,
      agreed,
    });
    await audit(context, tx, {
      action: `bid.${name}`,
      subjectKind: 'bid',
      subjectId: bid.id,
      detail: { listingId: listing.id, amount },
    });
    const tell = name === 'accept' ? tellBuyer : tellOwner;
    await tell(context, tx, bid, {
      title: () => (name === 'accept' ? words.bidAccepted : words.counterAccepted),
      body: () =>
        words.bookedAt({
          title: listing.title,
          amount: formatRupees(amount),
          tokenPaise: formatRupees(toRupees(booking.tokenPaise)),
          payHours: PAY_HOURS,
        }),
    });
    return booking.id;
  });
}

export const acceptBidVerb: Verb<typeof acceptBid> = async (context, { params, body }) => {
  const bookingId = await agree(context, params.id, 'accept', body);
  return success(
    { bidId: params.id, state: 'accepted' as const, bookingId },
    words.bidAcceptedDone,
  );
};

export const acceptCounterVerb: Verb<typeof acceptCounter> = async (context, { params, body }) => {
  const bookingId = await agree(context, params.id, 'acceptCounter', body);
  return success({ bidId: params.id, state: 'accepted' as const, bookingId }, words.agreedDone);
};
