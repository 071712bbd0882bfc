import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { BookingRecord, getAdminBooking } from '#contract/money/booking-admin.ts';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { bookingEventLabel } from '#domain/deals/booking-events.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import { RELEASE_KINDS } from '#domain/money/release.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import words from '#messages/money/staff-records/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { balanceOf } from '#server/money/ledger/index.ts';
import { sectionOf, stateOf } from '#server/people/staff-desk/index.ts';
import { byKind, saidAround } from './said-in-sql.ts';

type Head = Pick<BookingRecord, 'id' | 'state' | 'listing' | 'buyer' | 'owner'> & {
  pricePaise: Paise;
  tokenPaise: Paise;
  createdAt: Date;
  expiresAt: Date | null;
};

const party = (alias: 'b' | 'o') =>
  sql`jsonb_build_object('id', ${sql.raw(alias)}.id, 'name', ${fullNameIn(alias)})`;

async function headOf(db: Queryable, id: number): Promise<Head> {
  const [head] = await rows<Head>(
    db,
    sql`select k.id, k.state, ${party('b')} as buyer, ${party('o')} as owner,
          jsonb_build_object('id', l.id, 'title', l.title, 'address', l.address) as listing,
          k.price_paise as "pricePaise", k.token_paise as "tokenPaise",
          k.created_at as "createdAt", k.expires_at as "expiresAt"
        from bookings k join listings l on l.id = k.listing_id
        join people b on b.id = k.buyer_id join people o on o.id = k.owner_id where k.id = ${id}`,
  );
  if (!head) throw new AppError('not_found', refusalsWords.bookingNotFound);
  return head;
}

const ordersOf = (id: number) => sql`
  select o.description as title, o.public_id as detail, ${stateOf('order', sql`o.state`)},
    o.total_paise as amount, o.created_at as at, '/Admin/Orders?order=' || o.public_id as link
  from orders o
  where o.subject_kind = 'booking' and o.subject_id = ${id}
    or o.subject_kind = 'instalment'
      and o.subject_id in (select i.id from instalments i where i.booking_id = ${id})`;

const releasesOf = (id: number) => sql`
  select ${byKind(
    sql`r.kind`,
    RELEASE_KINDS.map((kind) => [
      kind,
      saidAround((payee) => words.releases[kind]({ payee }), fullNameIn('p')),
    ]),
  )} as title, r.note as detail,
    ${stateOf('release', sql`r.state`)}, r.amount_paise as amount, r.created_at as at,
    '/Admin/Users/' || p.id as link
  from releases r join people p on p.id = r.payee_id
  where r.subject_kind = 'booking' and r.subject_id = ${id}`;

const payoutsOf = (id: number) => sql`
  select ${saidAround((payee) => words.toTheBank({ payee }), fullNameIn('p'))} as title,
    y.message as detail,
    ${stateOf('payout', sql`y.state`)}, y.amount_paise as amount, y.created_at as at,
    '/Admin/Users/' || p.id as link
  from payouts y join releases r on r.id = y.release_id join people p on p.id = y.person_id
  where r.subject_kind = 'booking' and r.subject_id = ${id}`;

const refundsOf = (id: number) => sql`
  select o.description as title, f.reason as detail,
    ${stateOf('refund', sql`f.state`)}, f.amount_paise as amount, f.created_at as at,
    '/Admin/Orders?order=' || o.public_id as link
  from refunds f join orders o on o.id = f.order_id
  where o.subject_kind = 'booking' and o.subject_id = ${id}
    or o.subject_kind = 'instalment'
      and o.subject_id in (select i.id from instalments i where i.booking_id = ${id})`;

const happened = (id: number) => sql`
  select t.event as title, coalesce(t.note, '') as detail, ${stateOf('booking', sql`t.state`)}, null::bigint as amount, t.at,
    case when t.actor_id is not null then '/Admin/Users/' || t.actor_id end as link
  from timeline t where t.subject_kind = 'booking' and t.subject_id = ${id}`;

/** In the words its parties read. */
async function happenedTo(db: Queryable, id: number): Promise<RecordSection> {
  const section = await sectionOf(db, words.happened, happened(id));
  const rows = section.rows.map((row) => ({ ...row, title: bookingEventLabel(row.title) }));
  return { ...section, rows };
}

export const getBookingVerb: Verb<typeof getAdminBooking> = async ({ db }, { params }) => {
  const id = params.bookingId;
  const { pricePaise, tokenPaise, createdAt, expiresAt, ...head } = await headOf(db, id);
  const [held, ...sections] = await Promise.all([
    balanceOf(db, accounts.escrow('booking', id)),
    sectionOf(db, words.orders, ordersOf(id)),
    sectionOf(db, words.requests, releasesOf(id)),
    sectionOf(db, words.payouts, payoutsOf(id)),
    sectionOf(db, words.refunds, refundsOf(id)),
    happenedTo(db, id),
  ]);
  return success({
    ...head,
    price: toRupees(pricePaise),
    token: toRupees(tokenPaise),
    held: toRupees(held),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    sections: sections.filter(({ total }) => total > 0),
  });
};
