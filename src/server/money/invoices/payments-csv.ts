import { sql } from 'drizzle-orm';
import type { getPaymentsCsv, PaymentRow, Standing } from '#contract/money/invoices.ts';
import type { Rupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import buying from '#messages/money/buying/index.ts';
import checkout from '#messages/money/checkout/index.ts';
import escrow from '#messages/money/escrow/index.ts';
import words from '#messages/money/papers/index.ts';
import { plainNumber } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { inOwnLanguage } from '#server/session/own-language.ts';
import { personOf } from '#server/session/person.ts';
import { findPayments, presentPayment } from './find-payments.ts';

const MAX_ROWS = 10_000;

const standingWords = (standing: Standing): string =>
  ({
    waiting: buying.waitingPayment,
    paid: checkout.paid,
    unpaid: buying.notPaid,
    refunded: escrow.refunded,
    part_refunded: buying.partlyRefunded,
  })[standing];

const amount = (rupees: Rupees) => rupees.toFixed(2);

/** What stands below each head of `paymentsFile`. */
const COLUMNS: Record<keyof typeof words.paymentsFile, (row: PaymentRow) => string> = {
  date: (row) => puneDate(new Date(row.paidAt ?? row.createdAt)),
  order: (row) => row.orderId,
  purpose: (row) => PURPOSE_RULES[row.purpose].label,
  description: (row) => row.description,
  state: (row) => standingWords(row.standing),
  price: (row) => amount(row.amounts.list),
  discount: (row) => amount(row.amounts.discount),
  cgst: (row) => amount(row.amounts.cgst),
  sgst: (row) => amount(row.amounts.sgst),
  igst: (row) => amount(row.amounts.igst),
  total: (row) => amount(row.amounts.total),
  refunded: (row) => amount(row.refunded),
  method: (row) => row.method ?? '',
  invoice: (row) => row.invoice?.number ?? '',
  creditNotes: (row) => row.creditNotes.map(({ number }) => number).join(' '),
};
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

export const paymentsCsv = (payments: readonly PaymentRow[]): string =>
  csvOf([
    NAMES.map((name) => words.paymentsFile[name]),
    ...payments.map((row) => NAMES.map((name) => COLUMNS[name](row))),
  ]);

export const getPaymentsCsvVerb: Verb<typeof getPaymentsCsv> = (context, { query }) =>
  inOwnLanguage(context, async () => {
    const { id } = personOf(context);
    const range = sql`limit ${plainNumber(MAX_ROWS)}`;
    const found = await findPayments(context.db, id, query, range);
    return csvDownload(
      paymentsCsv(found.map(presentPayment)),
      `payments-${puneDate(context.now())}.csv`,
    );
  });
