import { sql } from 'drizzle-orm';
import { snapshotFrom } from '#server/core/events.ts';

/** What events tell of things of this area. */
export const adSnapshots = {
  campaign: snapshotFrom(sql`ad_campaigns t`, { paise: sql`t.budget_paise` }),
};
