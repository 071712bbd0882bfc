import { and, eq, sql } from 'drizzle-orm';
import type { submitCampaign } from '#contract/ads/campaign-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { AD_PLACE_LABEL } from '#domain/ads/place.ts';
import doneWords from '#messages/ads/done/index.ts';
import refusalsWords from '#messages/ads/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { adCampaignPlaces, type Campaign } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { adMediaOf } from './ad-media.ts';
import { getDetail } from './get-campaign.ts';
import { lockOwnCampaign } from './lock-campaign.ts';
import { moveCampaign } from './move-campaign.ts';
import { placePrices } from './prices.ts';
import { requireDates } from './require-dates.ts';

/** The prices of today hold for it from here on, whatever the price list says later. */
async function fixPrices(tx: Transaction, { id }: Campaign): Promise<void> {
  const prices = await placePrices(tx);
  const chosen = await tx
    .select({ place: adCampaignPlaces.place })
    .from(adCampaignPlaces)
    .where(eq(adCampaignPlaces.campaignId, id));
  for (const { place } of chosen) {
    const item = prices.get(place);
    if (!item) {
      throw new AppError(
        'conflict',
        refusalsWords.placeNotBooked({ place: AD_PLACE_LABEL[place] }),
      );
    }
    await tx
      .update(adCampaignPlaces)
      // The price of a thousand views in paise is the price of one in mills.
      .set({ priceItemId: item.id, viewMills: item.netPaise })
      .where(and(eq(adCampaignPlaces.campaignId, id), eq(adCampaignPlaces.place, place)));
  }
}

async function submit(context: Context, tx: Transaction, id: number): Promise<void> {
  const campaign = await lockOwnCampaign(context, tx, id);
  if (campaign.state === 'draft') {
    if (!adMediaOf(campaign)) throw new AppError('conflict', refusalsWords.pictureFirst);
    requireDates(campaign, context.now());
    await fixPrices(tx, campaign);
  }
  await moveCampaign(context, tx, campaign, 'submit', {
    set: sql`submitted_at = ${context.now()}, reason = null`,
  });
}

export const submitCampaignVerb: Verb<typeof submitCampaign> = async (context, { params }) => {
  await context.db.transaction((tx) => submit(context, tx, params.campaignId));
  return success(await getDetail(context, params.campaignId), doneWords.submitted);
};
