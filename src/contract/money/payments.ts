import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { JSON_FILE } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { ORDER_STATES, PAYMENT_STATES } from '#domain/money/order.ts';
import { PURPOSES } from '#domain/money/purpose.ts';
import { REFUND_STATES } from '#domain/money/refund.ts';
import words from '#messages/money/fields/index.ts';

/** Ours, as addresses and the gateway know it. */
export const orderId = z
  .string({ error: () => words.orderNumber })
  .max(...upTo(45, () => words.noOrderNumber))
  .regex(/^[\w-]{3,45}$/, { error: () => words.noOrderNumber });

const instant = z.iso.datetime();

export const orderAmounts = z.object({
  list: rupees,
  discount: rupees,
  /** Before tax. */
  net: rupees,
  cgst: rupees,
  sgst: rupees,
  igst: rupees,
  total: rupees,
});
named({ OrderAmounts: orderAmounts });
export type OrderAmounts = z.infer<typeof orderAmounts>;

/**
 * How it went so far, in one word. `waiting`: nothing heard yet. `failed` and `dropped`: the last
 * attempt, and another may be made. `returned`: it could not be given, so the money goes back.
 */
export const OUTCOMES = ['waiting', 'paid', 'failed', 'dropped', 'returned', 'ended'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const orderStanding = z.object({
  orderId: z.string(),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.number().int().nullable(),
  state: z.enum(ORDER_STATES),
  /** Payments are played here: no money moves. */
  isSandbox: z.boolean(),
  outcome: z.enum(OUTCOMES),
  amounts: orderAmounts,
  /** What was bought, once it is given. */
  granted: z.string().nullable(),
  invoiceId: z.number().int().nullable(),
  /** Where to pay, or to begin anew; null where nothing is left to do. */
  retry: z.object({ how: z.enum(['pay', 'begin']), url: z.string() }).nullable(),
  /** In the order they were made. */
  payments: z.array(
    z.object({
      state: z.enum(PAYMENT_STATES),
      amount: rupees,
      method: z.string().nullable(),
      /** The bank’s words where it failed. */
      message: z.string().nullable(),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      refundId: z.string(),
      state: z.enum(REFUND_STATES),
      amount: rupees,
      reason: z.string(),
      at: instant,
    }),
  ),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
});
named({ Order: orderStanding });
export type OrderStatus = z.infer<typeof orderStanding>;

const standing = envelope(orderStanding);
const byOrder = z.object({ orderId });

export const createOrder = endpoint({
  name: 'createOrder',
  summary: 'Begin to pay for something; the same key with the same request is the same order',
  method: 'POST',
  path: '/contact/create',
  access: 'member',
  reach: 'caller',
  changes: ['orders', 'escrow', 'bookings', 'engagements'],
  repeats: 'by-body',
  limit: { calls: 120, seconds: 3_600 },
  body: z.object({
    purpose: z.enum(PURPOSES),
    /** The listing, booking, instalment or engagement that it is for. */
    subjectId: id.optional(),
    /** The item of the price list as the caller saw it. */
    priceItemId: id.optional(),
    coupon: shortText(40).toUpperCase().optional(),
    /** Made by the caller once for each wish to pay, kept when trying again. */
    idempotencyKey: z.uuid({ error: () => words.ownKey }),
  }),
  response: envelope(
    z.object({
      orderId: z.string(),
      state: z.enum(ORDER_STATES),
      /** Where the browser goes to pay; null once it can no longer be paid. */
      checkoutUrl: z.string().nullable(),
      amounts: orderAmounts,
      expiresAt: instant,
    }),
  ),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited', 'unavailable'],
});

/** An order is for whatever is sold here, and what it pays for moves on with it. */
const WHAT_PAYING_CHANGES = [
  'orders',
  'escrow',
  'bids',
  'bookings',
  'contacts',
  'promotions',
  'engagements',
  'leads',
  'campaigns',
  'analysis',
  'listings',
  'professionals',
] as const;

export const paymentWebhook = endpoint({
  name: 'paymentWebhook',
  summary: 'News from the payment gateway, signed by it over the body as sent',
  method: 'POST',
  path: '/payment/webhook',
  access: 'anyone',
  reach: 'public',
  changes: WHAT_PAYING_CHANGES,
  upload: { maxBytes: 256 * 1024, types: [JSON_FILE] },
  response: envelope(z.object({})),
  errors: ['wrong_credentials', 'too_large', 'unavailable'],
});

export const getOrder = endpoint({
  name: 'getOrder',
  summary: 'How an order of the caller’s stands, as far as it is known here',
  method: 'GET',
  path: '/payment/order/{orderId}',
  access: 'member',
  reach: 'own-object',
  tags: ['orders'],
  params: byOrder,
  response: standing,
  errors: ['not_found'],
});

export const refreshOrder = endpoint({
  name: 'refreshOrder',
  summary: 'Ask the gateway how an order of the caller’s stands',
  method: 'POST',
  path: '/payment/refresh/{orderId}',
  access: 'member',
  reach: 'own-object',
  changes: WHAT_PAYING_CHANGES,
  limit: { calls: 120, seconds: 600 },
  params: byOrder,
  response: standing,
  errors: ['not_found', 'rate_limited'],
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  summary: 'Give up paying an order; a payment made meanwhile still counts',
  method: 'POST',
  path: '/payment/cancel/{orderId}',
  access: 'member',
  reach: 'own-object',
  changes: ['orders', 'escrow', 'bookings', 'engagements', 'campaigns'],
  limit: { calls: 60, seconds: 600 },
  params: byOrder,
  response: standing,
  errors: ['not_found', 'rate_limited', 'unavailable'],
});
