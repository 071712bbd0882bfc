import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { CSV, PDF } from '#contract/lib/media-types.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { PROFESSIONS } from '#domain/lib/profession.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import words from '#messages/money/fields/index.ts';

const byUser = z.object({ userId: id });
const financialYear = z
  .string()
  .max(...upTo(7))
  .regex(/^20\d\d-\d\d$/, { error: () => words.financialYear });
const byYear = z.object({ userId: id, year: financialYear });
const PAPER_LIMIT = { calls: 60, seconds: 600 };

export const getReceiptPdf = endpoint({
  name: 'getReceiptPdf',
  summary:
    'The receipt of a paid order as a PDF: for its payer and for whom deal money or a fee was paid to',
  method: 'GET',
  path: '/propertypayment/receipt/{orderId}/pdf',
  access: 'signed-in',
  reach: 'own-object',
  tags: [],
  limit: PAPER_LIMIT,
  params: z.object({ orderId: z.string().max(...upTo(60)) }),
  response: download(PDF),
  errors: ['not_found', 'rate_limited'],
});

const month = z.object({
  /** "2026-11". */
  month: z.string(),
  fee: rupees,
  commission: rupees,
  net: rupees,
  /** Of the net, what has reached the bank. */
  paid: rupees,
});

const earning = z.object({
  engagementId: z.number().int(),
  client: z.string(),
  description: z.string(),
  fee: rupees,
  /** With its GST. */
  commission: rupees,
  net: rupees,
  invoice: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  releasedAt: z.iso.datetime(),
  /** Null while the transfer is not made yet. */
  payout: z.enum(PAYOUT_STATES).nullable(),
  /** The bank’s or the gateway’s number of the transfer. */
  reference: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
});
export type Earning = z.infer<typeof earning>;

export const myEarnings = endpoint({
  name: 'myEarnings',
  summary: 'Fees let go to a professional in a financial year, the latest first, and by month',
  method: 'GET',
  path: '/profile/earnings/{userId}',
  access: PROFESSIONS,
  reach: 'caller-by-id',
  tags: ['engagements', 'orders'],
  params: byUser,
  query: z.object({ year: financialYear.optional() }),
  response: envelope(
    z.object({ year: z.string(), earnings: z.array(earning), months: z.array(month) }),
  ),
  errors: ['not_found', 'invalid'],
});
export type Earnings = z.infer<typeof myEarnings.response>['data'];

export const getEarningsCsv = endpoint({
  name: 'getEarningsCsv',
  summary: 'A professional’s fees of a financial year as a table for a spreadsheet',
  method: 'GET',
  path: '/profile/earnings/{userId}/csv',
  access: PROFESSIONS,
  reach: 'caller-by-id',
  tags: [],
  limit: PAPER_LIMIT,
  params: byUser,
  query: z.object({ year: financialYear.optional() }),
  response: download(CSV),
  errors: ['not_found', 'invalid', 'rate_limited'],
});

export const getYearlyStatementPdf = endpoint({
  name: 'getYearlyStatementPdf',
  summary: 'All that the caller paid and got back or was paid in a financial year, as a PDF',
  method: 'GET',
  path: '/profile/statement/{userId}/{year}/pdf',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: [],
  limit: PAPER_LIMIT,
  params: byYear,
  response: download(PDF),
  errors: ['not_found', 'rate_limited'],
});

export const getYearlyStatementCsv = endpoint({
  name: 'getYearlyStatementCsv',
  summary: 'The same as a table for a spreadsheet',
  method: 'GET',
  path: '/profile/statement/{userId}/{year}/csv',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: [],
  limit: PAPER_LIMIT,
  params: byYear,
  response: download(CSV),
  errors: ['not_found', 'rate_limited'],
});
