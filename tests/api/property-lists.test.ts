import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { contactRequests } from '#server/db/schema/index.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { PROPERTY_FIELDS, PROPERTY_LISTS } from '#tests/expected/specification/property-lists.ts';
import { demoApi } from './harness.ts';

const { api, db } = demoApi();
const DAY_MS = 86_400_000;

/** Somebody who keeps, shortlists, owns a verified home and has a contact request each way. */
async function somebody() {
  const { id } = await insertPerson(db());
  const { headers } = await aSession(db(), id);
  const soon = new Date(Date.now() + 30 * DAY_MS);
  const own = await insertListing(db(), { ownerId: id });
  await api('POST', '/api/property/markasfavourite', { userid: id, propertyid: [7, 8] }, headers);
  await api('POST', '/api/property/shortlist', { propertyid: 9 }, headers);
  await db().$client.query(
    'update listings set verified_at = $2, verified_until = $3 where id = $1',
    [own.id, new Date(), soon],
  );
  const other = await insertListing(db());
  const message = 'May I see it on Sunday?';
  await db()
    .insert(contactRequests)
    .values([
      { listingId: own.id, buyerId: other.ownerId, ownerId: id, expiresAt: soon, message },
      { listingId: other.id, buyerId: id, ownerId: other.ownerId, expiresAt: soon, message },
    ]);
  return { id, headers };
}

const BODIES: Record<string, object> = {
  '/property/serchproperty': { listedin: 'sell' },
  '/property/recommendproperty': { propertyid: [7] },
};

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Record<string, unknown>)?.[name], body);

describe('a property as read in lists', () => {
  test.each(Object.entries(PROPERTY_LISTS))('%s carries it in %s', async (call, where) => {
    const [method = '', path = ''] = call.split(' ');
    const known = ENDPOINTS.filter((one) => one.method === method && one.path === path);
    expect(known).toHaveLength(1);
    const { id, headers } = await somebody();
    const named = path
      .replace('/{userId}/{id}', `/${id}/0`)
      .replace('{id}', String(id))
      .replace('{lat},{lng}', '18.52,73.86');
    const { status, body } = await api(method, `/api${named}`, BODIES[path], headers);
    expect([call, status]).toEqual([call, 200]);
    const list = at(body, where);
    expect(Array.isArray(list)).toBe(true);
    expect(list).not.toHaveLength(0);
    for (const item of list as Record<string, Record<string, unknown>>[]) {
      for (const [group, fields] of Object.entries(PROPERTY_FIELDS)) {
        expect(Object.keys(item[group] ?? {})).toEqual(expect.arrayContaining([...fields]));
      }
      expect(item.mediaData?.images).toEqual(expect.any(Array));
    }
  });
});
