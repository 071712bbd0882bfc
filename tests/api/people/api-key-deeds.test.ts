import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aKey, aSession } from '#tests/builders/index.ts';

/** What making, rotating and revoking a key says, tells its owner and writes down, to the letter. */

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let owner: { id: number };
let headers: { authorization: string };
const START = new Date('2026-11-23T06:00:00Z');
let now = START;
beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => now };
  api = testApi(database.db, context);
  owner = await aMember({ context, api });
  const until = new Date('2030-01-01T00:00:00Z');
  ({ headers } = await aSession(database.db, owner.id, { expiresAt: until, endsAt: until }));
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});

const deed = deedsOf(() => database.db);
const ASKED = { kind: 'live', name: 'Nightly feed', scopes: ['listings:read'], days: 90 };
const make = (more: object = {}) =>
  api('POST', '/api/profile/keys', { ...ASKED, password: PASSWORD, ...more }, headers);
const rotate = (id: number, overlapHours = 24) =>
  api('POST', `/api/profile/keys/${id}/rotate`, { overlapHours, password: PASSWORD }, headers);
const list = async () => (await api('GET', '/api/profile/keys', undefined, headers)).body.data;
const HOUR_MS = 3_600_000;
const NOTHING_DONE = { told: [], audited: [], happened: [] };

const told = (title: string, kind: string, shown: string) => [
  [
    owner.id,
    title,
    `The ${kind} key “Nightly feed” (${shown}…) opens your account to a program. If you did not make it, revoke it and change your password.`,
    '/ApiKeys',
  ],
];

describe('a key', () => {
  test('that is made is told of and audited', async () => {
    const left = await deed(() => make());
    const [{ id, shown }] = await list();
    expect(left).toEqual({
      said: [200, 'Copy the key now; it is not shown again.'],
      told: told('An API key was made', 'secret', shown),
      audited: [
        [
          'api-key.create',
          `api_key ${id}`,
          { kind: 'live', scopes: ['listings:read'], origins: [] },
        ],
      ],
      happened: [],
    });
  });

  test('that is rotated is told of and audited, and its successor lives as long', async () => {
    const [first] = await list();
    now = new Date(START.getTime() + 30 * 24 * HOUR_MS);
    const left = await deed(() => rotate(first.id, 48));
    const [fresh, old] = await list();
    expect(left).toEqual({
      said: [200, 'Copy the new key now; it is not shown again.'],
      told: told('An API key was rotated', 'secret', fresh.shown),
      audited: [
        [
          'api-key.rotate',
          `api_key ${fresh.id}`,
          { kind: 'live', scopes: ['listings:read'], origins: [] },
        ],
      ],
      happened: [],
    });
    const day = (days: number) => new Date(now.getTime() + days * 24 * HOUR_MS).toISOString();
    expect(fresh.expiresAt).toBe(day(90));
    expect(old).toMatchObject({ id: first.id, expiresAt: day(2), replacedBy: fresh.id });
  });

  test('that ends before its overlap would is not made to live longer by rotating it', async () => {
    const { about } = (await make({ days: 1 })).body.data;
    await rotate(about.id, 48);
    const old = (await list()).find(({ id }: { id: number }) => id === about.id);
    expect(old.expiresAt).toBe(about.expiresAt);
  });

  test('without an end has none, and neither has its successor', async () => {
    const { about } = (await make({ days: null })).body.data;
    expect(about.expiresAt).toBeNull();
    expect((await rotate(about.id)).body.data.about.expiresAt).toBeNull();
  });

  test('that was rotated, is unknown or another’s is not rotated; no password is asked for', async () => {
    const { about } = (await make()).body.data;
    await rotate(about.id);
    expect(await deed(() => rotate(about.id))).toEqual({
      said: [409, 'This key was rotated already. Rotate its successor.'],
      ...NOTHING_DONE,
    });
    const wrong = { overlapHours: 24, password: 'not this one' };
    const answer = await api('POST', '/api/profile/keys/99999/rotate', wrong, headers);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  test('that is revoked is audited', async () => {
    const { about } = (await make()).body.data;
    const revoke = () => api('DELETE', `/api/profile/keys/${about.id}`, undefined, headers);
    expect(await deed(revoke)).toEqual({
      said: [200, 'The key is revoked; calls with it are refused from now on.'],
      told: [],
      audited: [['api-key.revoke', `api_key ${about.id}`, {}]],
      happened: [],
    });
    expect((await deed(revoke)).said[0]).toBe(404);
  });

  test('tells a program whose it is and what it may do', async () => {
    const { key, about } = (await make({ scopes: ['listings:read', 'leads:read'] })).body.data;
    const answer = await api('GET', '/api/keys/caller', undefined, {
      authorization: `Bearer ${key}`,
    });
    expect(answer.body.data).toMatchObject({
      id: owner.id,
      key: { id: about.id, scopes: ['listings:read', 'leads:read'] },
    });
  });
});

describe('what is asked wrongly is said by its field', () => {
  test.each([
    [{ kind: 'test' }, 'kind: There is no test mode here.'],
    [{ scopes: [] }, 'scopes: Choose what the key may do.'],
    [{ kind: 'publishable', origins: [] }, 'origins: Name the sites whose pages use the key.'],
    [
      { kind: 'publishable', origins: ['http://example.in'] },
      'origins: “http://example.in” is no site. Write it as https://www.example.in.',
    ],
  ])('%j', async (more, words) => {
    const left = await deed(() => make(more));
    expect([left.said[0], left.said[2]]).toEqual([422, words]);
    expect(left).toMatchObject(NOTHING_DONE);
  });

  test('a key without sites is for no page, whatever was sent', async () => {
    const { about } = (await make({ origins: ['https://www.example.in'] })).body.data;
    expect(about.origins).toEqual([]);
  });

  test('a twenty-first key', async () => {
    while ((await list()).length < 20) await aKey(database.db, owner.id, ['listings:read']);
    const most = 'You have 20 keys already. Revoke one that you do not use.';
    expect(await deed(() => make())).toEqual({ said: [409, most], ...NOTHING_DONE });
  });
});
