import { sql } from 'drizzle-orm';
import { snapshotFrom } from '#server/core/events.ts';

const listing = sql`t.listing_id`;

/** What events tell of things of this area. Numbers are asked for by a call, so that it is written down. */
export const dealSnapshots = {
  contact: snapshotFrom(sql`contact_requests t`, { listing, message: sql`nullif(t.message, '')` }),
  visit: snapshotFrom(sql`visits t`, { listing, startsAt: sql`t.starts_at`, message: sql`t.note` }),
  bid: snapshotFrom(sql`bids t`, {
    listing,
    paise: sql`case when t.state = 'countered' then t.counter_paise else t.amount_paise end`,
    message: sql`t.message`,
  }),
  booking: snapshotFrom(sql`bookings t`, { listing, paise: sql`t.price_paise` }),
};
