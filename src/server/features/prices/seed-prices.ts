import { sql } from 'drizzle-orm';
import { SAC } from '../../../domain/gst.ts';
import type { Database } from '../../db/client.ts';
import { rows } from '../../db/rows.ts';
import { priceItems } from '../../db/schema/index.ts';
import { PRICE_LIST } from './price-list.ts';

/** Any number of its own: only one process fills the table. */
const LOCK = 7_411_962;
const ADVERTISING = ['promoteProperty', 'promoteProfile'];

/** Puts the first price list into an empty table; one that staff have edited stays as it is. */
export async function seedPrices(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [any] = await rows<{ id: number }>(tx, sql`select id from price_items limit 1`);
    if (any) return;
    await tx.insert(priceItems).values(
      PRICE_LIST.map((item, place) => ({
        code: item.code,
        version: 1,
        purpose: item.purpose,
        role: item.role ?? null,
        name: item.name,
        description: item.description,
        netPaise: item.rupees * 100,
        validityDays: item.days ?? null,
        grants: item.grants ?? {},
        sac: ADVERTISING.includes(item.purpose) ? SAC.advertising : SAC.platform,
        place,
        validFrom: now,
      })),
    );
  });
}
