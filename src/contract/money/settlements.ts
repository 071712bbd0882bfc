import { z } from 'zod';
import { side } from '#contract/deals/deal-fields.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { oneTimeCode } from '#contract/lib/fields.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { exactRupees, rupees } from '#contract/lib/rupees.ts';
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

const settlementRow = z.object({
  id: z.number().int(),
  state: z.enum(SETTLEMENT_STATES),
  /** Whether the caller proposed it. */
  isOwn: z.boolean(),
  /** What each side ends with, of all that was paid. */
  toOwner: rupees,
  toBuyer: rupees,
  reason: z.string(),
  /** What was said to a refusal, a dispute or a decision, the latest. */
  answer: z.string().nullable(),
  /** More was paid since: it cannot be agreed to any more. */
  isOutdated: z.boolean(),
  /** When staff take it over. */
  expiresAt: instant,
  createdAt: instant,
  /** What one side got beyond its part; nothing where that is no one’s case. */
  owed: z.object({ amount: rupees, by: side, dueOn: z.iso.date() }).nullable(),
});
named({ Settlement: settlementRow });
export type SettlementRow = z.infer<typeof settlementRow>;

const dealSettlements = z.object({
  bookingId: z.number().int(),
  side,
  other: z.string(),
  /** All that was paid and is divided: the three below. */
  total: rupees,
  held: rupees,
  /** What each side has got already. */
  hasOwner: rupees,
  hasBuyer: rupees,
  /** What the rules of cancelling would leave the buyer with, if the caller cancelled now. */
  byRule: rupees,
  mayPropose: z.boolean(),
  /** Whether there is a statement of how it ended. */
  hasPaper: z.boolean(),
  /** The latest first. */
  settlements: z.array(settlementRow),
});
export type DealSettlements = z.infer<typeof dealSettlements>;

export const getSettlements = endpoint({
  name: 'getSettlements',
  summary: 'How the money of a booking {id} is or may be divided at its end, for its two parties',
  method: 'GET',
  path: '/propertypayment/settlements/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['escrow', 'bookings'],
  params: byId,
  response: envelope(dealSettlements).extend({ serverTime: instant }),
  errors: ['not_found'],
});

export const getSettlementStatement = endpoint({
  name: 'getSettlementStatement',
  summary: 'The statement of how the money of an ended booking {id} was divided, as a PDF',
  method: 'GET',
  path: '/propertypayment/statement/{id}',
  access: 'member',
  reach: 'own-object',
  tags: [],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  response: download(PDF),
  errors: ['not_found', 'conflict', 'rate_limited'],
});

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
