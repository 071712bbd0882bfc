import type { CampaignState } from '#domain/ads/campaign.ts';
import { RUNNING_STATES } from '#domain/ads/campaign.ts';
import { expireCampaigns } from '#server/ads/campaigns/expire.ts';
import { lockCampaignRow } from '#server/ads/campaigns/lock-row.ts';
import { campaignPurposes } from '#server/ads/campaigns/purposes.ts';
import type { Campaign } from '#server/db/schema/index.ts';
import { testCells } from '#tests/api/cells.ts';
import { insertOrder } from '#tests/builders/index.ts';
import { adWorld, insertCampaign } from './ad-world.ts';

const world = adWorld();
const { parties } = world;

const orderOf = (campaign: Pick<Campaign, 'id' | 'budgetPaise'>, state: 'open' | 'paid') =>
  insertOrder(world.db(), {
    personId: parties.owner.id,
    purpose: 'adCampaign',
    subjectKind: 'campaign',
    subjectId: campaign.id,
    listPaise: campaign.budgetPaise,
    state,
    paidAt: state === 'paid' ? new Date() : null,
  });

const isRunning = (state: CampaignState) => RUNNING_STATES.some((running) => running === state);

async function make(state: CampaignState): Promise<Campaign> {
  const campaign = await insertCampaign(world.context(), { ownerId: parties.owner.id, state });
  if (isRunning(state)) {
    const { id } = await orderOf(campaign, 'paid');
    await world.query('update ad_campaigns set order_id = $2 where id = $1', campaign.id, id);
  }
  return campaign;
}

/** The same as its days are over. */
async function over(state: CampaignState): Promise<Campaign> {
  const campaign = await make(state);
  await world.query(
    'update ad_campaigns set starts_on = starts_on - 20, ends_on = ends_on - 20 where id = $1',
    campaign.id,
  );
  return campaign;
}

async function usedUp(state: CampaignState): Promise<Campaign> {
  const campaign = await make(state);
  if (!isRunning(state)) return campaign;
  await world.query(
    'update ad_campaigns set spent_mills = budget_paise * 1000 where id = $1',
    campaign.id,
  );
  return campaign;
}

const LAPSING: readonly CampaignState[] = ['submitted', 'approved'];
const STAFF = ['approve', 'reject', 'stop'];
const expire = () => expireCampaigns(world.context());

testCells<'campaign', Campaign>({
  kind: 'campaign',
  world,
  make,
  stateOf: async (id) =>
    (await world.query('select state from ad_campaigns where id = $1', id))[0].state,
  calls: {
    submit: ['submit'],
    revise: ['revise'],
    withdraw: ['withdraw'],
    pause: ['pause'],
    resume: ['resume'],
    cancel: ['cancel'],
    approve: ['approve'],
    reject: ['reject'],
    stop: ['stop'],
  },
  call: (party, path, { id }) => {
    const prefix = STAFF.includes(path) ? '/admin' : '';
    const body = {
      ...((path === 'reject' || path === 'stop') && { reason: 'It is not as it says.' }),
      ...(path === 'approve' && { submittedAt: null }),
    };
    return world.as(parties[party], 'POST', `${prefix}/campaigns/${id}/${path}`, body);
  },
  happenings: {
    pay: {
      take: async (campaign) => {
        const order = await orderOf(campaign, 'open');
        const context = world.context();
        await context.db.transaction(async (tx) => {
          await lockCampaignRow(tx, campaign.id);
          await campaignPurposes.adCampaign.grant(context, tx, order);
        });
      },
    },
    // Where the clock ends what is paid, it does so as its budget stands.
    lapse: { take: expire, due: (state) => (LAPSING.includes(state) ? over(state) : make(state)) },
    runOut: { take: expire, due: (state) => (isRunning(state) ? over(state) : make(state)) },
    end: { take: expire, due: usedUp },
  },
});
