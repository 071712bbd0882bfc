import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { slotsOfPage, turnOf } from '#domain/homes/promotion.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { rankedLike } from '#server/homes/listings/index.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { matching } from '#server/homes/search/conditions.ts';
import { countFacets, countMoreFacets } from '#server/homes/search/facets.ts';
import { findPlace } from '#server/homes/search/find-place.ts';
import { findMapPoints } from '#server/homes/search/map-points.ts';
import { findPromotedIds } from '#server/homes/search/promoted.ts';
import { searchListings } from '#server/homes/search/search-listings.ts';
import { suggestPlaces } from '#server/homes/search/suggest.ts';
import { createHomeIndex, type HomeIndex } from '#server/homes/search-index/index.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { insertPerson } from '#tests/builders/index.ts';
import { fc } from '#tests/fast-check.ts';
import { patience } from '#tests/patience.ts';
import { aRandomHome, type RandomHome } from './random-homes.ts';
import { aRandomRequest, eachParameter } from './random-requests.ts';
import { type Ground, indexedHomes, storeHomes } from './stored-homes.ts';

/** `FULL_CONFORMANCE=150` tries so many bodies of homes, and larger ones. */
const FULL = Number(process.env.FULL_CONFORMANCE ?? 0);
const RUNS = FULL || 3;
const HOMES = FULL ? 600 : 90;
const REQUESTS = FULL ? 25 : 12;

let database: TestDatabase;
let ground: Ground;
let context: Context;
/** Each look at the clock is a while after the last, so that nothing is kept of the search before. */
let moment = Date.now();

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await seedLocalities(db);
  const { id: ownerId } = await insertPerson(db);
  const found = await rows<{ id: number }>(
    db,
    sql`select id from localities where slug in ('baner', 'wakad', 'kothrud', 'aundh', 'balewadi')
        order by slug`,
  );
  ground = { ownerId, localityIds: found.map(({ id }) => id) };
  context = {
    ...testContext(db),
    now: () => {
      moment += 20_000;
      return new Date(moment);
    },
  };
});
afterAll(() => database.close());

async function emptied(): Promise<void> {
  await database.db.execute(sql`truncate listings cascade`);
}

async function indexOf(): Promise<HomeIndex> {
  const index = createHomeIndex();
  const homes = await indexedHomes(database.db);
  await index.load(
    (async function* () {
      for (let from = 0; from < homes.length; from += 40) yield homes.slice(from, from + 40);
    })(),
  );
  return index;
}

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
const now = () => new Date();

/** What the database answers and what the index does, to be the same. */
async function pageOf(index: HomeIndex, request: SearchRequest) {
  const { where, middles } = await findPlace(context, request);
  const size = request.pageSize ?? 24;
  const lifted = slotsOfPage(size) > 0 ? await findPromotedIds(context, request, where, size) : [];
  const asked = await searchListings({ ...context, now: () => new Date(moment) }, request);
  return {
    database: {
      ids: asked.data.map(({ propertydata }) => propertydata.id),
      total: asked.total,
    },
    index: index.page(request, where, { now: now(), lifted, middles }),
  };
}

async function restOf(index: HomeIndex, request: SearchRequest) {
  const { where } = await findPlace(context, request);
  const { sort: _sort, page: _page, pageSize: _pageSize, ...filter } = request;
  const turn = turnOf(new Date(moment));
  const promoted = await rows<{ id: number }>(
    database.db,
    sql`select l.id from listings l where l.featured_until > now() and ${matching(filter, where)}
        order by hashint4extended(l.id, ${turn}), l.id limit 40`,
  );
  const perLocality = await rows<{ id: number; n: number }>(
    database.db,
    sql`select l.locality_id as id, count(*) as n from listings l
        where ${matching(filter, { localityIds: [...ground.localityIds] })} group by 1`,
  );
  const localities = new Map(ground.localityIds.map((id) => [id, 0]));
  for (const { id, n } of perLocality) localities.set(id, n);
  const { points, total } = await findMapPoints(context, filter);
  const map = index.points(filter, where, { now: now(), limit: 1_500 });
  return {
    database: {
      facets: await countFacets(context, filter),
      moreFacets: await countMoreFacets(context, filter),
      points: points.toSorted(byId),
      total,
      promoted: promoted.map(({ id }) => id),
      localities,
    },
    index: {
      facets: index.facets(filter, where, now()),
      moreFacets: index.moreFacets(filter, where, now()),
      points: map.points,
      total: index.count(filter, where, now()),
      promoted: index.promoted(filter, where, { now: now(), turn }),
      localities: index.countByLocality(filter, ground.localityIds, now()),
    },
  };
}

