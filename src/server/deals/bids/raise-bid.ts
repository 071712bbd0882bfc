import { sql } from 'drizzle-orm';
import type { raiseBid } from '#contract/deals/bid-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { conditionLines } from '#domain/deals/deal-terms.ts';
import { formatRupees, fromRupees } from '#domain/lib/money.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/bids/index.ts';
import { requireFree } from '#server/deals/bookings/index.ts';
import { requireDealable } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { checkAmount, checkIsMore } from './check-amount.ts';
import { checkTerms, withDefaults } from './check-terms.ts';
import { lockBid } from './lock-bid.ts';
import { moveBid } from './move-bid.ts';
import { tellOwner } from './notifications.ts';
import { requireKnownBidder } from './require-known-bidder.ts';
import { requireStart } from './require-start.ts';

export const raiseBidVerb: Verb<typeof raiseBid> = async (context, { params, body }) => {
  const { amount, hours, message } = body;
  await context.db.transaction(async (tx) => {
    const { listing, bid } = await lockBid(context, tx, params.id, 'buyer');
    requireStart(bid, 'raise');
    await requireDealable(tx, listing, bid.buyerId);
    await requireFree(context, tx, listing);
    checkIsMore(amount, bid);
    await requireKnownBidder(context, tx, amount);
    checkAmount(listing, amount);
    checkTerms(context, listing, body.terms);
    const { conditions, terms } = withDefaults(body, bid);
    const until = hoursFrom(context.now(), hours);
    await moveBid(context, tx, bid.id, 'raise', {
      set: sql`amount_paise = ${fromRupees(amount)}, counter_paise = null, expires_at = ${until},
               conditions = ${sql.param([...conditions])}::text[],
               terms = ${JSON.stringify(terms)}::jsonb, counter_terms = null, message = ${message || null}`,
      amountPaise: fromRupees(amount),
      conditions: forTheBooks(() => conditionLines({ terms, conditions })),
      message: message || null,
    });
    await tellOwner(context, tx, bid, {
      title: () => words.bidRaised({ amount: formatRupees(amount) }),
      body: () => words.bidRaisedOn({ title: listing.title, amount: formatRupees(amount), hours }),
    });
  });
  return success(
    { bidId: params.id, state: 'placed' as const, bookingId: null },
    words.bidRaisedDone({ amount: formatRupees(amount) }),
  );
};
