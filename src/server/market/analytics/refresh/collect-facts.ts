import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { rupeesIn } from '#server/db/rupees.ts';

/** Has been offered to everybody: what was withdrawn may never have been, or was taken down. */
const MARKETED = sql`l.status not in ('draft', 'withdrawn')`;
const ZONE = sql`'Asia/Kolkata'`;

/**
 * Read over and over in one transaction, so it is written once, outside the heap that lasts. A pooler
 * keeps the session, and the table with it, beyond a build: with other columns it takes another name.
 */
const FACTS = sql`
  create temp table if not exists market_facts (
    locality_id int, slug text, district text, listed_in listed_in, kind text, is_home boolean,
    bedrooms int, live boolean, price float8, size int, rate float8, on_carpet boolean,
    published_at timestamptz, month date, first_price float8, first_rate float8,
    taken_at timestamptz, taken_month date, accepted float8, key text, society text, developer text
  ) on commit delete rows`;

/**
 * The last price accepted for each listing, a booking's before a bid's, and what was asked when it
 * was offered.
 */
const deals = (scope: SQL) => sql`
  select distinct on (d.listing_id) d.listing_id, d.paise::float8 / coalesce(
    (select h.price_paise from price_history h
      where h.listing_id = d.listing_id and h.changed_at <= d.at
      order by h.changed_at desc, h.id desc limit 1), l.price_paise) as accepted
  from (
    select listing_id, price_paise as paise, created_at as at, 0 as place, id
      from bookings where state in ('accepted', 'paid', 'completed')
    union all
    select listing_id, amount_paise, created_at, 1, id from bids where state = 'accepted') d
  join listings l on l.id = d.listing_id
  where ${scope} order by d.listing_id, d.place, d.at desc, d.id desc`;

const PRICE = sql`${rupeesIn(sql`l.price_paise`)}::float8`;
const FIRST_PRICE = sql`${rupeesIn(sql`f.paise`)}::float8`;

/**
 * What the figures say of each listing that is or was on the market, into a table of this
 * transaction. The price per square foot is findRate's (features/listings/locality-rate.ts).
 * @param scope which listings: a condition on `listings l`
 */
export async function collectFacts(tx: Transaction, scope: SQL): Promise<void> {
  await tx.execute(FACTS);
  await tx.execute(sql`
    insert into market_facts
    select l.locality_id, p.slug, p.authority, l.listed_in, l.subcategory::text,
      l.category = 'Residential', least(l.bedrooms, 5), l.status = 'live',
      ${PRICE}, s.size, ${PRICE} / s.size,
      l.carpet_area_sqft is not null,
      l.published_at, date_trunc('month', l.published_at at time zone ${ZONE})::date,
      ${FIRST_PRICE}, ${FIRST_PRICE} / s.size,
      t.at, date_trunc('month', t.at at time zone ${ZONE})::date, d.accepted,
      nullif(lower(trim(l.society)), ''), trim(l.society), nullif(trim(l.developer), '')
    from listings l
    join localities p on p.id = l.locality_id
    cross join lateral (select nullif(
      coalesce(l.carpet_area_sqft, l.built_up_area_sqft, l.plot_area_sqft), 0) as size) s
    cross join lateral (select coalesce(
      (select h.price_paise from price_history h
        where h.listing_id = l.id and h.changed_at <= l.published_at
        order by h.changed_at desc, h.id desc limit 1), l.price_paise) as paise) f
    left join lateral (
      select max(e.at) as at from timeline e
      where e.subject_kind = 'listing' and e.subject_id = l.id and e.event in ('sell', 'rentOut')
    ) t on l.status in ('sold', 'rented')
    left join (${deals(scope)}) d on d.listing_id = l.id
    where ${MARKETED} and ${scope}`);
  await tx.execute(sql`analyze market_facts`);
}
