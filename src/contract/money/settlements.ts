import { z } from 'zod';
import { side } from '#contract/deals/deal-fields.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { SETTLEMENT_STATES } from '#domain/money/settlement.ts';

const instant = z.iso.datetime();

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
