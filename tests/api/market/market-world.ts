import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { fromRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { signPass } from '#server/lib/pass.ts';
import { refreshMarket } from '#server/market/analytics/refresh/refresh-market.ts';
import { analyticsService } from '#server/market/analytics/service.ts';
import {
  type Answer,
  type TestDatabase,
  testContext,
  testDatabase,
  testService,
} from '#tests/api/harness.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';

const HOUR_MS = 3_600_000;

/** What the site's API gives to who has bought the depth. */
export const passFor = ({ secrets, now }: Context, says = 'full', lastsMs = HOUR_MS) => ({
  'x-pass': signPass(secrets.key('analysis pass'), says, new Date(now().getTime() + lastsMs)),
});

/** The analytics service on a database of its own, there before the first test. */
export function marketWorld(fill?: (context: Context) => Promise<void>) {
  let database: TestDatabase | undefined;
  let context: Context | undefined;
  let service: ReturnType<typeof testService> | undefined;
  const started = () => {
    if (!database || !context || !service) throw new Error('The market is there only inside tests');
    return { database, context, service };
  };
  beforeAll(async () => {
    database = await testDatabase();
    context = testContext(database.db);
    service = testService(database.db, analyticsService, context);
    await fill?.(context);
    await refreshMarket(context, { wideNow: true });
  });
  afterAll(() => database?.close());
  return {
    context: () => started().context,
    db: () => started().database.db,
    url: () => started().database.url,
    query: async (text: string, ...values: unknown[]) =>
      (await started().database.db.$client.query(text, values)).rows,
    /** The summary, as anybody gets it. */
    summary: (path: string): Promise<Answer> => started().service('GET', path),
    /** The full analysis. */
    full: (path: string): Promise<Answer> =>
      started().service('GET', path, undefined, passFor(started().context)),
    ask: (path: string, headers: Record<string, string>): Promise<Answer> =>
      started().service('GET', path, undefined, headers),
    refresh: () => refreshMarket(started().context, { wideNow: true }),
  };
}

/** Marks a listing as sold after so many days, with the line in its timeline that says so. */
export async function sold({ db }: Context, { id, publishedAt }: Listing, days: number) {
  const at = new Date(publishedAt.getTime() + days * 24 * HOUR_MS);
  await db.execute(sql`update listings set status = 'sold' where id = ${id}`);
  await db.execute(sql`
    insert into timeline (subject_kind, subject_id, at, event, by, state)
    values ('listing', ${id}, ${at}, 'sell', 'owner', 'sold')`);
}

/** A bid somebody made for a listing, which its owner took. */
export async function acceptedBid({ db }: Context, listing: Listing, paise: number) {
  const { id: buyerId } = await insertPerson(db);
  const [bid] = await rows<{ id: number }>(
    db,
    sql`insert into bids (listing_id, buyer_id, owner_id, state, amount_paise, expires_at)
        values (${listing.id}, ${buyerId}, ${listing.ownerId}, 'accepted', ${paise}, now())
        returning id`,
  );
  return bid?.id ?? 0;
}

/** Flats of 1,000 square feet of carpet area, one for each price by the square foot. */
export async function flats(
  { db }: Context,
  rates: readonly number[],
  overrides: Parameters<typeof insertListing>[1] = {},
): Promise<Listing[]> {
  const made: Listing[] = [];
  for (const rate of rates) {
    made.push(
      await insertListing(db, {
        localitySlug: 'baner',
        carpetAreaSqft: 1_000,
        builtUpAreaSqft: 1_250,
        pricePaise: fromRupees(rate * 1_000),
        ...overrides,
      }),
    );
  }
  return made;
}
