import { sql } from 'drizzle-orm';
import type { getPaymentsCsv, PaymentRow, Standing } from '#contract/money/invoices.ts';
import type { Rupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import { plainNumber } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { personOf } from '#server/session/person.ts';
import { findPayments, presentPayment } from './find-payments.ts';

const MAX_ROWS = 10_000;

const STANDING_WORDS: Record<Standing, string> = {
  waiting: 'Waiting',
  paid: 'Paid',
  unpaid: 'Not paid',
  refunded: 'Refunded',
  part_refunded: 'Partly refunded',
};

const amount = (rupees: Rupees) => rupees.toFixed(2);

const COLUMNS: readonly [string, (row: PaymentRow) => string][] = [
  ['Date', (row) => puneDate(new Date(row.paidAt ?? row.createdAt))],
  ['Order', (row) => row.orderId],
  ['For', (row) => PURPOSE_RULES[row.purpose].label],
  ['Description', (row) => row.description],
  ['State', (row) => STANDING_WORDS[row.standing]],
  ['Price', (row) => amount(row.amounts.list)],
  ['Discount', (row) => amount(row.amounts.discount)],
  ['CGST', (row) => amount(row.amounts.cgst)],
  ['SGST', (row) => amount(row.amounts.sgst)],
  ['IGST', (row) => amount(row.amounts.igst)],
  ['Total', (row) => amount(row.amounts.total)],
  ['Refunded', (row) => amount(row.refunded)],
  ['Paid by', (row) => row.method ?? ''],
  ['Invoice', (row) => row.invoice?.number ?? ''],
  ['Credit notes', (row) => row.creditNotes.map(({ number }) => number).join(' ')],
];

export const paymentsCsv = (payments: readonly PaymentRow[]): string =>
  csvOf([
    COLUMNS.map(([head]) => head),
    ...payments.map((row) => COLUMNS.map(([, read]) => read(row))),
  ]);

export const getPaymentsCsvVerb: Verb<typeof getPaymentsCsv> = async (context, { query }) => {
  const { id } = personOf(context);
  const range = sql`limit ${plainNumber(MAX_ROWS)}`;
  const found = await findPayments(context.db, id, query, range);
  return csvDownload(
    paymentsCsv(found.map(presentPayment)),
    `payments-${puneDate(context.now())}.csv`,
  );
};
