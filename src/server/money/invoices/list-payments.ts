import { type SQL, sql } from 'drizzle-orm';
import type { listContactPayments, listPayments } from '#contract/money/invoices.ts';
import type { Context } from '#server/core/context.ts';
import { readPage } from '#server/db/paging.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findPayments, type PaymentFilter, presentPayment } from './find-payments.ts';

const PAGE = 20;

async function list(context: Context, filter: PaymentFilter, page: number, extra?: SQL) {
  const { id } = personOf(context);
  const { found, total } = await readPage(
    page,
    (range) => findPayments(context.db, id, filter, range, extra),
    PAGE,
  );
  const data = found.map(presentPayment);
  return { status: 1 as const, message: 'OK', data, total, page, pageSize: PAGE };
}

export const listPaymentsVerb: Verb<typeof listPayments> = (context, { query }) => {
  const { page, ...filter } = query;
  return list(context, filter, page);
};

export const listContactPaymentsVerb: Verb<typeof listContactPayments> = (context, { query }) => {
  const { page, ...filter } = query;
  return list(context, filter, page, sql`o.purpose in ('ownerContact', 'rentContact')`);
};
