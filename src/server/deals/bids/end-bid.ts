import type { rejectBid, withdrawBid } from '#contract/deals/bid-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import words from '#messages/deals/bids/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockBid } from './lock-bid.ts';
import { moveBid } from './move-bid.ts';
import { tellBuyer, tellOwner } from './notifications.ts';

export const rejectBidVerb: Verb<typeof rejectBid> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const { listing, bid } = await lockBid(context, tx, params.id, 'owner');
    await moveBid(context, tx, bid.id, 'reject', { message: body.reason });
    await tellBuyer(context, tx, bid, {
      title: () => words.bidRejected,
      body: () => words.bidRejectedWhy({ title: listing.title, reason: body.reason }),
    });
  });
  return success(
    { bidId: params.id, state: 'rejected' as const, bookingId: null },
    words.bidRejectedDone,
  );
};

export const withdrawBidVerb: Verb<typeof withdrawBid> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const { listing, bid } = await lockBid(context, tx, params.id, 'buyer');
    await moveBid(context, tx, bid.id, 'withdraw');
    await tellOwner(context, tx, bid, {
      title: () => words.bidWithdrawn,
      body: () => words.bidWithdrawnOn({ title: listing.title }),
    });
  });
  return success(
    { bidId: params.id, state: 'withdrawn' as const, bookingId: null },
    words.bidWithdrawnDone,
  );
};
