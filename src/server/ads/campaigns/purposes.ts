import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import words from '#messages/ads/campaigns/index.ts';
import refusalsWords from '#messages/ads/refusals/index.ts';
import books from '#messages/lib/books/index.ts';
import { adCampaigns, type Campaign } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { lockCampaignRow } from './lock-row.ts';
import { moveCampaign } from './move-campaign.ts';
import { tellAdvertiser } from './notifications.ts';

/** Throws conflict where a campaign cannot be paid now. */
function requirePayable({ state, endsOn }: Campaign, now: Date): void {
  if (state !== 'approved') {
    const isPaid = state === 'active' || state === 'paused';
    throw new AppError('conflict', isPaid ? refusalsWords.adPaid : refusalsWords.paidOnceApproved);
  }
  if (endsOn < puneDate(now)) {
    throw new AppError('conflict', refusalsWords.daysOverChange);
  }
}

/** The budget of an approved ad. */
const adCampaign: PurposeHandler = {
  lock: lockCampaignRow,
  async quote({ db, now }, { personId, subjectId }) {
    const [campaign] = await db
      .select()
      .from(adCampaigns)
      .where(and(eq(adCampaigns.id, subjectId ?? 0), eq(adCampaigns.ownerId, personId)));
    if (!campaign) throw new AppError('not_found', refusalsWords.adNotFound);
    requirePayable(campaign, now());
    return {
      description: forTheBooks(() => books.advertisement({ headline: campaign.headline })),
      subjectKind: 'campaign',
      subjectId: campaign.id,
      priceItem: null,
      listPaise: campaign.budgetPaise,
      returnPath: `/Campaigns/${campaign.id}`,
    };
  },
  async grant(context, tx, { id, subjectId, personId, listPaise }) {
    const campaign = await lockCampaignRow(tx, subjectId ?? 0);
    if (campaign?.ownerId !== personId) throw new AppError('not_found');
    requirePayable(campaign, context.now());
    if (campaign.budgetPaise !== listPaise) {
      throw new AppError('conflict', refusalsWords.budgetChanged);
    }
    await moveCampaign(context, tx, campaign, 'pay', { set: sql`order_id = ${id}` });
    await tellAdvertiser(context, tx, campaign, {
      title: () => words.adRuns,
      body: () => words.adRunsBody,
    });
  },
  // What ends a campaign gives its rest back itself; here staff gave everything back.
  async revoke(context, tx, { id, subjectId }) {
    const campaign = await lockCampaignRow(tx, subjectId ?? 0);
    const runs = campaign?.state === 'active' || campaign?.state === 'paused';
    if (!campaign || !runs || campaign.orderId !== id) return;
    await moveCampaign(context, tx, campaign, 'stop', {
      note: forTheBooks(() => books.adPaymentBack),
    });
  },
};

export const campaignPurposes = { adCampaign } satisfies Partial<Record<Purpose, PurposeHandler>>;
