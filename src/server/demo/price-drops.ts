import { sql } from 'drizzle-orm';
import { fromRupees, type Paise, toRupees } from '#domain/lib/money.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { roundAsking } from './price-home.ts';

/** Changed lately, so that there is room for a past within the sixty days a listing is on offer. */
const RECENT_MS = 30 * DAY_MS;
/** One in three of those asked more at first, half of them twice. */
const EVERY = 3;
const DROPS = [1.05, 1.09];

export interface StoredPrice {
  id: number;
  pricePaise: Paise;
  publishedAt: Date;
}

interface Past {
  listing_id: number;
  price_paise: Paise;
  changed_at: Date;
}

/** Earlier, higher prices of one listing; none where rounding leaves no drop. */
function pastOf({ id, pricePaise, publishedAt }: StoredPrice, i: number): Past[] {
  const steps = i % 2 === 0 ? DROPS : DROPS.slice(0, 1);
  return steps
    .map((factor, step) => ({
      listing_id: id,
      price_paise: fromRupees(roundAsking(toRupees(pricePaise) * factor)),
      changed_at: new Date(publishedAt.getTime() - (9 + (i % 5)) * (step + 1) * DAY_MS),
    }))
    .filter(({ price_paise }) => price_paise > pricePaise);
}

/**
 * Gives some listings a past: the price of their insert becomes the last of two or three, and they
 * count as published when they asked the first.
 */
export async function storePriceDrops(
  db: Queryable,
  listings: readonly StoredPrice[],
  now: Date,
): Promise<void> {
  const past = listings
    .filter(({ publishedAt }) => now.getTime() - publishedAt.getTime() < RECENT_MS)
    .filter((_, i) => i % EVERY === 0)
    .flatMap(pastOf);
  await rows(
    db,
    sql`with past as (
          insert into price_history (listing_id, price_paise, changed_at)
          select listing_id, price_paise, changed_at
          from json_to_recordset(${JSON.stringify(past)}::json) as given(
            listing_id int, price_paise bigint, changed_at timestamptz)
          returning listing_id, changed_at)
        update listings l set published_at = first.changed_at
        from (select listing_id, min(changed_at) as changed_at from past group by listing_id) first
        where first.listing_id = l.id`,
  );
}
