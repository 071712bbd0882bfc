import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { openText, reason } from '#contract/people/open-text.ts';
import { VISIT_STATES } from '#domain/deals/visit.ts';
import words from '#messages/deals/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { slotTime } from './slots.ts';

/** Visits that one buyer may have before them. */
export const OPEN_VISITS = 5;
export const CODE_TRIES = 5;
/** Minutes before its start from which a visit can be checked in. */
export const CHECK_IN_EARLY_MINUTES = 60;

const visitId = z.object({ visitId: id });
const propertyId = z.object({ propertyId: id });
const stepped = envelope(z.object({ id: z.number().int(), state: z.enum(VISIT_STATES) }));

export const bookVisit = endpoint({
  name: 'bookVisit',
  summary:
    'Ask for a time to see a listing; it stands once its owner has confirmed it, or at once where they let visits confirm themselves',
  method: 'POST',
  path: '/meeting/book/{slotId}',
  access: 'member',
  reach: 'public',
  changes: ['visits', 'contacts'],
  limit: { calls: 40, seconds: 3_600 },
  params: z.object({ slotId: id }),
  body: z.object({ note: openText(300).optional() }),
  response: stepped,
  errors: ['not_found', 'conflict', 'rate_limited'],
});

export const proposeVisit = endpoint({
  name: 'proposeVisit',
  summary:
    'Propose a time of one’s own to see a listing; it stands once its owner has confirmed it',
  method: 'POST',
  path: '/meeting/propose/{propertyId}',
  access: 'member',
  reach: 'public',
  changes: ['visits', 'contacts'],
  limit: { calls: 40, seconds: 3_600 },
  params: propertyId,
  body: slotTime.extend({ note: openText(300).optional() }),
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const confirmVisit = endpoint({
  name: 'confirmVisit',
  summary: 'The owner agrees to a visit asked for',
  method: 'POST',
  path: '/meeting/visit/{visitId}/confirm',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits', 'contacts'],
  params: visitId,
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const declineVisit = endpoint({
  name: 'declineVisit',
  summary: 'The owner declines a visit asked for, and may offer another time for it',
  method: 'POST',
  path: '/meeting/visit/{visitId}/decline',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits', 'contacts'],
  limit: { calls: 60, seconds: 3_600 },
  params: visitId,
  body: z.object({ reason, instead: slotTime.optional() }),
  response: stepped,
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const cancelVisit = endpoint({
  name: 'cancelVisit',
  summary: 'Cancel a visit, with a reason for the other side',
  method: 'POST',
  path: '/meeting/visit/{visitId}/cancel',
  access: 'member',
  reach: 'own-object',
  key: 'visits:write',
  changes: ['visits', 'contacts'],
  params: visitId,
  body: z.object({ reason }),
  response: stepped,
  errors: ['not_found', 'conflict'],
});

export const checkInVisit = endpoint({
  name: 'checkInVisit',
  summary: 'The owner enters the code that the buyer shows at the door',
  method: 'POST',
  path: '/meeting/visit/{visitId}/checkin',
  access: 'member',
  reach: 'own-object',
  changes: ['visits', 'contacts'],
  params: visitId,
  body: z.object({
    code: z
      .string({ error: () => usual.enterCode })
      .trim()
      .max(...upTo(4, () => words.codeFour))
      .regex(/^\d{4}$/, { error: () => words.codeFour }),
  }),
  response: stepped,
  errors: ['wrong_credentials', 'not_found', 'conflict'],
});