/** Days on which something of the invented homes ends, or the day after. */
const DAYS = [0, 2, 5, 17, 28];
const STEPS = 4;

/** What is said to hold until a moment is the same to its last millisecond, and so from there on. */
async function expectSteady(index: HomeIndex, request: SearchRequest): Promise<void> {
  const { where, middles } = await findPlace(context, request);
  const { sort: _sort, page: _page, pageSize: _pageSize, ...filter } = request;
  const answersAt = (ms: number) => {
    const at = new Date(ms);
    return {
      page: index.page(request, where, { now: at, middles }),
      facets: index.facets(filter, where, at),
      map: index.points(filter, where, { now: at, limit: 1_500 }),
    };
  };
  for (const day of DAYS) {
    let from = moment + day * DAY_MS;
    for (let step = 0; step < STEPS; step++) {
      const until = Math.ceil(index.steadyUntil(request, new Date(from)));
      const last = Math.max(from, until - 1);
      expect({ request, from, ...answersAt(last) }).toEqual({ request, from, ...answersAt(from) });
      from = last + 1;
    }
  }
}

async function expectSame(index: HomeIndex, requests: readonly SearchRequest[]): Promise<void> {
  for (const request of requests) {
    await expectSteady(index, request);
    const pages = await pageOf(index, request);
    expect({ request, ...pages.index }).toEqual({ request, ...pages.database });
    const rest = await restOf(index, request);
    expect({ request, ...rest.index }).toEqual({ request, ...rest.database });
  }
}

/** A home that comes, one that changes in place of another, or one that goes. */
type Write = { home: RandomHome; what: 'add' | 'change' | 'remove'; at: number };

async function write(index: HomeIndex, ids: number[], { home, what, at }: Write): Promise<void> {
  const { db } = database;
  const id = ids[at % ids.length];
  if (what === 'add' || id === undefined) {
    ids.push(...(await storeHomes(db, ground, [home])));
  } else if (what === 'remove') {
    await db.execute(sql`update listings set status = 'withdrawn' where id = ${id}`);
  } else {
    // Another home under the same id, whatever its state was.
    const [other] = await storeHomes(db, ground, [home]);
    await db.execute(sql`update listings l set (status, title, listed_in, category, subcategory,
        price_paise, bedrooms, carpet_area_sqft, society, city, locality_id, public_location,
        published_at, faded, featured_until, verified_until, amenities, tenants, reduced_at, fair_low_paise,
        fair_high_paise) =
      (select status, title, listed_in, category, subcategory, price_paise, bedrooms,
        carpet_area_sqft, society, city, locality_id, public_location, published_at, faded,
        featured_until, verified_until, amenities, tenants, reduced_at, fair_low_paise,
        fair_high_paise
        from listings o where o.id = ${other}) where l.id = ${id}`);
    ids.push(other ?? 0);
  }
  const changed = [id, ids.at(-1)].filter((one) => one !== undefined);
  const live = await indexedHomes(db, changed);
  for (const one of live) index.put(one);
  for (const one of changed) if (!live.some((other) => other.id === one)) index.remove(one);
}

const writes = fc.array(
  fc.record({
    home: aRandomHome,
    what: fc.constantFrom('add' as const, 'change' as const, 'remove' as const),
    at: fc.nat(),
  }),
  { maxLength: 12 },
);
const requests = fc.array(aRandomRequest, { minLength: REQUESTS, maxLength: REQUESTS });
const homes = fc.array(aRandomHome, { minLength: 5, maxLength: HOMES, size: 'max' });

