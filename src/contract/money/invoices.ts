import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { CSV, PDF } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber } from '#contract/lib/timed-list.ts';
import { ORDER_STATES } from '#domain/money/order.ts';
import { PURPOSES } from '#domain/money/purpose.ts';
import { REFUND_STATES } from '#domain/money/refund.ts';
import words from '#messages/money/fields/index.ts';
import { orderAmounts } from './payments.ts';

const instant = z.iso.datetime();

/** How an order came out, as its payer thinks of it. */
export const STANDINGS = ['waiting', 'paid', 'unpaid', 'refunded', 'part_refunded'] as const;
export type Standing = (typeof STANDINGS)[number];

const paper = z.object({ id: z.number().int(), number: z.string() });

export const paymentRow = z.object({
  orderId: z.string(),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  state: z.enum(ORDER_STATES),
  standing: z.enum(STANDINGS),
  amounts: orderAmounts,
  /** Gone back or on its way. */
  refunded: rupees,
  /** upi, card, netbanking; null before it is paid. */
  method: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  invoice: paper.nullable(),
  creditNotes: z.array(paper),
  refunds: z.array(
    z.object({ state: z.enum(REFUND_STATES), amount: rupees, reason: z.string(), at: instant }),
  ),
});
named({ Payment: paymentRow });
export type PaymentRow = z.infer<typeof paymentRow>;

const day = z.iso.date({ error: () => words.dayAs }).optional();

const filter = z.object({
  standing: z.enum(['waiting', 'paid', 'unpaid', 'refunded']).optional(),
  purpose: z.enum(PURPOSES).optional(),
  /** Days in Pune, both included. */
  from: day,
  to: day,
});
const paged = filter.extend({ page: pageNumber });

const page = envelope(z.array(paymentRow)).extend({
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});

export const listPayments = endpoint({
  name: 'listPayments',
  summary: 'What the caller has paid or meant to pay, the latest first, with refunds and invoices',
  method: 'GET',
  path: '/propertysubscription/userpaymenthistory/{userId}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['orders'],
  params: z.object({ userId: id }),
  query: paged,
  response: page,
  errors: ['not_found', 'invalid'],
});

export const getPaymentsCsv = endpoint({
  name: 'getPaymentsCsv',
  summary: 'The caller’s payment history as a table for a spreadsheet',
  method: 'GET',
  path: '/propertysubscription/userpaymenthistory/{userId}/csv',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  params: z.object({ userId: id }),
  query: filter,
  response: download(CSV),
  errors: ['not_found', 'invalid', 'rate_limited'],
});

export const listContactPayments = endpoint({
  name: 'listContactPayments',
  summary: 'The caller’s payments for contacts, the latest first',
  method: 'GET',
  path: '/contact/getpaymenthistory/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['orders'],
  params: byId,
  query: paged.omit({ purpose: true }),
  response: page,
  errors: ['not_found', 'invalid'],
});

const party = z.object({
  name: z.string(),
  address: z.string(),
  /** "27-Maharashtra". */
  state: z.string(),
  gstin: z.string().nullable(),
});

export const invoiceDetail = z.object({
  id: z.number().int(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: instant,
  orderId: z.string(),
  seller: party,
  buyer: party,
  lines: z.array(
    z.object({
      description: z.string(),
      sac: z.string(),
      list: rupees,
      discount: rupees,
      net: rupees,
    }),
  ),
  placeOfSupply: z.string(),
  net: rupees,
  cgst: rupees,
  sgst: rupees,
  igst: rupees,
  total: rupees,
  /** In percent, of each that applies. */
  rates: z.object({ cgst: z.number(), sgst: z.number(), igst: z.number() }),
  totalInWords: z.string(),
  /** The invoice that a credit note is of. */
  original: paper.extend({ issuedAt: instant }).nullable(),
  creditNotes: z.array(paper),
  /** Written in the sandbox: no tax document. */
  sample: z.boolean(),
});
named({ Invoice: invoiceDetail });
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

export const getInvoice = endpoint({
  name: 'getInvoice',
  summary: 'An invoice or credit note of the caller’s',
  method: 'GET',
  path: '/contact/invoicedetails/{id}',
  access: 'signed-in',
  reach: 'own-object',
  tags: ['orders'],
  staffToo: true,
  params: byId,
  response: envelope(invoiceDetail),
  errors: ['not_found'],
});

export const getInvoicePdf = endpoint({
  name: 'getInvoicePdf',
  summary: 'An invoice or credit note of the caller’s as a PDF',
  method: 'GET',
  path: '/contact/invoice/{id}/pdf',
  access: 'signed-in',
  reach: 'own-object',
  tags: [],
  staffToo: true,
  limit: { calls: 120, seconds: 600 },
  params: byId,
  response: download(PDF),
  errors: ['not_found', 'rate_limited'],
});
