import { type SQL, sql } from 'drizzle-orm';
import type { bidsOnListing, myBids } from '#contract/deals/bids.ts';
import type { BidState } from '#domain/deals/bid.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { requireOwnListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { isInState } from './bid-row.ts';
import { findBids, presentBids } from './read-bids.ts';

interface Asked {
  page: number;
  state?: BidState | undefined;
}

async function listBids(context: Context, { page, state }: Asked, of: SQL, order: SQL) {
  const callerId = personOf(context).id;
  const where = state ? sql`${of} and ${isInState(state, context.now())}` : of;
  const { found, total } = await readPage(page, (range) =>
    findBids(context, { callerId, where, order, page: range }),
  );
  return {
    status: 1 as const,
    message: 'OK',
    data: await presentBids(context, found),
    ...pageFacts(total, page, context.now()),
  };
}

/** Of what is open the soonest to end first, of what is over the newest. */
const BY_DEADLINE = sql`b.is_open desc, case when b.is_open then b.expires_at end, b.id desc`;

export const myBidsVerb: Verb<typeof myBids> = (context, { query }) =>
  listBids(context, query, sql`b.buyer_id = ${personOf(context).id}`, BY_DEADLINE);

/** Listings with open bids come first, whole; within one the open bids first. */
const BY_LISTING = {
  amount: sql`bool_or(b.is_open) over (partition by b.listing_id) desc,
    b.listing_id desc, b.is_open desc, b.amount_paise desc, b.id`,
  deadline: sql`min(b.expires_at) filter (where b.is_open) over (partition by b.listing_id) nulls last,
    b.listing_id desc, ${BY_DEADLINE}`,
};

export const bidsOnListingVerb: Verb<typeof bidsOnListing> = async (context, { params, query }) => {
  await requireOwnListing(context, params.id);
  const own = sql`b.owner_id = ${personOf(context).id}`;
  const where = params.id === 0 ? own : sql`${own} and b.listing_id = ${params.id}`;
  return listBids(context, query, where, BY_LISTING[query.sort]);
};
