import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/ads/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Campaign } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { lockCampaignRow } from './lock-row.ts';

/** A campaign of the caller's, held until the transaction ends. Throws not_found for another's. */
export async function lockOwnCampaign(
  context: Context,
  tx: Transaction,
  id: number,
): Promise<Campaign> {
  const campaign = await lockCampaignRow(tx, id);
  if (!campaign || campaign.ownerId !== personOf(context).id) {
    throw new AppError('not_found', words.adNotFound);
  }
  return campaign;
}

/** The same for one that may still be written. Throws conflict where it is no draft any more. */
export async function lockDraft(context: Context, tx: Transaction, id: number): Promise<Campaign> {
  const campaign = await lockOwnCampaign(context, tx, id);
  if (campaign.state !== 'draft') {
    throw new AppError('conflict', words.draftFirst);
  }
  return campaign;
}

/** Any campaign, for staff. */
export async function lockAnyCampaign(tx: Transaction, id: number): Promise<Campaign> {
  const campaign = await lockCampaignRow(tx, id);
  if (!campaign) throw new AppError('not_found', words.adNotFound);
  return campaign;
}
