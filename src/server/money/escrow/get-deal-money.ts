import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { DealPayment } from '#contract/money/deal-payments.ts';
import type { DealMoney, getDealMoney } from '#contract/money/escrow.ts';
import type { ReleaseRow } from '#contract/money/releases.ts';
import { fromRupees, plus, type Rupees, sumOf, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { Context } from '#server/core/context.ts';
import { listings, people } from '#server/db/schema/index.ts';
import { findBooking, stateAt } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { balanceOfBooking } from './balance-of-booking.ts';
import { forfeitedOf } from './claim-forfeit.ts';
import { DEAL_ORDERS } from './deal-orders.ts';
import { findHistory } from './find-history.ts';
import { findInstalments } from './find-instalments.ts';
import { findDealPayments, findRefunds } from './find-payments.ts';
import { findReleases } from './find-releases.ts';
import { keptOf, leftTo } from './left-to.ts';

type Owned = Awaited<ReturnType<typeof findBooking>>;

/** Title of the home and name of the other side. */
async function findNames({ db }: Context, { listingId, side, buyerId, ownerId }: Owned) {
  const [[listing], [other]] = await Promise.all([
    db.select({ title: listings.title }).from(listings).where(eq(listings.id, listingId)),
    db
      .select({ first: people.firstName, last: people.lastName })
      .from(people)
      .where(eq(people.id, side === 'owner' ? buyerId : ownerId)),
  ]);
  if (!listing || !other) throw new AppError('not_found');
  return { title: listing.title, other: shortName(other.first, other.last) };
}

/** Rupees with paise do not add up exactly as they are. */
const total = (amounts: readonly Rupees[]) =>
  toRupees(sumOf(amounts.map((amount) => fromRupees(amount))));

const letGo = (releases: readonly ReleaseRow[], of: ReleaseRow['kind']) =>
  total(
    releases
      .filter(({ kind, state }) => kind === of && (state === 'approved' || state === 'paid'))
      .map(({ amount }) => amount),
  );

const isDeal = ({ purpose }: DealPayment) => purpose !== 'penny';

async function readMoney(context: Context, booking: Owned): Promise<DealMoney> {
  const { db, ports, now } = context;
  const { id, side } = booking;
  const { id: caller } = personOf(context);
  const ofBooking = sql`o.id in (select o.id from ${DEAL_ORDERS} where k.id = ${id})`;
  const isOfBooking = sql`s.subject_kind = 'booking' and s.subject_id = ${id}`;
  const [names, balance, instalments, payments, refunds, releases, history, forfeited, left, kept] =
    await Promise.all([
      findNames(context, booking),
      balanceOfBooking(context, db, id),
      findInstalments(context, id),
      findDealPayments(db, caller, sql`k.id = ${id}`, 'all'),
      findRefunds(db, ofBooking, 'all'),
      findReleases(context, caller, isOfBooking, 'all'),
      findHistory(db, id),
      forfeitedOf(db, booking, side),
      leftTo(db, booking),
      keptOf(db, id),
    ]);
  const state = stateAt(booking, now());
  const paid = payments.found.filter(isDeal);
  return {
    bookingId: id,
    listingId: booking.listingId,
    ...names,
    side,
    state,
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    isSandbox: ports.gateway.name === 'sandbox',
    price: toRupees(booking.pricePaise),
    tokenAmount: toRupees(booking.tokenPaise),
    bookedAt: booking.createdAt.toISOString(),
    isTested: payments.found.length > paid.length,
    paid: total(paid.map(({ amount }) => amount)),
    refunded: total(paid.map(({ refunded }) => refunded)),
    held: toRupees(balance.held),
    available: toRupees(balance.available),
    released: toRupees(plus(fromRupees(letGo(releases.found, 'release')), left.owner)),
    withdrawn: letGo(releases.found, 'withdrawal'),
    kept: toRupees(kept),
    forfeited: toRupees(forfeited),
    instalments,
    mayPlan:
      side === 'owner' &&
      (state === 'accepted' || state === 'paid') &&
      booking.pricePaise > booking.tokenPaise &&
      instalments.every((instalment) => instalment.state !== 'paid'),
    // How the buyer tries out and repeats paying is theirs alone.
    payments: side === 'buyer' ? payments.found : paid,
    refunds: refunds.found.filter(({ purpose }) => side === 'buyer' || purpose !== 'penny'),
    releases: releases.found,
    history,
  };
}

export const getDealMoneyVerb: Verb<typeof getDealMoney> = async (context, { params }) => {
  const booking = await findBooking(context, context.db, params.id);
  return {
    status: 1,
    message: 'OK',
    data: await readMoney(context, booking),
    serverTime: context.now().toISOString(),
  };
};
