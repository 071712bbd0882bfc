import { type SQL, sql } from 'drizzle-orm';
import type { bookedProperties, bookingsOfProperty, myBookings } from '#contract/deals/bookings.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, pageOfRows } from '#server/db/paging.ts';
import { isActiveAt, requireOwnListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findBookings, presentBookings } from './read-bookings.ts';

async function listBookings(context: Context, condition: SQL, page: number) {
  const { id } = personOf(context);
  const found = await findBookings(context, id, condition, pageOfRows(page));
  return {
    status: 1 as const,
    message: 'OK',
    data: await presentBookings(context, found),
    ...pageFacts(found, page, context.now()),
  };
}

export const myBookingsVerb: Verb<typeof myBookings> = (context, { query }) =>
  listBookings(context, sql`k.buyer_id = ${personOf(context).id}`, query.page);

export const bookingsOfPropertyVerb: Verb<typeof bookingsOfProperty> = async (
  context,
  { params, query },
) => {
  await requireOwnListing(context, params.id);
  const own = sql`k.owner_id = ${personOf(context).id}`;
  const which = params.id === 0 ? own : sql`${own} and k.listing_id = ${params.id}`;
  return listBookings(context, which, query.page);
};

export const bookedPropertiesVerb: Verb<typeof bookedProperties> = (context, { query }) =>
  listBookings(
    context,
    sql`k.owner_id = ${personOf(context).id} and ${isActiveAt('k', context.now())}`,
    query.page,
  );
