import { z } from 'zod';
import { listingOrAll, side } from '#contract/deals/deal-fields.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber, timedList } from '#contract/lib/timed-list.ts';
import { payoutWait } from '#contract/people/payout-wait.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { INSTALMENT_STATES } from '#domain/money/instalment.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { PURPOSES } from '#domain/money/purpose.ts';
import { REFUND_STATES } from '#domain/money/refund.ts';
import { RELEASE_KINDS, RELEASE_STATES } from '#domain/money/release.ts';

const instant = z.iso.datetime();
const userId = z.object({ userId: id });
const page = z.object({ page: pageNumber });

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

/** A payment of deal money that has arrived. */
export const dealPayment = z.object({
  orderId: z.string(),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  bookingId: z.number().int(),
  listingId: z.number().int(),
  title: z.string(),
  /** The other side, by first name and initial. */
  other: z.string(),
  amount: rupees,
  /** upi, card, netbanking; the payer's alone to know. */
  method: z.string().nullable(),
  paidAt: instant,
  /** Gone back or on its way. */
  refunded: rupees,
});
named({ DealPayment: dealPayment });
export type DealPayment = z.infer<typeof dealPayment>;

export const dealRefund = z.object({
  refundId: z.string(),
  orderId: z.string(),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  /** Of deal money, the booking it was paid for. */
  bookingId: z.number().int().nullable(),
  amount: rupees,
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  at: instant,
});
named({ DealRefund: dealRefund });
export type DealRefund = z.infer<typeof dealRefund>;

/** Where money would go, as the payee and the payer see it before they decide. */
const payoutTarget = z.object({
  /** The payee’s name as it was checked. */
  name: z.string(),
  /** All but the last four digits masked. */
  account: z.string(),
  addedAt: instant,
  /** The request before this one named another account. */
  isOther: z.boolean(),
  /** Taken away since: nothing can go there. */
  isRemoved: z.boolean(),
  wait: payoutWait,
});
named({ PayoutTarget: payoutTarget });
export type PayoutTarget = z.infer<typeof payoutTarget>;

export const releaseRow = z.object({
  id: z.number().int(),
  kind: z.enum(RELEASE_KINDS),
  state: z.enum(RELEASE_STATES),
  /** The caller's part: who is paid, whose code lets it go, or neither. */
  part: z.enum(['payee', 'payer', 'none']),
  bookingId: z.number().int().nullable(),
  listingId: z.number().int().nullable(),
  title: z.string().nullable(),
  payee: z.string(),
  payer: z.string(),
  amount: rupees,
  /** Where it goes; for the payee and who approves it alone. */
  target: payoutTarget.nullable(),
  note: z.string().nullable(),
  /** How far its transfer is, once approved. */
  payout: z.enum(PAYOUT_STATES).nullable(),
  expiresAt: instant,
  createdAt: instant,
  updatedAt: instant,
});
named({ Release: releaseRow });
export type ReleaseRow = z.infer<typeof releaseRow>;

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
  params: z.object({ id }),
  response: envelope(dealMoney).extend({ serverTime: instant }),
  errors: ['not_found'],
});

export const pennyTransactions = endpoint({
  name: 'pennyTransactions',
  summary: 'The caller’s test payments, the latest first',
  method: 'GET',
  path: '/book/getpannytransaction/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: page,
  response: timedList(dealPayment),
  errors: ['not_found'],
});

export const bookingTransactions = endpoint({
  name: 'bookingTransactions',
  summary: 'Token amounts and instalments the caller has paid, the latest first',
  method: 'GET',
  path: '/book/getbookingtransaction/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: page,
  response: timedList(dealPayment),
  errors: ['not_found'],
});

export const refundTransactions = endpoint({
  name: 'refundTransactions',
  summary: 'Refunds to the caller, the latest first',
  method: 'GET',
  path: '/refund/getRefundTransacationList/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['orders'],
  params: userId,
  query: page,
  response: timedList(dealRefund),
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

export const withdrawalHistory = endpoint({
  name: 'withdrawalHistory',
  summary: 'Requests to let money go of the caller’s bookings of a listing, or with 0 of all',
  method: 'GET',
  path: '/propertypayment/getwithdrawalhistorybybuyer/{propId}/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: z.object({ propId: listingOrAll, userId: id }),
  query: page,
  response: timedList(releaseRow),
  errors: ['not_found'],
});

/** The ids of this path are fixed; the session says whose payments come back. */
export const receivedPayments = endpoint({
  name: 'receivedPayments',
  summary: 'Token amounts and instalments received for the caller’s properties, the latest first',
  method: 'GET',
  path: '/propertypayment/getpaymnethistory/3/4',
  access: 'member',
  reach: 'caller',
  tags: ['escrow'],
  query: page,
  response: timedList(dealPayment),
  errors: ['not_found'],
});

export const releaseRequests = endpoint({
  name: 'releaseRequests',
  summary: 'Requests that the caller’s code lets go, those waiting first',
  method: 'GET',
  path: '/agentrelease/getagentrequest/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: page,
  response: timedList(releaseRow),
  errors: ['not_found'],
});

export const getRelease = endpoint({
  name: 'getRelease',
  summary: 'One request to let money go, with the name and the account it would go to',
  method: 'GET',
  path: '/propertypayment/release/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['escrow', 'bank-accounts'],
  params: z.object({ id }),
  response: envelope(releaseRow),
  errors: ['not_found'],
});

export const sellerReleases = endpoint({
  name: 'sellerReleases',
  summary: 'Requests to let money go of bookings of the caller’s properties, open ones first',
  method: 'GET',
  path: '/agentrelease/getrequestbyseller/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: page,
  response: timedList(releaseRow),
  errors: ['not_found'],
});
