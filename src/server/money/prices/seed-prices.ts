import { sql } from 'drizzle-orm';
import { fromRupees } from '#domain/lib/money.ts';
import { sacOf } from '#domain/money/purpose.ts';
import type { Database } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { rows } from '#server/db/rows.ts';
import { priceItems } from '#server/db/schema/index.ts';
import { type ListedPrice, listedPrices } from './listed-prices.ts';

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
    await inTurn(tx, 'first price list');
    const known = await rows<{ code: string }>(tx, sql`select distinct code from price_items`);
    const codes = new Set(known.map(({ code }) => code));
    const listed = (await listedPrices.run()).flat();
    const missing = listed.flatMap((item, place) =>
      codes.has(item.code) ? [] : [{ ...rowOf(item), place, validFrom: now }],
    );
    if (missing.length > 0) await tx.insert(priceItems).values(missing);
  });
}
