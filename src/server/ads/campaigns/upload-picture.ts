import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { uploadAdPicture } from '#contract/ads/campaigns.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import doneWords from '#messages/ads/done/index.ts';
import refusalsWords from '#messages/ads/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { adCampaigns } from '#server/db/schema/index.ts';
import { discardFiles, reclaimFiles, removeSoon } from '#server/homes/media/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { adPictureKey, filesOf, pictureBase } from './ad-media.ts';
import { getDetail } from './get-campaign.ts';
import { lockDraft } from './lock-campaign.ts';
import { type AdFiles, prepareAdPicture } from './prepare-picture.ts';

/** Stores files that no row names yet; housekeeping takes them where none comes to. */
async function storeFiles(context: Context, base: string, files: AdFiles): Promise<string[]> {
  const named = [...files].map(([shape, bytes]) => {
    const key = adPictureKey(`${base}-${shape}.webp`);
    if (!key) throw new Error(`No key for the shape ${shape}`);
    return { key, bytes };
  });
  const keys = named.map(({ key }) => key);
  await discardFiles(context.db, keys, hoursFrom(context.now(), 1));
  for (const { key, bytes } of named) await context.ports.store.put(key, bytes, 'image/webp');
  return keys;
}

export const uploadAdPictureVerb: Verb<typeof uploadAdPicture> = async (
  context,
  { params, file },
) => {
  if (!file) throw new AppError('malformed');
  const { campaignId } = params;
  const { format } = await context.db.transaction((tx) => lockDraft(context, tx, campaignId));
  if (format === 'video') {
    throw new AppError('conflict', refusalsWords.videoIsLink);
  }
  const picture = pictureBase(randomUUID());
  const keys = await storeFiles(context, picture, await prepareAdPicture(file, format));
  const old = await context.db.transaction(async (tx) => {
    const draft = await lockDraft(context, tx, campaignId);
    if (draft.format !== format) throw new AppError('conflict');
    await reclaimFiles(context, tx, keys);
    const before = filesOf(draft);
    await discardFiles(tx, before, context.now());
    await tx
      .update(adCampaigns)
      .set({ picture, updatedAt: context.now() })
      .where(eq(adCampaigns.id, campaignId));
    return before;
  });
  removeSoon(context, old);
  return success(await getDetail(context, campaignId), doneWords.pictureSaved);
};
