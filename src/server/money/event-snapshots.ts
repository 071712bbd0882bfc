import { sql } from 'drizzle-orm';
import { snapshotFrom } from '#server/core/events.ts';

const paise = sql`t.amount_paise`;
const ofBooking = sql`(select b.listing_id from bookings b where b.id = t.booking_id)`;

/** What events tell of things of this area. */
export const moneySnapshots = {
  order: snapshotFrom(sql`orders t`, {
    listing: sql`case when t.subject_kind = 'listing' then t.subject_id end`,
    paise: sql`t.total_paise`,
  }),
  refund: snapshotFrom(sql`refunds t`, { paise }),
  instalment: snapshotFrom(sql`instalments t`, { listing: ofBooking, paise }),
  release: snapshotFrom(sql`releases t`, { paise }),
  settlement: snapshotFrom(sql`settlements t`, { listing: ofBooking, paise: sql`t.buyer_paise` }),
  payout: snapshotFrom(sql`payouts t`, { paise }),
  subscription: snapshotFrom(sql`subscriptions t`, {}),
};
