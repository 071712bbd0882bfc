import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { month } from '#contract/lib/month.ts';
import { rupees, wholeRupees } from '#contract/lib/rupees.ts';
import { RENT_PAID_BY } from '#domain/deals/rent-receipt.ts';
import words from '#messages/money/fields/index.ts';

const rentReceipt = z.object({
  month: z.string(),
  amount: rupees,
  paidBy: z.enum(RENT_PAID_BY),
  paidOn: z.string(),
});
export type RentReceipt = z.infer<typeof rentReceipt>;

export const listRentReceipts = endpoint({
  name: 'listRentReceipts',
  summary: 'The rent receipts of a booking {id}, the latest month first, for owner and tenant',
  method: 'GET',
  path: '/book/rentreceipts/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['bookings'],
  params: byId,
  response: envelope(z.array(rentReceipt)),
  errors: ['not_found'],
});

export const giveRentReceipt = endpoint({
  name: 'giveRentReceipt',
  summary: 'Say as its owner that a month’s rent of a rented home was received; one a month',
  method: 'POST',
  path: '/book/rentreceipts/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bookings'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  body: z.object({
    month: month,
    amount: wholeRupees,
    paidBy: z.enum(RENT_PAID_BY),
    paidOn: z.iso.date({ error: () => words.dayPaid }),
  }),
  response: envelope(rentReceipt),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const getRentReceiptPdf = endpoint({
  name: 'getRentReceiptPdf',
  summary: 'A month’s rent receipt as a PDF, for owner and tenant',
  method: 'GET',
  path: '/book/rentreceipts/{id}/{month}/pdf',
  access: 'member',
  reach: 'own-object',
  tags: [],
  limit: { calls: 60, seconds: 600 },
  params: z.object({ id, month: month }),
  response: download(PDF),
  errors: ['not_found', 'rate_limited'],
});
