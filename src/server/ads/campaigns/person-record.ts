import { sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import words from '#messages/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { sectionOf, stateOf } from '#server/people/staff-desk/index.ts';

/** What somebody advertises. */
export async function adsRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  const section = await sectionOf(
    db,
    words.ads,
    sql`select c.headline as title, c.link as detail, ${stateOf('campaign', sql`c.state`)},
          c.budget_paise as amount, c.created_at as at, '/Admin/Ads?ad=' || c.id as link
        from ad_campaigns c where c.owner_id = ${personId}`,
  );
  return [section];
}
