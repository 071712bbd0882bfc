import { sql } from 'drizzle-orm';
import { leftToday } from '#domain/ads/budget.ts';
import type { AdPlace } from '#domain/ads/place.ts';
import type { Paise } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Campaign } from '#server/db/schema/index.ts';

export interface ActiveAd
  extends Pick<
    Campaign,
    'id' | 'format' | 'headline' | 'description' | 'link' | 'picture' | 'videoLink'
  > {
  isHouse: boolean;
  clicks: number;
  /** How much it is to be shown among the others: what it may still spend today. */
  weight: number;
}

interface Row extends Omit<ActiveAd, 'weight'> {
  places: AdPlace[];
  budgetPaise: Paise;
  spentMills: number;
  spentTodayMills: number;
  endsOn: string;
}

export type ActiveAds = Map<AdPlace, ActiveAd[]>;

/** Ads to be shown now, by place. Those that have had their part of today are left out until tomorrow. */
export async function findActiveAds({ db, now }: Context): Promise<ActiveAds> {
  const today = puneDate(now());
  const found = await rows<Row>(
    db,
    sql`select c.id, c.format, c.headline, c.description, c.link, c.picture,
          c.video_link as "videoLink", c.owner_id is null as "isHouse",
          c.budget_paise as "budgetPaise", c.spent_mills as "spentMills",
          c.ends_on::text as "endsOn", n.clicks, n.today as "spentTodayMills",
          array(select place::text from ad_campaign_places where campaign_id = c.id) as places
        from ad_campaigns c
        left join people o on o.id = c.owner_id
        cross join lateral (
          select coalesce(sum(clicks), 0)::int as clicks,
            coalesce(sum(spent_mills) filter (where day = ${today}), 0)::bigint as today
          from ad_counts where campaign_id = c.id) n
        where c.state = 'active' and c.starts_on <= ${today} and c.ends_on >= ${today}
          and (c.owner_id is null or c.spent_mills < c.budget_paise * 1000)
          and o.suspended_at is null and o.deleted_at is null
        order by c.id`,
  );
  const ads: ActiveAds = new Map();
  for (const { places, budgetPaise, spentMills, spentTodayMills, endsOn, ...ad } of found) {
    const weight = ad.isHouse
      ? 1
      : leftToday({ budgetPaise, spentMills, spentTodayMills, endsOn }, today);
    if (weight <= 0) continue;
    for (const place of places) ads.set(place, [...(ads.get(place) ?? []), { ...ad, weight }]);
  }
  return ads;
}
