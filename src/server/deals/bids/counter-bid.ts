import { sql } from 'drizzle-orm';
import type { counterBid } from '#contract/deals/bid-steps.ts';
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
import { checkTerms, isSame, withDefaults } from './check-terms.ts';
import { lockBid } from './lock-bid.ts';
import { moveBid } from './move-bid.ts';
import { tellBuyer } from './notifications.ts';
import { requireStart } from './require-start.ts';

export const counterBidVerb: Verb<typeof counterBid> = async (context, { params, body }) => {
  const { amount, hours, message } = body;
  await context.db.transaction(async (tx) => {
    const { listing, bid } = await lockBid(context, tx, params.id, 'owner');
    requireStart(bid, 'counter');
    await requireDealable(tx, listing, bid.buyerId);
    await requireFree(context, tx, listing);
    checkIsMore(amount, bid);
    checkAmount(listing, amount);
    checkTerms(context, listing, body.terms);
    const asked = withDefaults(body, bid);
    const changed = isSame(asked, bid) ? null : asked;
    await moveBid(context, tx, bid.id, 'counter', {
      set: sql`counter_paise = ${fromRupees(amount)}, 
               counter_terms = ${changed && JSON.stringify(changed)}::jsonb,
               expires_at = ${hoursFrom(context.now(), hours)}`,
      amountPaise: fromRupees(amount),
      conditions: forTheBooks(() => conditionLines(asked)),
      message: message || null,
    });
    await tellBuyer(context, tx, bid, {
      title: () => words.ownerAsks({ amount: formatRupees(amount) }),
      body: () => {
        const says = changed ? words.counteredChanged : words.countered;
        return says({ title: listing.title, amount: formatRupees(amount), hours });
      },
    });
  });
  return success(
    { bidId: params.id, state: 'countered' as const, bookingId: null },
    words.youAsk({ amount: formatRupees(amount) }),
  );
};
