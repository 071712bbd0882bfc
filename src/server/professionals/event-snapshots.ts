import { sql } from 'drizzle-orm';
import { snapshotFrom } from '#server/core/events.ts';

const listing = sql`t.listing_id`;

/** What events tell of things of this area. */
export const professionalSnapshots = {
  engagement: snapshotFrom(sql`engagements t`, { listing, paise: sql`t.quote_paise` }),
  interest: snapshotFrom(sql`agent_interests t`, { listing, paise: sql`t.fee_paise` }),
  lead: snapshotFrom(sql`leads t`, {
    listing,
    paise: sql`t.value_paise`,
    message: sql`nullif(t.wants_text, '')`,
    name: sql`t.contact_name`,
  }),
  agreement: snapshotFrom(sql`agreements t`, { listing }),
  renewal: snapshotFrom(sql`renewals t join agreements a on a.id = t.agreement_id`, {
    listing: sql`a.listing_id`,
    paise: sql`t.rent_paise`,
  }),
};
