import { type SQL, sql } from 'drizzle-orm';
import type { bidsOnListing, myBids } from '#contract/deals/bids.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, pageOfRows } from '#server/db/paging.ts';
import { requireOwnListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findBids, presentBids } from './read-bids.ts';

async function listBids(context: Context, page: number, where: SQL, order: SQL) {
  const callerId = personOf(context).id;
  const found = await findBids(context, { callerId, where, order, page: pageOfRows(page) });
  return {
    status: 1 as const,
    message: 'OK',
    data: await presentBids(context, found),
    ...pageFacts(found, page, context.now()),
  };
}

export const myBidsVerb: Verb<typeof myBids> = (context, { query }) =>
  listBids(
    context,
    query.page,
    sql`b.buyer_id = ${personOf(context).id}`,
    sql`b.is_open desc, b.id desc`,
  );

/** Listings with open bids come first, whole; within one the open bids, highest first. */
const BY_LISTING = sql`bool_or(b.is_open) over (partition by b.listing_id) desc,
  b.listing_id desc, b.is_open desc, b.amount_paise desc, b.id`;

export const bidsOnListingVerb: Verb<typeof bidsOnListing> = async (context, { params, query }) => {
  await requireOwnListing(context, params.id);
  const own = sql`b.owner_id = ${personOf(context).id}`;
  const where = params.id === 0 ? own : sql`${own} and b.listing_id = ${params.id}`;
  return listBids(context, query.page, where, BY_LISTING);
};