describe('index and database answer the same', () => {
  test(
    'pages, totals, facets, points and promoted, before and after writes',
    async () => {
      await fc.assert(
        fc
          .asyncProperty(
            homes,
            requests,
            writes,
            requests,
            async (stored, before, changes, after) => {
              const ids = await storeHomes(database.db, ground, stored);
              const index = await indexOf();
              await expectSame(index, before);
              for (const change of changes) await write(index, ids, change);
              await expectSame(index, after);
              const { rows: live } = await database.db.execute(
                sql`select count(*)::int as n from listings where status = 'live'`,
              );
              expect(index.stats().rows).toBe(live[0]?.n);
            },
          )
          .beforeEach(emptied),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    patience(FULL ? 3_600 : 60),
  );

  test(
    'each parameter by itself, in many homes',
    async () => {
      const many = fc.array(aRandomHome, { minLength: 300, maxLength: 300 });
      await fc.assert(
        fc
          .asyncProperty(many, eachParameter, async (stored, asked) => {
            await storeHomes(database.db, ground, stored);
            await expectSame(await indexOf(), asked);
          })
          .beforeEach(emptied),
        { numRuns: FULL || 1, endOnFailure: true },
      );
    },
    patience(FULL ? 3_600 : 60),
  );

  test('the nearest, the alike and projects by the beginnings of words', async () => {
    const at = fc.record({
      lat: fc.double({ min: 18.4, max: 18.65, noNaN: true }),
      lng: fc.double({ min: 73.75, max: 73.98, noNaN: true }),
    });
    await fc.assert(
      fc
        .asyncProperty(homes, at, aRandomHome, async (stored, { lat, lng }, like) => {
          await storeHomes(database.db, ground, stored);
          const index = await indexOf();
          const near = await rows<{ id: number }>(
            database.db,
            sql`select l.id from listings l where l.status = 'live' and l.listed_in = 'sell'
                  and l.category in ('Residential', 'Land')
                order by l.public_location <-> point(${lng}, ${lat}), l.id limit 20`,
          );
          const around = {
            lat,
            lng,
            listedIn: ['sell'],
            category: ['Residential', 'Land'],
          } as const;
          const ids = (found: readonly { id: number }[]) =>
            found.map(({ id }) => id).toSorted((a, b) => a - b);
          expect(ids(index.nearest(around, 20))).toEqual(ids(near));

          const to = {
            id: 0,
            lat,
            lng,
            listedIn: like.listedIn,
            category: 'Residential',
            subcategory: 'Flat',
            pricePaise: like.pricePaise,
            bedrooms: like.bedrooms ?? null,
          } as const;
          const card = {
            propertydata: {
              id: 0,
              listedin: to.listedIn,
              category: to.category,
              subcategory: to.subcategory,
              price: toRupees(to.pricePaise),
            },
            locationData: { latitude: lat, longitude: lng },
            detailsData: { bedrooms: to.bedrooms },
          } as unknown as ListingCard;
          expect(fromRupees(card.propertydata.price)).toBe(to.pricePaise);
          const alike = await rows<{ id: number }>(database.db, rankedLike(card, 6));
          expect(index.alike(to, 6)).toEqual(alike.map(({ id }) => id));

          for (const q of [
            'gulm',
            'park gul',
            'b-12',
            'élan',
            'devrai buil',
            'gulmhor',
            'devari',
            'gulmohar hieghts',
          ]) {
            const found = await suggestPlaces(context, q);
            expect(index.projects(q, 4)).toEqual(
              found
                .filter(({ kind }) => kind === 'project')
                .map(({ label, detail, count }) => ({
                  society: label,
                  address: detail.replace('Project, ', ''),
                  count,
                })),
            );
          }
        })
        .beforeEach(emptied),
      { numRuns: FULL || 4 },
    );
  });
});
