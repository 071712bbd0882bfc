import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { openText } from '#contract/people/open-text.ts';
import { CONTACT_STATES } from '#domain/deals/contact-request.ts';
import words from '#messages/deals/fields/index.ts';

/** Who may own a listing, and so answer for it. */

export const MESSAGE = { least: 20, most: 600 } as const;

const requestId = z.object({ requestId: id });
const stepped = envelope(z.object({ id: z.number().int(), state: z.enum(CONTACT_STATES) }));

export const requestContact = endpoint({
  name: 'requestContact',
  summary: 'Ask who offers a listing for their number',
  method: 'POST',
  path: '/method/contact',
  access: 'member',
  reach: 'caller',
  changes: ['contacts', 'promotions'],
  limit: { calls: 40, seconds: 3_600 },
  body: z.object({
    propertyid: id,
    message: openText(MESSAGE.most).min(MESSAGE.least, {
      error: () => words.contactMessage({ least: MESSAGE.least }),
    }),
  }),
  response: stepped,
  errors: ['not_found', 'conflict', 'rate_limited'],
});

export const acceptContact = endpoint({
  name: 'acceptContact',
  summary: 'Share numbers with the buyer who asked',
  method: 'POST',
  path: '/method/contact/{requestId}/accept',
  access: 'member',
  reach: 'own-object',
  changes: ['contacts'],
  params: requestId,
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const declineContact = endpoint({
  name: 'declineContact',
  summary: 'Decline a contact request, with a reason if one likes',
  method: 'POST',
  path: '/method/contact/{requestId}/decline',
  access: 'member',
  reach: 'own-object',
  changes: ['contacts'],
  params: requestId,
  body: z.object({ reason: openText(300).optional() }),
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const withdrawContact = endpoint({
  name: 'withdrawContact',
  summary: 'Take back a contact request that waits',
  method: 'POST',
  path: '/method/contact/{requestId}/withdraw',
  access: 'member',
  reach: 'own-object',
  changes: ['contacts', 'visits'],
  params: requestId,
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const revokeContact = endpoint({
  name: 'revokeContact',
  summary: 'Stop sharing numbers; neither side sees them any more',
  method: 'POST',
  path: '/method/contact/{requestId}/revoke',
  access: 'member',
  reach: 'own-object',
  changes: ['contacts', 'visits'],
  params: requestId,
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const revealNumbers = endpoint({
  name: 'revealNumbers',
  summary: 'The other side’s number while the request is accepted; every view is written down',
  method: 'POST',
  path: '/method/contact/{requestId}/numbers',
  access: 'member',
  reach: 'own-object',
  changes: ['contacts'],
  limit: { calls: 30, seconds: 3_600 },
  params: requestId,
  response: envelope(
    z.object({ name: z.string(), mobile: z.string().nullable(), email: z.string() }),
  ),
  errors: ['not_found', 'conflict', 'rate_limited'],
});
