import { z } from 'zod';
import { side } from '#contract/deals/deal-fields.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { INSTALMENT_STATES } from '#domain/money/instalment.ts';
import { dealPayment, dealRefund } from './deal-payments.ts';
import { releaseRow } from './releases.ts';

const instant = z.iso.datetime();

export const instalmentRow = z.object({
  id: z.number().int(),
  /** 1, 2, 3 in the order they are paid. */
  number: z.number().int(),
  label: z.string(),
  dueOn: z.iso.date(),
  amount: rupees,
  state: z.enum(INSTALMENT_STATES),
  /** Due, and its day is over. */
  isOverdue: z.boolean(),
  paidAt: instant.nullable(),
});
named({ Instalment: instalmentRow });
export type InstalmentRow = z.infer<typeof instalmentRow>;

const moneyEvent = z.object({
  at: instant,
  about: z.enum(['booking', 'instalment', 'release', 'refund', 'settlement']),
  /** A transition's name, or what else happened. */
  event: z.string(),
  by: z.enum(['owner', 'buyer', 'payer', 'payee', 'party', 'staff', 'gateway', 'system']),
  amount: rupees.nullable(),
  note: z.string().nullable(),
});
export type MoneyEvent = z.infer<typeof moneyEvent>;

export const dealMoney = z.object({
  bookingId: z.number().int(),
  listingId: z.number().int(),
  title: z.string(),
  side,
  other: z.string(),
  state: z.enum(BOOKING_STATES),
  /** Until when the token amount can be paid. */
  expiresAt: instant.nullable(),
  /** Payments are played here: no money moves. */
  isSandbox: z.boolean(),
  price: rupees,
  tokenAmount: rupees,
  /** From when the days of cancelling are counted. */
  bookedAt: instant,
  /** Whether the buyer has made the test payment. */
  isTested: z.boolean(),
  paid: rupees,
  refunded: rupees,
  /** On the booking's escrow account now. */
  held: rupees,
  /** Of it, what may be asked for: less open requests. */
  available: rupees,
  /** Let go to the owner, what the end of the deal left them among it, and back to the buyer. */
  released: rupees,
  withdrawn: rupees,
  /** Of a cancelled booking, what the payment gateway keeps. */
  kept: rupees,
  /** What a buyer who cancelled late left to the owner, who has not taken it yet. */
  forfeited: rupees,
  instalments: z.array(instalmentRow),
  /** Whether the owner may propose a plan or replace it now. */
  mayPlan: z.boolean(),
  payments: z.array(dealPayment),
  refunds: z.array(dealRefund),
  releases: z.array(releaseRow),
  history: z.array(moneyEvent),
});
named({ DealMoney: dealMoney });
export type DealMoney = z.infer<typeof dealMoney>;

export const getDealMoney = endpoint({
  name: 'getDealMoney',
  summary: 'All money of a booking, for its two parties',
  method: 'GET',
  path: '/propertypayment/deal/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['escrow', 'bookings'],
  params: byId,
  response: envelope(dealMoney).extend({ serverTime: instant }),
  errors: ['not_found'],
});

export const paidInstalments = endpoint({
  name: 'paidInstalments',
  summary: 'Instalments the caller has paid for a booking {id} of theirs',
  method: 'GET',
  path: '/propertypayment/emipaidhistorybybuyer/{id}/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: z.object({ id, userId: id }),
  response: envelope(z.array(instalmentRow)),
  errors: ['not_found'],
});
