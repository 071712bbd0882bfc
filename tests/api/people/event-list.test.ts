import { beforeEach, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { forgetInEvents } from '#server/people/events/index.ts';
import { profileDesk } from './profile-desk.ts';

/** Which events somebody reads, from where on, and what of others stays in them. */

const desk = profileDesk();
const { sql, someone, api } = desk;

let owner: Person;
let buyer: Person;
let own: Record<string, string>;
let at: number;

const DATA = {
  ...{ id: 71, state: 'countered', by: 'owner', listing: null, amount: 8_500_000 },
  ...{ startsAt: null, message: 'Is it free?' },
};
const CREATED = '2026-03-01T10:00:00.000Z';

/** At that place after the first of this test; null: it has none yet. */
async function event(place: number | null, type: string, person = owner): Promise<string> {
  const [row] = await sql(
    `insert into events (position, person_id, type, subject_kind, subject_id, data, with_id, created_at)
     values ($1, $2, $3, 'bid', 71, $4, $5, $6) returning public_id`,
    [
      place === null ? null : at + place,
      person.id,
      type,
      { ...DATA, with: { id: buyer.id, name: 'Asha R.' } },
      buyer.id,
      CREATED,
    ],
  );
  return row.public_id;
}

beforeEach(async () => {
  const { person, headers } = await someone();
  owner = person;
  own = headers;
  buyer = (await someone()).person;
  const [{ last }] = await sql('select coalesce(max(position), 0)::int as last from events');
  at = last;
});

const list = async (query = '') => (await api('GET', `/api/events?${query}`, undefined, own)).body;
const typesOf = async (query = '') =>
  (await list(query)).data.map(({ type }: { type: string }) => type);

test('one’s own are listed by their place, each as it was told', async () => {
  expect(await list()).toEqual({
    ...{ status: 1, message: 'OK', data: [], nextCursor: null, hasMore: false },
  });
  await event(2, 'bid.accepted');
  const first = await event(1, 'bid.countered');
  await event(null, 'bid.withdrawn');
  await event(3, 'bid.placed', buyer);
  const answer = await list();
  expect(answer).toMatchObject({ nextCursor: String(at + 2), hasMore: false });
  expect(answer.data).toHaveLength(2);
  expect(answer.data[0]).toEqual({
    ...{ id: first, type: 'bid.countered', createdAt: CREATED },
    data: { ...DATA, with: { id: buyer.id, name: 'Asha R.' } },
  });
});

test('they go on after a place, so many at once, and of some types', async () => {
  const types = ['bid.countered', 'bid.accepted', 'bid.withdrawn'];
  for (const [place, type] of types.entries()) await event(place + 1, type);
  expect(await list('limit=3')).toMatchObject({ hasMore: false, nextCursor: String(at + 3) });
  const page = await list('limit=2');
  expect(page).toMatchObject({ hasMore: true, nextCursor: String(at + 2) });
  expect(page.data).toHaveLength(2);
  expect(await typesOf(`after=${page.nextCursor}`)).toEqual(['bid.withdrawn']);
  expect(await list(`after=${at + 3}`)).toMatchObject({
    ...{ data: [], nextCursor: String(at + 3), hasMore: false },
  });
  expect(await typesOf('after=0')).toEqual(types);
  expect(await typesOf('types=bid.withdrawn, bid.countered')).toEqual([types[0], types[2]]);
  expect(await typesOf(`types=bid.countered&after=${at + 1}`)).toEqual([]);
});

test('who leaves goes out of what others were told, with their words, and no one else', async () => {
  await event(1, 'bid.countered');
  const other = await someone();
  await sql('update events set with_id = $2 where person_id = $1', [owner.id, other.person.id]);
  await event(2, 'bid.accepted');
  await desk.db.transaction((tx) => forgetInEvents(tx, buyer.id));
  const [kept, forgotten] = (await list()).data;
  expect(kept.data.message).toBe('Is it free?');
  expect(forgotten.data).toEqual({ ...DATA, message: null, with: null });
  expect(
    await sql('select with_id from events where person_id = $1 order by position', [owner.id]),
  ).toEqual([{ with_id: other.person.id }, { with_id: null }]);
});
