import { sql } from 'drizzle-orm';
import { formatPriceShort, minus, type Paise, toRupees } from '#domain/lib/money.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import words from '#messages/homes/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';

const HOMES_AT_ONCE = 20;
const KEEPERS_AT_ONCE = 200;
/** Of one home somebody hears once in so many days, whatever becomes of it. */
const QUIET_DAYS = 1;

interface News {
  personId: number;
  title: string;
  isRent: boolean;
  pricePaise: Paise;
  thenPaise: Paise;
  wasLive: boolean;
}

/** Keepers of a live home that is cheaper than they know, or on offer again; owners know themselves. */
const hasNews = sql`l.id = f.listing_id and l.status = 'live' and l.owner_id <> f.person_id
  and (not f.known_live or l.price_paise < f.known_paise)`;

function wordsOf({ title, isRent, pricePaise, thenPaise, wasLive }: News) {
  const said = (amount: Paise) => {
    const price = formatPriceShort(toRupees(amount));
    return isRent ? words.aMonth({ price }) : price;
  };
  const less = minus(thenPaise, pricePaise);
  const now = () => said(pricePaise);
  if (wasLive) {
    return {
      title: () => words.cheaper({ less: said(less), title }),
      body: () => words.cheaperBody({ now: now(), before: said(thenPaise) }),
    };
  }
  return {
    title: () => words.backOnMarket({ title }),
    body: () =>
      less > 0
        ? words.onOfferAgainLess({ now: now(), less: said(less) })
        : words.onOfferAgain({ now: now() }),
  };
}

async function tellOf(context: Context, tx: Transaction, listingId: number): Promise<void> {
  const now = context.now();
  // Of a home that went there is no message, but its return is news.
  await tx.execute(
    sql`update favourites f set known_live = false from listings l
        where f.listing_id = ${listingId} and l.id = f.listing_id and l.status <> 'live'
          and f.known_live`,
  );
  const told = await rows<News>(
    tx,
    sql`with due as (
          select f.person_id, f.known_paise, f.known_live, l.title, l.listed_in, l.price_paise
          from favourites f join listings l on ${hasNews}
          where f.listing_id = ${listingId}
            and (f.told_at is null or f.told_at <= ${daysBefore(now, QUIET_DAYS)})
          order by f.person_id limit ${KEEPERS_AT_ONCE} for no key update of f
        )
        update favourites f set told_at = ${now}, known_live = true,
          known_paise = least(due.price_paise, due.known_paise)
        from due where f.listing_id = ${listingId} and f.person_id = due.person_id
        returning f.person_id as "personId", due.title, due.listed_in = 'rent' as "isRent",
          due.price_paise as "pricePaise", due.known_paise as "thenPaise",
          due.known_live as "wasLive"`,
  );
  for (const news of told) {
    await notify(context, tx, news.personId, {
      kind: 'kept_home',
      ...wordsOf(news),
      link: `/ViewSingleProperty/${listingId}`,
    });
  }
  await waitForRest(tx, listingId, now);
}

/** Who heard of it within the day hears of the rest when that is over; the next are told at once. */
async function waitForRest(tx: Transaction, listingId: number, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`update kept_changes c set due_at = rest.due_at
        from (select min(coalesce(f.told_at + make_interval(days => ${QUIET_DAYS}), ${now})) as due_at
              from favourites f join listings l on ${hasNews}
              where f.listing_id = ${listingId}) rest
        where c.listing_id = ${listingId} and rest.due_at is not null`,
  );
  if (rowCount) return;
  await tx.execute(sql`delete from kept_changes where listing_id = ${listingId}`);
}

/**
 * Tells who keeps a home that it has become cheaper or is on offer again. Each home is one node's at
 * a time. Returns how many homes were looked at.
 */
export async function tellKeepers(context: Context): Promise<number> {
  return context.db.transaction(async (tx) => {
    const due = await rows<{ listingId: number }>(
      tx,
      sql`select listing_id as "listingId" from kept_changes where due_at <= ${context.now()}
          order by due_at limit ${HOMES_AT_ONCE} for update skip locked`,
    );
    for (const { listingId } of due) await tellOf(context, tx, listingId);
    return due.length;
  });
}
