import { sql } from 'drizzle-orm';
import { fromRupees } from '#domain/lib/money.ts';
import { sacOf } from '#domain/money/purpose.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { priceItems } from '#server/db/schema/index.ts';
import { type ListedPrice, listedPrices } from './listed-prices.ts';

/** Any number of its own: only one process fills the table. */
const LOCK = 7_411_962;

const rowOf = (item: ListedPrice) => ({
  code: item.code,
  version: 1,
  purpose: item.purpose,
  role: item.role ?? null,
  name: item.name,
  description: item.description,
  netPaise: fromRupees(item.rupees),
  validityDays: item.days ?? null,
  grants: item.grants ?? {},
  sac: sacOf(item.purpose),
});

/** Puts what the first price list has and the table has not into it; what staff have edited stays. */
export async function seedPrices(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const known = await rows<{ code: string }>(tx, sql`select distinct code from price_items`);
    const codes = new Set(known.map(({ code }) => code));
    const listed = (await listedPrices.run()).flat();
    const missing = listed.flatMap((item, place) =>
      codes.has(item.code) ? [] : [{ ...rowOf(item), place, validFrom: now }],
    );
    if (missing.length > 0) await tx.insert(priceItems).values(missing);
  });
}
