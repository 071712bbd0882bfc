import { sql } from 'drizzle-orm';
import { snapshotFrom } from '#server/core/events.ts';

/** What events tell of things of this area. */
export const talkSnapshots = {
  meeting: snapshotFrom(sql`meetings t`, { startsAt: sql`t.starts_at`, message: sql`t.about` }),
};
