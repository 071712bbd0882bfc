import { type SQL, sql } from 'drizzle-orm';
import type { bookedProperties, bookingsOfProperty, myBookings } from '#contract/deals/bookings.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { isActiveAt, requireOwnListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { isInState } from './booking-row.ts';
import { findBookings, presentBookings } from './read-bookings.ts';

interface Asked {
  page: number;
  state?: BookingState | undefined;
}

async function listBookings(context: Context, of: SQL, { page, state }: Asked) {
  const { id } = personOf(context);
  const condition = state ? sql`${of} and ${isInState(state, context.now())}` : of;
  const { found, total } = await readPage(page, (range) =>
    findBookings(context, id, condition, range),
  );
  return {
    status: 1 as const,
    message: 'OK',
    data: await presentBookings(context, found),
    ...pageFacts(total, page, context.now()),
  };
}

export const myBookingsVerb: Verb<typeof myBookings> = (context, { query }) =>
  listBookings(context, sql`k.buyer_id = ${personOf(context).id}`, query);

export const bookingsOfPropertyVerb: Verb<typeof bookingsOfProperty> = async (
  context,
  { params, query },
) => {
  await requireOwnListing(context, params.id);
  const own = sql`k.owner_id = ${personOf(context).id}`;
  const which = params.id === 0 ? own : sql`${own} and k.listing_id = ${params.id}`;
  return listBookings(context, which, query);
};

export const bookedPropertiesVerb: Verb<typeof bookedProperties> = (context, { query }) =>
  listBookings(
    context,
    sql`k.owner_id = ${personOf(context).id} and ${isActiveAt('k', context.now())}`,
    query,
  );
