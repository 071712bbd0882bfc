import { sql } from 'drizzle-orm';
import type {
  approveCampaign,
  listAdminCampaigns,
  rejectCampaign,
  stopCampaign,
} from '#contract/ads/campaign-admin.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/ads/campaigns/index.ts';
import doneWords from '#messages/ads/done/index.ts';
import refusalsWords from '#messages/ads/refusals/index.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { sendSoon } from '#server/professionals/engagements/index.ts';
import { personOf } from '#server/session/person.ts';
import { endWithRest } from './end-campaign.ts';
import { lockAnyCampaign } from './lock-campaign.ts';
import { moveCampaign } from './move-campaign.ts';
import { tellAdvertiser } from './notifications.ts';
import { CAMPAIGNS, type CampaignRow, presentCampaign } from './read-campaigns.ts';

/** Never handed in is before all. */
const HANDED_IN = sql`coalesce(c.submitted_at, 'epoch')`;
const KEYS = [
  { by: HANDED_IN, type: 'timestamptz' },
  { by: sql`c.id`, type: 'int' },
] as const;

export const listAdminCampaignsVerb: Verb<typeof listAdminCampaigns> = async (
  context,
  { query },
) => {
  const order =
    query.state === 'submitted'
      ? { list: 'ads that wait', keys: KEYS }
      : { list: 'ads of a state', keys: KEYS, descending: true };
  const { items, ...page } = await readList<CampaignRow>(context, order, query, {
    ...CAMPAIGNS,
    where: sql`c.state = ${query.state}`,
  });
  return success({
    ...page,
    items: items.map((row) => ({
      ...presentCampaign(row),
      advertiser:
        row.ownerId === null
          ? null
          : { id: row.ownerId, name: row.advertiser ?? '', email: row.email ?? '' },
      submittedAt: row.submittedAt?.toISOString() ?? null,
    })),
  });
};

export const approveCampaignVerb: Verb<typeof approveCampaign> = async (
  context,
  { params, body },
) => {
  await context.db.transaction(async (tx) => {
    const campaign = await lockAnyCampaign(tx, params.campaignId);
    if ((campaign.submittedAt?.toISOString() ?? null) !== body.submittedAt) {
      throw new AppError('conflict', refusalsWords.changedAnew);
    }
    if (campaign.endsOn < puneDate(context.now())) {
      throw new AppError('conflict', refusalsWords.daysOver);
    }
    await moveCampaign(context, tx, campaign, 'approve', {
      set: sql`decided_by = ${personOf(context).id}`,
    });
    await tellAdvertiser(context, tx, campaign, {
      title: () => words.adApproved,
      body: () => words.adPayNow,
    });
  });
  return success({ state: 'approved' as const }, doneWords.approved);
};

export const rejectCampaignVerb: Verb<typeof rejectCampaign> = async (
  context,
  { params, body: { reason } },
) => {
  await context.db.transaction(async (tx) => {
    const campaign = await lockAnyCampaign(tx, params.campaignId);
    await moveCampaign(context, tx, campaign, 'reject', {
      set: sql`reason = ${reason}, decided_by = ${personOf(context).id}`,
      note: reason,
    });
    await tellAdvertiser(context, tx, campaign, {
      title: () => words.adNotApproved,
      body: () => words.adNotApprovedBody({ reason }),
    });
  });
  return success({ state: 'rejected' as const }, doneWords.rejected);
};

export const stopCampaignVerb: Verb<typeof stopCampaign> = async (
  context,
  { params, body: { reason } },
) => {
  const refunds = await context.db.transaction(async (tx) => {
    const campaign = await lockAnyCampaign(tx, params.campaignId);
    await tellAdvertiser(context, tx, campaign, {
      title: () => words.adTakenDown,
      body: () => words.adTakenDownBody({ reason }),
    });
    return endWithRest(context, tx, campaign, 'stop', {
      set: sql`reason = ${reason}, decided_by = ${personOf(context).id}`,
      note: reason,
    });
  });
  sendSoon(context, refunds);
  return success({ state: 'refunded' as const }, doneWords.takenDown);
};
