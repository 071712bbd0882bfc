import { sql } from 'drizzle-orm';
import { snapshotFrom } from '#server/core/events.ts';

/** What events tell of things of this area. */
export const homeSnapshots = {
  listing: snapshotFrom(sql`listings t`, { listing: sql`t.id`, paise: sql`t.price_paise` }),
  verification: snapshotFrom(sql`listing_verifications t`, { listing: sql`t.listing_id` }),
};
