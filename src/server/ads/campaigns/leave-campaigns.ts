import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { CAMPAIGN_TRANSITIONS, RUNNING_STATES } from '#domain/ads/campaign.ts';
import { startsOf } from '#domain/lib/transitions.ts';
import words from '#messages/ads/refusals/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { adCampaigns, type Campaign, type Person } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { AccountClosing } from '#server/people/hooks.ts';
import { moveCampaign } from './move-campaign.ts';

const UNPAID = startsOf<Campaign['state'], typeof CAMPAIGN_TRANSITIONS>(
  CAMPAIGN_TRANSITIONS,
  'withdraw',
);

/**
 * Gives up the unpaid ads of somebody who leaves. Throws conflict while one is paid: the rest of its
 * budget would reach nobody.
 */
async function leaveCampaigns(context: Context, tx: Transaction, personId: number): Promise<void> {
  const { ownerId, state, id } = adCampaigns;
  const open = await tx
    .select()
    .from(adCampaigns)
    .where(and(eq(ownerId, personId), inArray(state, [...RUNNING_STATES, ...UNPAID])))
    .orderBy(id)
    .for('no key update');
  if (open.some((one) => one.state === 'active' || one.state === 'paused')) {
    throw new AppError('conflict', words.cancelAdsFirst);
  }
  for (const one of open) {
    await moveCampaign(context, tx, one, 'withdraw', {
      note: forTheBooks(() => notes.accountDeleted),
    });
  }
}

export const closeCampaigns = (
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing => ({ end: () => leaveCampaigns(context, tx, id) });
