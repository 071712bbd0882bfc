import { eq, sql } from 'drizzle-orm';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import type { getCampaign, listCampaigns, listMyCampaigns } from '#contract/ads/campaigns.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { thousandViews } from '#domain/ads/budget.ts';
import { NOTHING, type Paise, toRupees } from '#domain/lib/money.ts';
import words from '#messages/ads/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import type { PlaceInList } from '#server/db/keyset.ts';
import { DEAL_PAGE, numberedPage } from '#server/db/paging.ts';
import { readList } from '#server/db/read-list.ts';
import { rows } from '#server/db/rows.ts';
import { adCampaignPlaces } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { CAMPAIGNS, type CampaignRow, presentCampaign, readCampaigns } from './read-campaigns.ts';

/** A campaign of the caller's, or any for staff. Throws not_found. */
export async function findCampaign(context: Context, id: number): Promise<CampaignRow> {
  const { id: caller, role } = personOf(context);
  const [found] = await readCampaigns(context.db, sql`where c.id = ${id}`);
  if (!found || (role !== 'admin' && found.ownerId !== caller)) {
    throw new AppError('not_found', words.adNotFound);
  }
  showsDataOf(context, found.ownerId);
  return found;
}

async function findMoney({ db }: Context, orderId: number | null) {
  if (orderId === null) return undefined;
  const [found] = await rows<{ publicId: string; refunded: Paise }>(
    db,
    sql`select o.public_id as "publicId",
          (select coalesce(sum(amount_paise), 0)::bigint from refunds
           where order_id = o.id and payment_id is null) as refunded
        from orders o where o.id = ${orderId}`,
  );
  return found;
}

export async function getDetail(context: Context, id: number): Promise<CampaignDetail> {
  const { db } = context;
  const found = await findCampaign(context, id);
  const [prices, money, timelines] = await Promise.all([
    db.select().from(adCampaignPlaces).where(eq(adCampaignPlaces.campaignId, id)),
    findMoney(context, found.orderId),
    readTimelines(db, 'campaign', [id]),
  ]);
  const priced = prices.filter(({ priceItemId }) => priceItemId !== null);
  return {
    ...presentCampaign(found),
    prices: priced.map(({ place, viewMills }) => ({
      place,
      price: toRupees(thousandViews(viewMills)),
    })),
    orderId: money?.publicId ?? null,
    refunded: toRupees(money?.refunded ?? NOTHING),
    timeline: timelines.get(id) ?? [],
  };
}

export const getCampaignVerb: Verb<typeof getCampaign> = async (context, { params }) =>
  success(await getDetail(context, params.campaignId));

const NEWEST_FIRST = {
  list: 'own campaigns',
  keys: [{ by: sql`c.id`, type: 'int' }],
  descending: true,
} as const;

async function findMine(context: Context, place: PlaceInList) {
  const { items, ...page } = await readList<CampaignRow>(context, NEWEST_FIRST, place, {
    ...CAMPAIGNS,
    where: sql`c.owner_id = ${personOf(context).id}`,
  });
  return { ...page, items: items.map(presentCampaign) };
}

export const listMyCampaignsVerb: Verb<typeof listMyCampaigns> = async (context, { query }) =>
  success(await findMine(context, query));

export const listCampaignsVerb: Verb<typeof listCampaigns> = async (context, { query }) => {
  const { page } = query;
  const { items: data, total } = await findMine(context, numberedPage(page));
  return success({ data, total, totalIsMinimum: false, page, pageSize: DEAL_PAGE });
};
