import { fromRupees } from '#domain/lib/money.ts';
import type { Database } from '#server/db/client.ts';
import { rateLimits } from '#server/db/schema/index.ts';
import { generateListing } from '#server/demo/generate.ts';
import { insertListings, localityIds } from '#server/demo/insert-listings.ts';
import { seedLocalities } from '#server/homes/localities/seed-localities.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { type BenchCall, groupsPerSecond, PGBENCH, requestsPerSecond, WRK } from './load.ts';
import { serveApi, withDatabase, withoutReferences } from './scratch-database.ts';
import { end } from './shell.ts';
import { statementsOf } from './statements.ts';
import { stepsPerSecond } from './steps.ts';

const CONNECTIONS = 16;
/** Of each step; within every person's limits. */
const STEPS = 800;
/** Calls whose SQL the floor goes round (pgbench takes 128 at most); recording one counts towards its person's limits. */
const SCRIPTS = 120;
const OWNERS = 40;
/** Two bids and two bookings each: a buyer holds few homes at a time. */
const BUYERS = 400;
/** Rupees, whatever the listing is. */
const PRICE = 8_000_000;

export interface DealRow {
  step: string;
  endpoint: number;
  floor: number;
}

interface Member {
  id: number;
  headers: Record<string, string>;
}

interface Home {
  id: number;
  owner: Member;
  buyer: Member;
}

async function members(db: Database, many: number): Promise<Member[]> {
  const made: Member[] = [];
  for (let i = 0; i < many; i++) {
    const { id } = await insertPerson(db);
    made.push({ id, headers: (await aSession(db, id)).headers });
  }
  return made;
}

/** Live flats, each with an owner and a buyer of its own turn. */
async function homes(db: Database, owners: Member[], buyers: Member[]): Promise<() => Home[]> {
  await seedLocalities(db);
  const idOf = await localityIds(db);
  let made = 0;
  const ids: number[] = [];
  for (let i = 0; i < 2; i++) {
    const generated = Array.from({ length: STEPS }, () => ({
      ...generateListing(++made, new Date()),
      pricePaise: fromRupees(PRICE),
    }));
    const owner = (at: number) => owners[at % OWNERS]?.id ?? 0;
    ids.push(...(await insertListings(db, generated, owner, idOf)));
  }
  return () =>
    ids.splice(0, STEPS).map((id, i) => ({
      id,
      owner: owners[i % OWNERS] as Member,
      buyer: buyers[i % BUYERS] as Member,
    }));
}

/** Steps of a deal over HTTP against pgbench with the same SQL, and the list they lead to. */
export async function benchDeals(): Promise<DealRow[] | string> {
  if (!WRK || !PGBENCH)
    return 'Skipped: wrk and pgbench are needed (Debian: apt-get install -y wrk postgresql).';
  return withDatabase(async (db, url) => {
    const owners = await members(db, OWNERS);
    const take = await homes(db, owners, await members(db, BUYERS));
    const { base, host } = await serveApi(url);
    const found: DealRow[] = [];
    const lax = withoutReferences(url);
    const floorOf = async (calls: readonly BenchCall[]) => {
      const groups = await statementsOf(db, calls.slice(0, SCRIPTS));
      const floor = await groupsPerSecond(lax, groups, CONNECTIONS);
      // Played so often, the calls have used up everybody's limits.
      await db.delete(rateLimits);
      return floor;
    };
    const note = (step: string, endpoint: number, floor: number) => {
      found.push({ step, endpoint, floor });
      process.stderr.write(`${step}: ${endpoint.toFixed(0)} of ${floor.toFixed(0)}\n`);
    };
    /** The floor first: afterwards the step is taken. */
    async function measure<Data>(step: string, calls: readonly BenchCall[]): Promise<Data[]> {
      const floor = await floorOf(calls);
      const { rate, data } = await stepsPerSecond<Data>(base, calls, CONNECTIONS);
      note(step, rate, floor);
      return data;
    }
    try {
      const [bidFor, booked] = [take(), take()];
      const placed = await measure<{ bidId: number }>(
        'Place a bid',
        bidFor.map(({ id, buyer }) => ({
          path: '/api/bid/place',
          headers: buyer.headers,
          body: { listingId: id, amount: PRICE, hours: 72 },
        })),
      );
      await measure(
        'Accept it',
        bidFor.map(({ owner }, i) => ({
          path: `/api/bid/accept/${placed[i]?.bidId}`,
          headers: owner.headers,
          body: { amount: PRICE },
        })),
      );
      await measure(
        'Book',
        booked.map(({ id, buyer }) => ({
          path: '/api/book/place',
          headers: buyer.headers,
          body: { listingId: id },
        })),
      );
      const lists = owners.map(({ headers }) => ({ path: '/api/bid/findbypropertyid/0', headers }));
      const floor = await floorOf(lists);
      note('List an owner’s bids', await requestsPerSecond(base, lists, CONNECTIONS), floor);
    } finally {
      await end(host);
    }
    return found;
  });
}
