import { type SQL, sql } from 'drizzle-orm';
import type { listContactPayments, listPayments } from '#contract/money/invoices.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findPayments, type PaymentFilter } from './find-payments.ts';

const PAGE = 20;

async function list(context: Context, filter: PaymentFilter, page: number, extra?: SQL) {
  const range = sql`limit ${plainNumber(PAGE)} offset ${plainNumber((page - 1) * PAGE)}`;
  const { id } = personOf(context);
  const { found, total } = await findPayments(context.db, id, filter, range, extra);
  return { status: 1 as const, message: 'OK', data: found, total, page, pageSize: PAGE };
}

export const listPaymentsVerb: Verb<typeof listPayments> = (context, { query }) => {
  const { page, ...filter } = query;
  return list(context, filter, page);
};

export const listContactPaymentsVerb: Verb<typeof listContactPayments> = (context, { query }) => {
  const { page, ...filter } = query;
  return list(context, filter, page, sql`o.purpose in ('ownerContact', 'rentContact')`);
};
