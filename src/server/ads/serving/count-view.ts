import { sql } from 'drizzle-orm';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Proof } from './nonce.ts';

export interface CountedView {
  counted: boolean;
  /** This view was the last that the budget had. */
  usedUp: boolean;
}

/**
 * Counts and charges a view in one statement: once per ad and viewer, never beyond the budget. The
 * campaign is held first, so that its cost is reckoned on what the views before it have left; the
 * last view costs what is left.
 */
export async function countView(
  { db, now }: Context,
  { adId, place, viewer: { hash, personId } }: Proof,
): Promise<CountedView> {
  const at = now();
  const today = puneDate(at);
  const [found] = await rows<CountedView>(
    db,
    sql`with held as (
          select c.id, p.place, least(p.view_mills, c.budget_paise * 1000 - c.spent_mills) as cost
          from ad_campaigns c
          join ad_campaign_places p on p.campaign_id = c.id and p.place = ${place}
          where c.id = ${adId} and c.state = 'active'
            and c.starts_on <= ${today} and c.ends_on >= ${today}
            and (c.owner_id is null or (c.spent_mills < c.budget_paise * 1000
              and c.owner_id is distinct from ${personId ?? null}::int))
          for no key update of c),
        marked as (
          insert into ad_marks (campaign_id, kind, viewer, at)
          select id, 'view', ${hash}, ${at} from held on conflict do nothing
          returning campaign_id),
        charged as (
          update ad_campaigns c set spent_mills = c.spent_mills + h.cost
          from held h join marked m on m.campaign_id = h.id
          where c.id = h.id and h.cost > 0
          returning c.spent_mills >= c.budget_paise * 1000 as used_up),
        noted as (
          insert into ad_counts (campaign_id, day, place, views, spent_mills)
          select h.id, ${today}, h.place, 1, h.cost
          from held h join marked m on m.campaign_id = h.id
          on conflict (campaign_id, day, place) do update
            set views = ad_counts.views + 1,
              spent_mills = ad_counts.spent_mills + excluded.spent_mills
          returning 1)
        select exists (select from noted) as counted,
          coalesce((select used_up from charged), false) as "usedUp"`,
  );
  return found ?? { counted: false, usedUp: false };
}
