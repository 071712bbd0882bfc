import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { isAppError } from '#contract/lib/errors.ts';
import type { BidState } from '#domain/deals/bid.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { fromRupees, paise, percentOf, plus } from '#domain/lib/money.ts';
import type { Role } from '#domain/lib/role.ts';
import type { Context } from '#server/core/context.ts';
import { connect, type Database } from '#server/db/client.ts';
import { bids, bookings, type Listing, listings, type Person } from '#server/db/schema/index.ts';
import { writeLog } from '#server/deals/bids/write-log.ts';
import { createLogger } from '#server/lib/log.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson, stored } from '#tests/builders/index.ts';

const HOUR_MS = 3_600_000;
export const ASKING = 8_000_000;

interface DealParts {
  listing: Listing;
  buyer: Pick<Person, 'id'>;
}

/** A bid in any state, as if its steps had been taken; with the accepted ones' listing booked. */
export async function insertBid(
  context: Context,
  { listing, buyer }: DealParts,
  overrides: Partial<typeof bids.$inferInsert> = {},
) {
  const bid = stored(
    await context.db
      .insert(bids)
      .values({
        listingId: listing.id,
        buyerId: buyer.id,
        ownerId: listing.ownerId,
        amountPaise: listing.pricePaise,
        counterPaise: overrides.state === 'countered' ? plus(listing.pricePaise, paise(100)) : null,
        expiresAt: new Date(context.now().getTime() + 24 * HOUR_MS),
        ...overrides,
      })
      .returning(),
  );
  await context.db.transaction((tx) =>
    writeLog(context, tx, bid.id, { ...bid, event: 'place', by: 'buyer' }),
  );
  return bid;
}

/** A booking in any state, with the listing in the state that goes with it. */
export async function insertBooking(
  context: Context,
  { listing, buyer }: DealParts,
  overrides: Partial<typeof bookings.$inferInsert> = {},
) {
  const { state = 'held' } = overrides;
  const runs = state === 'held' || state === 'accepted';
  if (state === 'accepted' || state === 'paid') {
    await context.db
      .update(listings)
      .set({ status: 'booked' })
      .where(and(eq(listings.id, listing.id), eq(listings.status, 'live')));
  }
  return stored(
    await context.db
      .insert(bookings)
      .values({
        listingId: listing.id,
        buyerId: buyer.id,
        ownerId: listing.ownerId,
        pricePaise: listing.pricePaise,
        tokenPaise: percentOf(listing.pricePaise, 1),
        expiresAt: runs ? new Date(context.now().getTime() + 24 * HOUR_MS) : null,
        ...overrides,
      })
      .returning(),
  );
}

/** A listing of somebody's in the state that fits a bid or booking of it. */
export const listingFor = (
  context: Context,
  ownerId: number,
  state?: BidState | BookingState,
): Promise<Listing> =>
  insertListing(context.db, {
    ownerId,
    pricePaise: fromRupees(ASKING),
    status: state === 'completed' ? 'sold' : 'live',
  });

/** A person's call of a verb, past the edge; for races, where every millisecond there is in the way. */
export const contextOf = (context: Context, id: number): Context => ({
  ...context,
  reply: {},
  actor: { kind: 'person', id, role: 'user', sessionId: 0 },
});

/** 'done', or the code of the error a call ended with; any other error is a defect. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (isAppError(error)) return error.code;
    throw error;
  }
}

const POOL = 16;

/** The rounds of a race: few as a rule, `most` where FULL_RACES is set. */
export const raceRounds = (few: number, most: number) => (process.env.FULL_RACES ? most : few);

export interface Member {
  id: number;
  headers: { authorization: string };
}

async function aMember(db: Database, role: Role = 'user'): Promise<Member> {
  const { id } = await insertPerson(db, { role });
  return { id, headers: (await aSession(db, id)).headers };
}

/** For a test file: an API on a database of its own, with an owner, a buyer, a stranger and staff. */
export function dealWorld() {
  let started: { database: TestDatabase; context: Context; api: ReturnType<typeof testApi> };
  let crowd: Database | undefined;
  const parties = {} as Record<'owner' | 'buyer' | 'stranger' | 'staff', Member>;
  beforeAll(async () => {
    const database = await testDatabase();
    const context = testContext(database.db);
    started = { database, context, api: testApi(database.db, context) };
    for (const name of ['owner', 'buyer', 'stranger'] as const) {
      parties[name] = await aMember(database.db);
    }
    parties.staff = await aMember(database.db, 'admin');
  });
  afterAll(async () => {
    await started.context.background.idle();
    await crowd?.$client.end();
    await started.database.close();
  });
  return {
    parties,
    /** The same with more connections, so that calls at once are at once in the database too. */
    crowded: (): Context => {
      crowd ??= connect(started.database.url, POOL, createLogger('silent'));
      return { ...started.context, db: crowd };
    },
    context: () => started.context,
    db: () => started.database.db,
    member: (role?: Role) => aMember(started.database.db, role),
    as: ({ headers }: Member, method: string, path: string, body?: unknown) =>
      started.api(method, `/api${path}`, body, headers),
    aListing: (state?: BidState | BookingState) =>
      listingFor(started.context, parties.owner.id, state),
    query: async (text: string, ...values: unknown[]) =>
      (await started.database.db.$client.query(text, values)).rows,
  };
}
