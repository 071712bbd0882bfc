import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInside } from '#server/homes/search-index/structures/inside.ts';
import { exactFive } from '#server/homes/search-index/structures/round-degrees.ts';
import { turnHash } from '#server/homes/search-index/structures/turn-hash.ts';
import { type TestDatabase, testDatabase } from '#tests/api/harness.ts';
import { fc } from '#tests/fast-check.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const MANY = 400;
const sample = <T>(values: fc.Arbitrary<T>) => fc.sample(values, MANY);

async function answers<T>(text: string, values: unknown[]): Promise<T[]> {
  const { rows } = await database.db.$client.query<{ answer: T }>(text, values);
  return rows.map(({ answer }) => answer);
}

test('a turn is hashed as the database hashes it', async () => {
  const ids = [0, 1, 2_147_483_647, ...sample(fc.integer({ min: 1, max: 5_000_000 }))];
  for (const turn of [0, 1, 20_780, 4_294_967_295]) {
    const own = ids.map((id) => {
      const { high, low } = turnHash(id, turn);
      return String(BigInt(high) * 4_294_967_296n + BigInt(low));
    });
    expect(own).toEqual(
      await answers(
        `select hashint4extended(id, $2::bigint)::text as answer
         from unnest($1::int[]) with ordinality as t (id, n) order by n`,
        [ids, turn],
      ),
    );
  }
});

test('degrees are rounded to five digits as the database rounds them', async () => {
  const six = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((n) => n / 1_000_000);
  const degrees = [
    18.512345,
    -18.512345,
    73.000005,
    0,
    ...sample(six),
    ...sample(fc.double({ min: -180, max: 180, noNaN: true })),
  ];
  expect(degrees.map((one) => exactFive(one) / 100_000 + 0)).toEqual(
    await answers(
      `select round(d::numeric, 5)::float8 as answer
       from unnest($1::float8[]) with ordinality as t (d, n) order by n`,
      [degrees],
    ),
  );
});

test('a point lies in an area as the database says, also on its edges and corners', async () => {
  // On a coarse lattice edges, corners and points meet often.
  const coarse = fc.integer({ min: 0, max: 6 }).map((n) => 18 + n / 100);
  const fine = fc.double({ min: 18, max: 18.06, noNaN: true });
  const point = fc.oneof(fc.tuple(coarse, coarse), fc.tuple(fine, fine));
  const asked = sample(
    fc.record({ at: point, corners: fc.array(point, { minLength: 3, maxLength: 9 }) }),
  );
  const own = asked.map(({ at: [lng, lat], corners }) =>
    isInside(
      lng,
      lat,
      Float64Array.from(corners, ([x]) => x),
      Float64Array.from(corners, ([, y]) => y),
    ),
  );
  expect(own.filter(Boolean).length).toBeGreaterThan(40);
  expect(own).toEqual(
    await answers(
      `select a::polygon @> p::point as answer
       from unnest($1::text[], $2::text[]) with ordinality as t (a, p, n) order by n`,
      [
        asked.map(({ corners }) => `(${corners.map(([x, y]) => `(${x},${y})`).join(',')})`),
        asked.map(({ at }) => `(${at.join(',')})`),
      ],
    ),
  );
});
