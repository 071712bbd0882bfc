import { z } from 'zod';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, pageOf } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { AD_PICTURES } from '#contract/lib/media-types.ts';
import { byPage } from '#contract/lib/timed-list.ts';
import { adPlace, byCampaign, campaign, campaignFields, detailAnswer } from './campaign-fields.ts';

export const MAX_AD_PICTURE_BYTES = 8 * 1024 * 1024;

export const listAdPlaces = endpoint({
  name: 'listAdPlaces',
  summary: 'Where ads can be booked now, at which size and price',
  method: 'GET',
  path: '/campaigns/places',
  access: 'signed-in',
  reach: 'caller',
  tags: ['prices'],
  response: envelope(z.array(adPlace)),
  errors: [],
});

export const listMyCampaigns = endpoint({
  name: 'listMyCampaigns',
  summary: 'The caller’s campaigns, the latest first',
  method: 'GET',
  path: '/campaigns/mine',
  access: 'member',
  reach: 'caller',
  tags: ['campaigns'],
  query: z.object(listQuery),
  response: listOf(campaign),
  errors: ['invalid'],
});

export const listCampaigns = endpoint({
  name: 'listCampaigns',
  summary: 'The caller’s campaigns, the latest first',
  method: 'GET',
  path: '/campaigns',
  access: 'member',
  reach: 'caller',
  tags: ['campaigns'],
  query: byPage,
  response: envelope(pageOf(campaign)),
  errors: ['invalid'],
  deprecated: { ...PAGES_BY_NUMBER, instead: 'listMyCampaigns' },
});

export const createCampaign = endpoint({
  name: 'createCampaign',
  summary: 'Begin a campaign as a draft',
  method: 'POST',
  path: '/campaigns',
  access: 'member',
  reach: 'caller',
  changes: ['campaigns'],
  limit: { calls: 60, seconds: 3_600 },
  body: campaignFields,
  response: detailAnswer,
  errors: ['conflict', 'invalid', 'rate_limited'],
});

export const getCampaign = endpoint({
  name: 'getCampaign',
  summary: 'A campaign with its prices and its history',
  method: 'GET',
  path: '/campaigns/{campaignId}',
  access: 'signed-in',
  reach: 'own-object',
  tags: ['campaigns'],
  staffToo: true,
  params: byCampaign,
  response: detailAnswer,
  errors: ['not_found'],
});

export const changeCampaign = endpoint({
  name: 'changeCampaign',
  summary: 'Change a draft; another format takes its picture away',
  method: 'PUT',
  path: '/campaigns/{campaignId}',
  access: 'member',
  reach: 'own-object',
  changes: ['campaigns'],
  params: byCampaign,
  body: campaignFields,
  response: detailAnswer,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const uploadAdPicture = endpoint({
  name: 'uploadAdPicture',
  summary: 'The picture of a draft: a JPEG, PNG or WebP for an image, an animated GIF for a GIF',
  method: 'POST',
  path: '/campaigns/{campaignId}/picture',
  access: 'member',
  reach: 'own-object',
  changes: ['campaigns'],
  limit: { calls: 60, seconds: 3_600 },
  upload: { maxBytes: MAX_AD_PICTURE_BYTES, types: AD_PICTURES },
  params: byCampaign,
  response: detailAnswer,
  errors: ['not_found', 'conflict', 'invalid', 'too_large', 'malformed', 'rate_limited'],
});

export const getAdPass = endpoint({
  name: 'getAdPass',
  summary: 'A pass by which the ads service knows one viewer again, signed for a while',
  method: 'GET',
  path: '/campaigns/viewerpass',
  access: 'signed-in',
  reach: 'caller',
  tags: [],
  response: envelope(z.object({ pass: z.string(), until: z.iso.datetime() })),
  errors: [],
});
