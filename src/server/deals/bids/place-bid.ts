import { and, eq, inArray } from 'drizzle-orm';
import type { placeBid } from '#contract/deals/bid-steps.ts';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { OPEN_BID_STATES } from '#domain/deals/bid.ts';
import { conditionLines, NO_TERMS } from '#domain/deals/deal-terms.ts';
import { formatRupees, fromRupees } from '#domain/lib/money.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/bids/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { bids } from '#server/db/schema/index.ts';
import { requireFree } from '#server/deals/bookings/index.ts';
import { onEnquiry } from '#server/deals/hooks.ts';
import { type DealListing, lockListing, requireDealable } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { personOf } from '#server/session/person.ts';
import { type Bid, hasRunOut } from './bid-row.ts';
import { checkAmount } from './check-amount.ts';
import { checkTerms } from './check-terms.ts';
import { expireBid } from './expire-bid.ts';
import { noteOf } from './move-bid.ts';
import { tellOwner } from './notifications.ts';
import { requireKnownBidder } from './require-known-bidder.ts';
import { writeLog } from './write-log.ts';

/** One open bid a buyer and listing; one that has run out makes way. */
async function requireNoOpenBid(
  context: Context,
  tx: Transaction,
  listing: DealListing,
  buyerId: number,
): Promise<void> {
  const [open] = await tx
    .select()
    .from(bids)
    .where(
      and(
        eq(bids.listingId, listing.id),
        eq(bids.buyerId, buyerId),
        inArray(bids.state, [...OPEN_BID_STATES]),
      ),
    );
  if (!open) return;
  if (!hasRunOut(open, context.now())) {
    throw new AppError('conflict', words.bidOpenAlready);
  }
  await expireBid(context, tx, listing, open);
}

async function insertBid(
  context: Context,
  tx: Transaction,
  listing: DealListing,
  { amount, conditions, terms = NO_TERMS, message, hours }: BodyOf<typeof placeBid>,
): Promise<Bid> {
  const at = context.now();
  const bid = await insertOne(tx, bids, {
    listingId: listing.id,
    buyerId: personOf(context).id,
    ownerId: listing.ownerId,
    amountPaise: fromRupees(amount),
    conditions,
    terms,
    message: message || null,
    expiresAt: hoursFrom(at, hours),
    createdAt: at,
    updatedAt: at,
  });
  const note = noteOf(bid);
  await recordEvent(context, tx, {
    kind: 'bid',
    id: bid.id,
    event: 'place',
    by: 'buyer',
    state: bid.state,
    note,
  });
  await writeLog(context, tx, bid.id, {
    ...bid,
    conditions: forTheBooks(() => conditionLines(bid)),
    event: 'place',
    by: 'buyer',
  });
  return bid;
}

export const placeBidVerb: Verb<typeof placeBid> = async (context, { body }) => {
  const caller = personOf(context);
  const bid = await context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, body.listingId);
    if (listing.ownerId === caller.id) {
      throw new AppError('conflict', words.ownProperty);
    }
    await requireDealable(tx, listing, caller.id);
    await requireFree(context, tx, listing);
    await requireNoOpenBid(context, tx, listing, caller.id);
    await requireKnownBidder(context, tx, body.amount);
    checkAmount(listing, body.amount);
    checkTerms(context, listing, body.terms);
    const placed = await insertBid(context, tx, listing, body);
    await tellOwner(context, tx, placed, {
      title: () => words.newBid({ amount: formatRupees(body.amount) }),
      body: () =>
        words.newBidOn({
          amount: formatRupees(body.amount),
          title: listing.title,
          hours: body.hours,
        }),
    });
    await onEnquiry.run(context, tx, { listingId: listing.id, buyerId: caller.id });
    return placed;
  });
  const data = { bidId: bid.id, state: bid.state, bookingId: null };
  return success(data, words.bidPlaced({ amount: formatRupees(body.amount) }));
};
