import { and, eq, inArray } from 'drizzle-orm';
import type { CampaignFields } from '#contract/ads/campaign-fields.ts';
import type { changeCampaign, createCampaign } from '#contract/ads/campaigns.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { fromRupees } from '#domain/lib/money.ts';
import doneWords from '#messages/ads/done/index.ts';
import refusalsWords from '#messages/ads/refusals/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { adCampaignPlaces, adCampaigns } from '#server/db/schema/index.ts';
import { discardFiles, removeSoon } from '#server/homes/media/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { filesOf } from './ad-media.ts';
import { getDetail } from './get-campaign.ts';
import { lockDraft } from './lock-campaign.ts';
import { requireDates } from './require-dates.ts';

/** Drafts that one person may keep. */
const MAX_DRAFTS = 30;

const columnsOf = (fields: CampaignFields) => ({
  format: fields.format,
  headline: fields.headLine,
  description: fields.description,
  link: new URL(fields.siteLink).href,
  videoLink: fields.format === 'video' ? (fields.videoLink ?? null) : null,
  budgetPaise: fromRupees(fields.budget),
  startsOn: fields.startsOn,
  endsOn: fields.endsOn,
});

async function setPlaces(tx: Transaction, campaignId: number, { places }: CampaignFields) {
  await tx.delete(adCampaignPlaces).where(eq(adCampaignPlaces.campaignId, campaignId));
  await tx.insert(adCampaignPlaces).values(places.map((place) => ({ campaignId, place })));
}

async function requireRoomForDraft(tx: Transaction, ownerId: number): Promise<void> {
  const open = and(
    eq(adCampaigns.ownerId, ownerId),
    inArray(adCampaigns.state, ['draft', 'rejected']),
  );
  if ((await tx.$count(adCampaigns, open)) >= MAX_DRAFTS) {
    throw new AppError('conflict', refusalsWords.manyDrafts);
  }
}

async function insert(context: Context, tx: Transaction, fields: CampaignFields): Promise<number> {
  const ownerId = personOf(context).id;
  await requireRoomForDraft(tx, ownerId);
  const made = await insertOne(tx, adCampaigns, { ownerId, ...columnsOf(fields) });
  await setPlaces(tx, made.id, fields);
  await recordEvent(context, tx, { kind: 'campaign', ...made, event: 'create', by: 'owner' });
  return made.id;
}

export const createCampaignVerb: Verb<typeof createCampaign> = async (context, { body }) => {
  requireDates(body, context.now());
  const id = await context.db.transaction((tx) => insert(context, tx, body));
  return success(await getDetail(context, id), doneWords.savedDraft);
};

export const changeCampaignVerb: Verb<typeof changeCampaign> = async (
  context,
  { params, body },
) => {
  const { campaignId } = params;
  requireDates(body, context.now());
  const dropped = await context.db.transaction(async (tx) => {
    const draft = await lockDraft(context, tx, campaignId);
    const files = draft.format === body.format ? [] : filesOf(draft);
    await discardFiles(tx, files, context.now());
    await tx
      .update(adCampaigns)
      .set({
        ...columnsOf(body),
        ...(draft.format !== body.format && { picture: null }),
        updatedAt: context.now(),
      })
      .where(eq(adCampaigns.id, campaignId));
    await setPlaces(tx, campaignId, body);
    return files;
  });
  removeSoon(context, dropped);
  return success(await getDetail(context, campaignId), 'Saved.');
};
