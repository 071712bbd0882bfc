import { eq, sql } from 'drizzle-orm';
import {
  approveCampaign,
  listAdminCampaigns,
  rejectCampaign,
} from '#contract/ads/campaign-admin.ts';
import {
  cancelCampaign,
  pauseCampaign,
  submitCampaign,
  withdrawCampaign,
} from '#contract/ads/campaign-steps.ts';
import { createCampaign } from '#contract/ads/campaigns.ts';
import type { CampaignState } from '#domain/ads/campaign.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { expireCampaigns } from '#server/ads/campaigns/index.ts';
import { adCampaigns } from '#server/db/schema/index.ts';
import { houseBase, type Scene } from '#server/demo/house-ads/draw.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

interface Words {
  headLine: string;
  description: string;
  scene: Scene;
}

const WORDS: readonly [Words, ...Words[]] = [
  {
    headLine: 'A valuer within two days',
    description: 'Measured on site, with comparables, accepted by eleven banks of Pune.',
    scene: 'valuation',
  },
  {
    headLine: 'Papers read before you pay',
    description: 'Thirty years of title, told in two pages that everybody understands.',
    scene: 'title-check',
  },
  {
    headLine: 'Interiors for a first home',
    description: 'Kitchens and wardrobes, measured, made and fitted in Pune.',
    scene: 'packages',
  },
];
const DAYS = 20;

interface Ad {
  owner: Player;
  /** Days ago on which it began. */
  began: number;
  ends: CampaignState;
}

/** What viewers did, as the ads service would have counted it. */
async function count({ stage: { tx } }: World, campaignId: number, share: number): Promise<void> {
  await tx.execute(sql`
    with days as (
      select p.campaign_id, p.place, p.view_mills, d::date as day,
        ceil(c.budget_paise * 1000 * ${share}::float8 / p.view_mills / c.n)::int as views
      from ad_campaign_places p
      join (select c.*, (select count(*) from ad_campaign_places where campaign_id = c.id)
              * 10 as n from ad_campaigns c where c.id = ${campaignId}) c on c.id = p.campaign_id,
        generate_series(c.starts_on, c.starts_on + 9, interval '1 day') d
      where p.campaign_id = ${campaignId})
    insert into ad_counts (campaign_id, day, place, views, clicks, spent_mills)
    select campaign_id, day, place, views, views / 60, views::bigint * view_mills from days`);
  await tx.execute(sql`
    update ad_campaigns set spent_mills = least(budget_paise * 1000, (
      select coalesce(sum(spent_mills), 0) from ad_counts where campaign_id = ${campaignId}))
    where id = ${campaignId}`);
}

/** An advertisement; how far it comes. */
async function* advert(world: World, n: number, { owner, began, ends }: Ad): Story {
  const { stage, cast, turnClock } = world;
  const start = stage.day(-began, 12);
  yield start;
  const { headLine, description, scene } = WORDS[n % WORDS.length] ?? WORDS[0];
  const from = puneDate(start, 1);
  const { id: campaignId } = await stage.as(owner, createCampaign, {
    body: {
      format: 'image',
      headLine,
      description,
      siteLink: 'https://interiors.propertysearch.test/first-home',
      places: ['TopHome', 'BottomHome'],
      budget: 1_000,
      startsOn: from,
      endsOn: puneDate(start, ends === 'active' || ends === 'paused' ? began + 20 : DAYS),
    },
  });
  const params = { campaignId };
  // Drawn when it is first asked for, as those of the house are.
  await stage.tx
    .update(adCampaigns)
    .set({ picture: houseBase(scene) })
    .where(eq(adCampaigns.id, campaignId));
  if (ends === 'draft') return;
  yield hoursFrom(start, 1);
  if (ends === 'withdrawn') {
    await stage.as(owner, withdrawCampaign, { params });
    return;
  }
  await stage.as(owner, submitCampaign, { params });
  if (ends === 'submitted') return;
  yield hoursFrom(start, 5);
  if (ends === 'rejected') {
    const reason = 'The picture promises “free”, and the page behind it asks for a fee.';
    await stage.as(cast.admin, rejectCampaign, { params, body: { reason } });
    return;
  }
  const waiting = await stage.as(cast.admin, listAdminCampaigns, { query: { state: 'submitted' } });
  const submittedAt = waiting.items.find(({ id }) => id === campaignId)?.submittedAt ?? null;
  await stage.as(cast.admin, approveCampaign, { params, body: { submittedAt } });
  if (ends === 'approved') return;
  yield hoursFrom(start, 8);
  await stage.pay(owner, 'adCampaign', { subjectId: campaignId });
  yield hoursFrom(start, 11 * 24);
  await count(world, campaignId, ends === 'ended' ? 1 : 0.4);
  if (ends === 'paused') await stage.as(owner, pauseCampaign, { params });
  else if (ends === 'refunded') await stage.as(owner, cancelCampaign, { params });
  else if (ends === 'ended') {
    yield hoursFrom(start, (DAYS + 2) * 24);
    await turnClock(expireCampaigns);
  }
}

/** Advertisements in every state. */
export function adStories(world: World): Record<string, Story> {
  const { seller, agent, lawyer, evaluator, buyer, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const ads: readonly Ad[] = [
    { owner: seller, began: 16, ends: 'active' },
    { owner: agent, began: 14, ends: 'active' },
    { owner: lawyer, began: 15, ends: 'paused' },
    { owner: evaluator, began: 60, ends: 'refunded' },
    { owner: buyer, began: 45, ends: 'ended' },
    { owner: user(1), began: 2, ends: 'submitted' },
    { owner: user(2), began: 3, ends: 'submitted' },
    { owner: user(3), began: 4, ends: 'approved' },
    { owner: user(4), began: 6, ends: 'rejected' },
    { owner: user(5), began: 5, ends: 'draft' },
    { owner: user(6), began: 7, ends: 'withdrawn' },
  ];
  return Object.fromEntries(ads.map((ad, n) => [`ad ${n}`, advert(world, n, ad)]));
}
