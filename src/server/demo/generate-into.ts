import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import type { Database } from '#server/db/client.ts';
import { newClient } from '#server/db/connection.ts';
import { importOwner } from '#server/homes/import/index.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { generateListing } from './generate.ts';
import { insertListings, localityIds } from './insert-listings.ts';

const BATCH = 4_000;
const SETTLING_MS = HOUR_MS;

/**
 * Adds `count` generated listings without pictures, for the bench. While the server stores one
 * batch, the next is made.
 * @param after how many are there already: numbers go on from it, so that no listing comes twice
 */
export async function generateInto(
  db: Database,
  count: number,
  { after = 0, onProgress }: { after?: number; onProgress?: (done: number) => void } = {},
): Promise<void> {
  await seedLocalities(db);
  const ownerId = await importOwner(db, 'bench');
  const idOf = await localityIds(db);
  const now = new Date();
  let storing: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const batch = Array.from({ length: size }, (_, i) =>
      generateListing(after + from + i + 1, now),
    );
    await storing;
    storing = insertListings(db, batch, () => ownerId, idOf);
    onProgress?.(from);
  }
  await storing;
  onProgress?.(count);
  await reduceSome(db);
  await settle(db);
}

/** One in twenty was reduced within the last weeks, so that there is something to find. */
async function reduceSome(db: Database): Promise<void> {
  await db.execute(sql`
    update listings set reduced_at = now() - (id % 28) * interval '1 day'
    where id % 20 = 0 and reduced_at is null`);
}

/** Index-only scans need the visibility map, and plans need the statistics. */
async function settle(db: Database): Promise<void> {
  const client = newClient(db.$client.directUrl, { name: 'propertysearch', silentMs: SETTLING_MS });
  await client.connect();
  try {
    await client.query('vacuum analyze listings');
  } finally {
    await client.end();
  }
}
