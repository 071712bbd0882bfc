import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId } from '#contract/lib/envelope.ts';
import { reason } from '#contract/people/open-text.ts';
import { RENEWAL_CHANGES, renewalChanged, renewalOffer } from './renewals.ts';

export const offerRenewal = endpoint({
  name: 'offerRenewal',
  summary:
    'Offer the other side to go on with the agreed leave and licence {id}; answers an offer of theirs',
  method: 'POST',
  path: '/lawyer/agreement/renew/{id}',
  access: 'member',
  reach: 'own-object',
  changes: [...RENEWAL_CHANGES],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: renewalOffer,
  response: renewalChanged,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const acceptRenewal = endpoint({
  name: 'acceptRenewal',
  summary: 'Accept the other side’s offer {id} to renew a licence; a lawyer may draw it up then',
  method: 'POST',
  path: '/lawyer/renewal/{id}/accept',
  access: 'member',
  reach: 'own-object',
  changes: [...RENEWAL_CHANGES],
  params: byId,
  response: renewalChanged,
  errors: ['not_found', 'conflict'],
});

export const declineRenewal = endpoint({
  name: 'declineRenewal',
  summary: 'Decline the other side’s offer {id} to renew a licence, with a reason',
  method: 'POST',
  path: '/lawyer/renewal/{id}/decline',
  access: 'member',
  reach: 'own-object',
  changes: [...RENEWAL_CHANGES],
  params: byId,
  body: z.object({ reason }),
  response: renewalChanged,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const withdrawRenewal = endpoint({
  name: 'withdrawRenewal',
  summary: 'Take back an own offer {id} to renew a licence that was not answered yet',
  method: 'POST',
  path: '/lawyer/renewal/{id}/withdraw',
  access: 'member',
  reach: 'own-object',
  changes: [...RENEWAL_CHANGES],
  params: byId,
  response: renewalChanged,
  errors: ['not_found', 'conflict'],
});

export const callOffRenewal = endpoint({
  name: 'callOffRenewal',
  summary: 'Call off an accepted renewal {id} that was not drawn up and consented to yet',
  method: 'POST',
  path: '/lawyer/renewal/{id}/calloff',
  access: 'member',
  reach: 'own-object',
  changes: [...RENEWAL_CHANGES],
  params: byId,
  body: z.object({ reason }),
  response: renewalChanged,
  errors: ['not_found', 'conflict', 'invalid'],
});
