import { sql } from 'drizzle-orm';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Ads that are submitted. */
export const waitingCampaigns: WaitingForStaff = () => sql`
  select c.id, c.headline as title, c.link as detail, c.owner_id as person_id,
    c.budget_paise as amount, coalesce(c.submitted_at, c.created_at) as since, null::text as link
  from ad_campaigns c where c.state = 'submitted'`;
