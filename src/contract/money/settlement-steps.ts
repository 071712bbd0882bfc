import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { oneTimeCode } from '#contract/lib/fields.ts';
import { exactRupees } from '#contract/lib/rupees.ts';
import { openText, reason } from '#contract/people/open-text.ts';
import { SETTLEMENT_STATES } from '#domain/money/settlement.ts';
import words from '#messages/money/fields/index.ts';

const instant = z.iso.datetime();
const CHANGES = [
  'escrow',
  'bookings',
  'notifications',
  'listings',
  'bids',
  'orders',
  'ledger',
  'payouts',
] as const;

const MAX_RUPEES = 100_000_000_000;
/** Of all that was paid, what the buyer ends with; the owner ends with the rest. */
export const buyerPart = exactRupees(0, {
  tooLittle: () => words.nothingOrMore,
  most: MAX_RUPEES,
});

const changed = envelope(
  z.object({ settlementId: z.number().int(), state: z.enum(SETTLEMENT_STATES) }),
);

export const proposeSettlement = endpoint({
  name: 'proposeSettlement',
  summary: 'Propose how the money of a booking {id} is divided; answers the other side’s proposal',
  method: 'POST',
  path: '/propertypayment/settle/{id}',
  access: 'member',
  reach: 'own-object',
  changes: [...CHANGES],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({
    toBuyer: buyerPart,
    /** All that was paid, as the caller saw it. */
    total: exactRupees(0, { tooLittle: () => words.nothingOrMore, most: MAX_RUPEES }),
    /** The other side’s open proposal that the caller saw, or null for none; a newer one is a conflict. */
    answers: id.nullish(),
    reason,
  }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const sendSettlementCode = endpoint({
  name: 'sendSettlementCode',
  summary: 'Send the caller the code that agrees to the other side’s proposal {id}',
  method: 'POST',
  path: '/propertypayment/settlement/{id}/code',
  access: 'member',
  reach: 'own-object',
  changes: [],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  response: envelope(
    z.object({ sentTo: z.array(z.string()), expiresAt: instant, resendAt: instant }),
  ),
  errors: ['not_found', 'conflict', 'rate_limited'],
});

export const agreeSettlement = endpoint({
  name: 'agreeSettlement',
  summary: 'Agree to the other side’s proposal with a code: the booking ends and money goes out',
  method: 'POST',
  path: '/propertypayment/settlement/{id}/agree',
  access: 'member',
  reach: 'own-object',
  changes: [...CHANGES],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({ code: oneTimeCode }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid', 'wrong_credentials', 'rate_limited'],
});

export const refuseSettlement = endpoint({
  name: 'refuseSettlement',
  summary: 'Refuse the other side’s proposal, with a reason',
  method: 'POST',
  path: '/propertypayment/settlement/{id}/refuse',
  access: 'member',
  reach: 'own-object',
  changes: [...CHANGES],
  params: byId,
  body: z.object({ reason }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const disputeSettlement = endpoint({
  name: 'disputeSettlement',
  summary: 'Ask staff to decide about an own proposal that was refused',
  method: 'POST',
  path: '/propertypayment/settlement/{id}/dispute',
  access: 'member',
  reach: 'own-object',
  changes: [...CHANGES],
  limit: { calls: 30, seconds: 3_600 },
  params: byId,
  body: z.object({ reason }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const withdrawSettlement = endpoint({
  name: 'withdrawSettlement',
  summary: 'Take back an own proposal that nothing has come of',
  method: 'POST',
  path: '/propertypayment/settlement/{id}/withdraw',
  access: 'member',
  reach: 'own-object',
  changes: [...CHANGES],
  params: byId,
  response: changed,
  errors: ['not_found', 'conflict'],
});

export const receiveSettlement = endpoint({
  name: 'receiveSettlement',
  summary: 'Say that what the other side owes after a settlement has been received otherwise',
  method: 'POST',
  path: '/propertypayment/settlement/{id}/received',
  access: 'member',
  reach: 'own-object',
  changes: [...CHANGES],
  params: byId,
  body: z.object({ note: openText(300).optional() }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid'],
});
