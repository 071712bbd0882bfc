import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type * as dealPayments from '#contract/money/deal-payments.ts';
import type * as contract from '#contract/money/escrow.ts';
import type * as releases from '#contract/money/releases.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { DEAL_PAGE } from '#server/db/paging.ts';
import { findBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findInstalments } from './find-instalments.ts';
import { findDealPayments, findRefunds, type Page } from './find-payments.ts';
import { findReleases } from './find-releases.ts';

/** A page as a timed list says it. */
const paged = <T>({ now }: Context, { found, total }: Page<T>, page: number) => ({
  status: 1 as const,
  message: 'OK',
  data: found,
  total,
  page,
  pageSize: DEAL_PAGE,
  serverTime: now().toISOString(),
});

export const pennyTransactionsVerb: Verb<typeof dealPayments.pennyTransactions> = async (
  context,
  { query: { page } },
) => {
  const { id } = personOf(context);
  const own = sql`o.person_id = ${id} and o.purpose = 'penny'`;
  return paged(context, await findDealPayments(context.db, id, own, page), page);
};

export const bookingTransactionsVerb: Verb<typeof dealPayments.bookingTransactions> = async (
  context,
  { query: { page } },
) => {
  const { id } = personOf(context);
  const own = sql`o.person_id = ${id} and o.purpose in ('token', 'instalment')`;
  return paged(context, await findDealPayments(context.db, id, own, page), page);
};

export const receivedPaymentsVerb: Verb<typeof dealPayments.receivedPayments> = async (
  context,
  { query: { page } },
) => {
  const { id } = personOf(context);
  const own = sql`k.owner_id = ${id} and o.purpose in ('token', 'instalment')`;
  return paged(context, await findDealPayments(context.db, id, own, page), page);
};

export const refundTransactionsVerb: Verb<typeof dealPayments.refundTransactions> = async (
  context,
  { query: { page } },
) => {
  const own = sql`o.person_id = ${personOf(context).id}`;
  return paged(context, await findRefunds(context.db, own, page), page);
};

export const paidInstalmentsVerb: Verb<typeof contract.paidInstalments> = async (
  context,
  { params },
) => {
  const { side } = await findBooking(context, context.db, params.id);
  if (side !== 'buyer') throw new AppError('not_found', words.bookingNotFound);
  const plan = await findInstalments(context, params.id);
  return success(plan.filter(({ state }) => state === 'paid'));
};

export const withdrawalHistoryVerb: Verb<typeof releases.withdrawalHistory> = async (
  context,
  { params: { propId }, query: { page } },
) => {
  const { id } = personOf(context);
  const which = propId === 0 ? sql`` : sql` and k.listing_id = ${propId}`;
  const own = sql`k.buyer_id = ${id}${which}`;
  return paged(context, await findReleases(context, id, own, page), page);
};

export const releaseRequestsVerb: Verb<typeof releases.releaseRequests> = async (
  context,
  { query: { page } },
) => {
  const { id } = personOf(context);
  const own = sql`s.payer_id = ${id} and s.kind <> 'forfeit'`;
  return paged(context, await findReleases(context, id, own, page), page);
};

export const sellerReleasesVerb: Verb<typeof releases.sellerReleases> = async (
  context,
  { query: { page } },
) => {
  const { id } = personOf(context);
  const own = sql`k.owner_id = ${id}`;
  return paged(context, await findReleases(context, id, own, page), page);
};
