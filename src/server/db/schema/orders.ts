import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { NOTHING } from '#domain/lib/money.ts';
import { ORDER_STATES, PAYMENT_STATES } from '#domain/money/order.ts';
import { REFUND_STATES } from '#domain/money/refund.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { people } from './people.ts';
import { coupons, priceItems, purpose } from './prices.ts';
import { subjectKind } from './subject.ts';

export const orderState = pgEnum('order_state', ORDER_STATES);
export const paymentState = pgEnum('payment_state', PAYMENT_STATES);
export const refundState = pgEnum('refund_state', REFUND_STATES);

/** What somebody means to pay for. Amounts are fixed when it is made. */
export const orders = pgTable(
  'orders',
  {
    id: identityId(),
    /** The id the gateway and addresses know it by; cannot be guessed. */
    publicId: text('public_id').notNull().unique(),
    personId: person('person_id'),
    purpose: purpose().notNull(),
    /** What it is about, where it is about something. */
    subjectKind: subjectKind('subject_kind'),
    subjectId: integer('subject_id'),
    priceItemId: integer('price_item_id').references(() => priceItems.id),
    couponId: integer('coupon_id').references(() => coupons.id),
    description: text().notNull(),
    listPaise: paise('list_paise').notNull(),
    discountPaise: paise('discount_paise').notNull().default(NOTHING),
    netPaise: paise('net_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull().default(NOTHING),
    sgstPaise: paise('sgst_paise').notNull().default(NOTHING),
    igstPaise: paise('igst_paise').notNull().default(NOTHING),
    totalPaise: paise('total_paise').notNull(),
    placeOfSupply: text('place_of_supply').notNull(),
    /** Who it is invoiced to, as it stood. */
    billing: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    state: orderState().notNull().default('created'),
    /** What the gateway's checkout asks for. */
    sessionId: text('session_id'),
    gatewayId: text('gateway_id'),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the gateway was last asked how it stands. */
    checkedAt: instant('checked_at'),
    /** The caller's own key: the same key with the same request is the same order. */
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // The same key by the same person is the same order.
    uniqueIndex('orders_once').on(t.personId, t.idempotencyKey),
    // A person's orders, newest first.
    index('orders_person').on(t.personId, t.id),
    // The orders of a listing, booking, instalment, engagement or campaign.
    index('orders_subject').on(t.subjectKind, t.subjectId, t.id),
    // Unpaid orders, for settling them and for ending those whose time has run out.
    index('orders_pending').on(t.expiresAt).where(sql`state in ('created', 'open')`),
    // Ended orders, asked after for some days in case a payment comes late.
    index('orders_ended').on(t.expiresAt).where(sql`state in ('expired', 'cancelled')`),
    // Orders paid of late: the pennies among them go back.
    index('orders_paid').on(t.paidAt, t.id).where(sql`state in ('paid', 'returned')`),
    // How often a coupon was used, in all and by one person.
    index('orders_coupon').on(t.couponId, t.personId).where(sql`coupon_id is not null`),
    check('orders_positive', sql`${t.totalPaise} > 0`),
    check(
      'orders_add_up',
      sql`${t.netPaise} = ${t.listPaise} - ${t.discountPaise}
          and ${t.totalPaise} = ${t.netPaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`,
    ),
  ],
);
export type Order = typeof orders.$inferSelect;

/** Attempts at paying an order, as the gateway tells of them. */
export const payments = pgTable(
  'payments',
  {
    id: identityId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    gatewayPaymentId: text('gateway_payment_id').notNull().unique(),
    state: paymentState().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** upi, card, netbanking, wallet. */
    method: text(),
    /** The bank's words where it failed. */
    message: text(),
    /** This one bought what the order was for; another success on the same order goes back. */
    isGrant: boolean('is_grant').notNull().default(false),
    at: instant('at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // The attempts at paying an order.
    index('payments_order').on(t.orderId, t.id),
    // One payment buys what an order is for.
    uniqueIndex('payments_one_grant').on(t.orderId).where(sql`is_grant`),
  ],
);
export type Payment = typeof payments.$inferSelect;

/** Webhooks taken in, by what they say: the same news has an effect once. */
export const webhookEvents = pgTable('webhook_events', {
  id: identityId(),
  eventKey: text('event_key').notNull().unique(),
  type: text().notNull(),
  /** Hash of the raw body as received. */
  bodyHash: text('body_hash').notNull(),
  orderPublicId: text('order_public_id').notNull(),
  receivedAt: instant('received_at').notNull(),
});

export const refunds = pgTable(
  'refunds',
  {
    id: identityId(),
    publicId: text('public_id').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The payment that goes back as a whole, where it came once too often. */
    paymentId: integer('payment_id').references(() => payments.id),
    amountPaise: paise('amount_paise').notNull(),
    reason: text().notNull(),
    state: refundState().notNull().default('requested'),
    gatewayRefundId: text('gateway_refund_id'),
    /** The gateway's words where it failed. */
    message: text(),
    requestedBy: integer('requested_by').references(() => people.id),
    /** The other of staff who agreed first, where it took two. */
    secondedBy: integer('seconded_by').references(() => people.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // The refunds of an order and their sum.
    index('refunds_order').on(t.orderId, t.id),
    // Refunds to send or to ask the gateway about.
    index('refunds_open').on(t.updatedAt).where(sql`state in ('requested', 'processing')`),
    // A payment goes back as a whole once.
    uniqueIndex('refunds_payment_once').on(t.paymentId).where(sql`payment_id is not null`),
    // What staff gave back in a time.
    index('refunds_decided').on(t.createdAt).where(sql`requested_by is not null`),
    check('refunds_two_people', sql`${t.requestedBy} <> ${t.secondedBy}`),
    check('refunds_positive', sql`${t.amountPaise} > 0`),
  ],
);
export type Refund = typeof refunds.$inferSelect;
