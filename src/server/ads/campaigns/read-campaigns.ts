import { type SQL, sql } from 'drizzle-orm';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { paiseOf } from '#domain/ads/budget.ts';
import type { AdPlace } from '#domain/ads/place.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { rows } from '#server/db/rows.ts';
import type { Campaign } from '#server/db/schema/index.ts';
import { adMediaOf } from './ad-media.ts';

type Kept = Pick<
  Campaign,
  | 'id'
  | 'ownerId'
  | 'orderId'
  | 'state'
  | 'format'
  | 'headline'
  | 'description'
  | 'link'
  | 'picture'
  | 'videoLink'
  | 'budgetPaise'
  | 'spentMills'
  | 'startsOn'
  | 'endsOn'
  | 'reason'
>;

export interface CampaignRow extends Kept {
  createdAt: Date;
  submittedAt: Date | null;
  places: AdPlace[];
  views: number;
  clicks: number;
  advertiser: string | null;
  email: string | null;
}

/** Campaigns `c` with their counts: what is selected, and from where. */
export const CAMPAIGNS = {
  columns: sql`c.id, c.owner_id as "ownerId", c.order_id as "orderId", c.state, c.format,
    c.headline, c.description, c.link, c.picture, c.video_link as "videoLink",
    c.budget_paise as "budgetPaise", c.spent_mills as "spentMills",
    c.starts_on::text as "startsOn", c.ends_on::text as "endsOn", c.reason,
    c.created_at as "createdAt", c.submitted_at as "submittedAt",
    array(select place::text from ad_campaign_places p
      where p.campaign_id = c.id order by p.place) as places,
    n.views, n.clicks, ${fullNameIn('o')} as advertiser, o.email`,
  from: sql`ad_campaigns c
    left join people o on o.id = c.owner_id
    cross join lateral (
      select coalesce(sum(views), 0)::int as views, coalesce(sum(clicks), 0)::int as clicks
      from ad_counts where campaign_id = c.id) n`,
};

/** Campaigns with their counts; `which` names columns of `c`. */
export const readCampaigns = (db: Queryable, which: SQL): Promise<CampaignRow[]> =>
  rows<CampaignRow>(db, sql`select ${CAMPAIGNS.columns} from ${CAMPAIGNS.from} ${which}`);

export const presentCampaign = (row: CampaignRow): WireCampaign => ({
  id: row.id,
  state: row.state,
  format: row.format,
  headLine: row.headline,
  description: row.description,
  siteLink: row.link,
  places: row.places,
  media: adMediaOf(row),
  budget: toRupees(row.budgetPaise),
  spent: toRupees(paiseOf(row.spentMills)),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  views: row.views,
  clicks: row.clicks,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
});
