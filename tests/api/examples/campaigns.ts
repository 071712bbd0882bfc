import sharp from 'sharp';
import type { CampaignState } from '#domain/ads/campaign.ts';
import type { Person } from '#server/db/schema/index.ts';
import { fields, insertCampaign } from '#tests/api/ads/ad-world.ts';
import { type Example, picture as small, type World } from '#tests/api/world.ts';
import { insertOrder } from '#tests/builders/index.ts';

const campaignOf = (
  { context }: World,
  { id: ownerId }: Pick<Person, 'id'>,
  state: CampaignState = 'draft',
) => insertCampaign(context, { ownerId, state });

const step =
  (name: string, state: CampaignState): Example =>
  async (world, owner) => ({
    path: `/api/campaigns/${(await campaignOf(world, owner, state)).id}/${name}`,
  });

const decision =
  (name: string, state: CampaignState, body?: object): Example =>
  async (world, owner) => ({
    path: `/api/admin/campaigns/${(await campaignOf(world, owner, state)).id}/${name}`,
    ...(body && { body }),
  });

const reason = { reason: 'It promises what no home can keep.' };

export const campaignExamples: Record<string, Example> = {
  listAdPlaces: () => ({ path: '/api/campaigns/places' }),
  listCampaigns: () => ({ path: '/api/campaigns' }),
  listMyCampaigns: () => ({ path: '/api/campaigns/mine' }),
  createCampaign: ({ context }) => ({ path: '/api/campaigns', body: fields(context.now()) }),
  getCampaign: async (world, owner) => ({
    path: `/api/campaigns/${(await campaignOf(world, owner)).id}`,
  }),
  changeCampaign: async (world, owner) => ({
    path: `/api/campaigns/${(await campaignOf(world, owner)).id}`,
    body: fields(world.context.now()),
  }),
  uploadAdPicture: async (world, owner) => ({
    path: `/api/campaigns/${(await campaignOf(world, owner)).id}/picture`,
    body: await sharp(await small)
      .resize(1200, 400)
      .png()
      .toBuffer(),
  }),
  submitCampaign: step('submit', 'draft'),
  reviseCampaign: step('revise', 'rejected'),
  withdrawCampaign: step('withdraw', 'draft'),
  pauseCampaign: step('pause', 'active'),
  resumeCampaign: step('resume', 'paused'),
  cancelCampaign: step('cancel', 'active'),
  getCampaignReport: step('report', 'active'),
  getCampaignCsv: step('report/csv', 'active'),
  getAdPass: () => ({ path: '/api/campaigns/viewerpass' }),
  listAdminCampaigns: () => ({ path: '/api/admin/campaigns' }),
  approveCampaign: decision('approve', 'submitted', { submittedAt: null }),
  rejectCampaign: decision('reject', 'submitted', reason),
  stopCampaign: decision('stop', 'active', reason),
  adCampaignCallBack: async ({ context }, { id: personId }) => {
    const { publicId } = await insertOrder(context.db, { personId, purpose: 'adCampaign' });
    return { path: `/api/campaigns/getCallBack?order_id=${publicId}` };
  },
};
