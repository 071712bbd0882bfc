import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { createLogger } from '#server/lib/log.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aKey, aSession, insertPerson } from '#tests/builders/index.ts';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let now = new Date('2026-11-23T06:00:00Z');
beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => now };
  api = testApi(database.db, context);
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const sql = async (text: string, ...values: unknown[]) =>
  (await database.db.$client.query(text, values)).rows;

/** Headers that the document tells of, in one case. */
function toldInDocument(): string[] {
  const { paths, components } = openApi(ENDPOINTS, 'https://propertysearch.example');
  const { responses } = components as { responses: object };
  const told = new Set<string>();
  JSON.stringify({ paths, responses }, (key, value) => {
    if (key === 'headers') for (const name of Object.keys(value)) told.add(name.toLowerCase());
    return value;
  });
  return [...told];
}

const ASKED = {
  ...{ kind: 'live', name: 'Nightly feed', scopes: ['listings:read', 'listings:write'] },
  ...{ days: 90, password: PASSWORD },
};

async function someone(overrides: Partial<Person> = {}) {
  const person = await aMember({ context, api }, overrides);
  const session = await aSession(database.db, person.id, {
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    endsAt: new Date('2030-01-01T00:00:00Z'),
  });
  const { headers } = session;
  return {
    ...person,
    headers,
    make: (more: object = {}) => api('POST', '/api/profile/keys', { ...ASKED, ...more }, headers),
    list: async () => (await api('GET', '/api/profile/keys', undefined, headers)).body.data,
    rotate: (id: number, more: object = {}) =>
      api(
        'POST',
        `/api/profile/keys/${id}/rotate`,
        { overlapHours: 24, password: PASSWORD, ...more },
        headers,
      ),
    revoke: (id: number) => api('DELETE', `/api/profile/keys/${id}`, undefined, headers),
  };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const MINE = '/api/property/drafts';
const by = (key: string, path = MINE, headers: Record<string, string> = {}) =>
  api('GET', path, undefined, { ...bearer(key), ...headers });

describe('a key', () => {
  test('is handed out once, for the password, and afterwards only its beginning is shown', async () => {
    const owner = await someone();
    expect((await owner.make({ password: 'not this one' })).status).toBe(401);
    expect((await owner.make({ password: undefined })).status).toBe(422);
    expect((await owner.make({ scopes: [] })).body.errors).toMatchObject([{ path: 'scopes' }]);
    const { body } = await owner.make();
    const { key, about } = body.data;
    expect(key).toMatch(/^ps_live_[A-Za-z0-9]{38}$/);
    expect(about).toMatchObject({
      ...{ kind: 'live', name: 'Nightly feed', shown: key.slice(0, 12), lastUsedAt: null },
      ...{ scopes: ASKED.scopes, expiresAt: '2027-02-21T06:00:00.000Z' },
    });
    expect(await owner.list()).toEqual([about]);
    const kept = JSON.stringify(await sql('select k::text as row from api_keys k'));
    expect(kept).toContain(about.shown);
    expect(kept).not.toContain(key.slice(12));
    const mine = await api('GET', '/api/profile/mydata', undefined, owner.headers);
    expect(JSON.stringify(mine.body)).toContain('Nightly feed');
    expect(JSON.stringify(mine.body)).not.toMatch(/keyHash|key_hash/);
  });

  test('is told of by every channel, whatever its owner chose to hear', async () => {
    const owner = await someone();
    await sql(
      `insert into notification_preferences (person_id, kind, channel, wanted)
       select $1, 'api_key', c, false from unnest(enum_range(null::notification_channel)) c`,
      owner.id,
    );
    await sql(
      `insert into push_subscriptions (person_id, endpoint, p256dh, auth)
       values ($1, $2, 'x', 'x')`,
      ...[owner.id, `https://push.example.org/${owner.id}`],
    );
    await owner.make();
    const sent = await sql(
      `select n.in_app, n.title, d.channel from notifications n
         join notification_deliveries d on d.notification_id = n.id
       where n.person_id = $1 and n.kind = 'api_key' order by d.channel`,
      owner.id,
    );
    expect(sent.map(({ channel }) => channel)).toEqual(['mail', 'sms', 'push']);
    expect(sent[0]).toMatchObject({ in_app: true, title: 'An API key was made' });
  });

  test('acts as its owner, and what is done by it carries its id', async () => {
    const owner = await someone({ role: 'agent' });
    const { key, about } = (await owner.make({ scopes: ['listings:write', 'leads:write'] })).body
      .data;
    const who = await by(key, '/api/keys/caller');
    expect(who.body.data).toMatchObject({ id: owner.id, role: 'agent', key: { id: about.id } });
    const lead = { name: 'Anita Joshi', wants: 'A 2 BHK flat in Baner.', origin: 'Referral' };
    for (const mobile of ['9822012345', '9822012346']) {
      const added = await api('POST', '/api/agents/ownlead', { ...lead, mobile }, bearer(key));
      expect(added.status, JSON.stringify(added.body)).toBe(200);
    }
    await by(key, '/api/keys/caller');
    const lines = await sql(
      `select action, subject_id, detail from audit_log where actor_id = $1 and detail ? 'byKey'`,
      owner.id,
    );
    const detail = { call: 'addOwnLead', byKey: about.id };
    expect(lines).toEqual([{ action: 'api-key.use', subject_id: about.id, detail }]);
  });

  test('shows when and, coarsely, from where it was used', async () => {
    const owner = await someone();
    const { key } = (await owner.make()).body.data;
    await by(key, MINE, { 'x-test-address': '203.0.113.77' });
    expect(await owner.list()).toMatchObject([
      { lastUsedAt: now.toISOString(), lastUsedFrom: '203.0.113.0/24' },
    ]);
  });

  test('is one of twenty at most', async () => {
    const owner = await someone();
    for (let i = 0; i < 20; i++) await aKey(database.db, owner.id, ['listings:read']);
    expect(await owner.make()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const [newest] = await owner.list();
    await owner.revoke(newest.id);
    expect((await owner.make()).status).toBe(200);
  });

  test('is not for staff', async () => {
    const staff = await insertPerson(database.db, { role: 'admin' });
    const { key } = await aKey(database.db, staff.id, ['listings:read']);
    expect((await by(key)).status).toBe(403);
    const { headers } = await aSession(database.db, staff.id, {
      expiresAt: new Date('2030-01-01T00:00:00Z'),
      endsAt: new Date('2030-01-01T00:00:00Z'),
    });
    expect((await api('POST', '/api/profile/keys', ASKED, headers)).status).toBe(404);
  });
});

describe('the end of a key', () => {
  const REFUSED = {
    status: 403,
    body: {
      code: 'session_ended',
      message: 'This key is not good: it is unknown, revoked or expired.',
    },
  };

  test('comes by its day', async () => {
    const { make } = await someone();
    const { key } = (await make({ days: 1 })).body.data;
    later(23.9);
    expect((await by(key)).status).toBe(200);
    later(0.2);
    expect(await by(key)).toMatchObject(REFUSED);
  });

  test('comes by its owner, at once, who needs nothing for it', async () => {
    const { make, revoke, list } = await someone();
    const { key, about } = (await make()).body.data;
    expect((await revoke(about.id)).status).toBe(200);
    expect(await by(key)).toMatchObject(REFUSED);
    expect((await revoke(about.id)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('comes to a rotated one when its overlap is over; its successor has its rights', async () => {
    const { make, rotate } = await someone();
    const { key: old, about } = (await make()).body.data;
    expect((await rotate(about.id, { password: 'not this one' })).status).toBe(401);
    const { body } = await rotate(about.id);
    const { key, about: fresh } = body.data;
    expect(fresh).toMatchObject({ name: about.name, scopes: about.scopes });
    expect((await rotate(about.id)).status).toBe(409);
    expect([(await by(old)).status, (await by(key)).status]).toEqual([200, 200]);
    later(24.1);
    expect(await by(old)).toMatchObject(REFUSED);
    expect((await by(key)).status).toBe(200);
    const { about: last } = (await rotate(fresh.id, { overlapHours: 0 })).body.data;
    expect(await by(key)).toMatchObject(REFUSED);
    expect(last.replacedBy).toBeNull();
  });

  test('comes with the suspension of its owner, and their return brings none back', async () => {
    const { id, make } = await someone();
    const { key } = (await make()).body.data;
    const staff = await insertPerson(database.db, { role: 'admin' });
    const { headers } = await aSession(database.db, staff.id, {
      expiresAt: new Date('2030-01-01T00:00:00Z'),
      endsAt: new Date('2030-01-01T00:00:00Z'),
    });
    const reason = { reason: 'Papers that we could not believe.' };
    expect((await api('POST', `/api/admin/people/${id}/suspend`, reason, headers)).status).toBe(
      200,
    );
    expect(await by(key)).toMatchObject(REFUSED);
    await api('POST', `/api/admin/people/${id}/restore`, reason, headers);
    expect(await by(key)).toMatchObject(REFUSED);
  });

  test('comes with the account', async () => {
    const { id, make, headers } = await someone();
    const { key } = (await make()).body.data;
    await api('POST', '/api/profile/deleteaccount', { password: PASSWORD }, headers);
    expect(await by(key)).toMatchObject(REFUSED);
    expect(await sql('select from api_keys where person_id = $1', id)).toEqual([]);
  });
});

describe('somebody who means harm', () => {
  test('reaches nothing of another’s keys', async () => {
    const [owner, thief] = [await someone(), await someone()];
    const { about } = (await owner.make()).body.data;
    expect((await thief.rotate(about.id)).status).toBe(404);
    expect((await thief.revoke(about.id)).status).toBe(404);
    expect(await thief.list()).toEqual([]);
    expect(await owner.list()).toEqual([about]);
  });

  test('makes no key with a key, and changes nothing of how its owner signs in', async () => {
    const { make } = await someone();
    const { key } = (await make()).body.data;
    for (const [method, path, body] of [
      ['POST', '/api/profile/keys', ASKED],
      ['GET', '/api/profile/keys', undefined],
      ['POST', '/api/profile/changepassword', { password: PASSWORD, newpassword: PASSWORD }],
      ['GET', '/api/profile/mydata', undefined],
      ['POST', '/api/auths/login', { email: 'a@example.org', password: PASSWORD }],
    ] as const) {
      const answer = await api(method, path, body, bearer(key));
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  test('who lacks a scope is told which, in a code of its own', async () => {
    const { make } = await someone();
    const { key } = (await make({ scopes: ['listings:read'] })).body.data;
    expect(await api('POST', MINE, {}, bearer(key))).toMatchObject({
      status: 404,
      body: {
        code: 'scope_missing',
        message: 'This key may not do that: it lacks “listings:write”.',
      },
    });
  });

  test('gets nowhere with a key in an address, right or wrong, and is told to revoke it', async () => {
    const { make } = await someone();
    const { key } = (await make()).body.data;
    for (const path of [
      `${MINE}?key=${key}`,
      `${MINE}?${key}`,
      `/api/property/propertylist?token=x&authorization=Bearer%20${key}`,
      `/api/agents/shared/${key}`,
      `/api/nothing/${key}`,
    ]) {
      const answer = await api('GET', path, undefined, bearer(key));
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'malformed']);
      expect(answer.body.message).toMatch(/Revoke it/);
      expect(JSON.stringify(answer.body)).not.toContain(key);
    }
  });

  test('finds no key in the log or in a copy of the database, whatever was done with it', async () => {
    const lines: string[] = [];
    const log = createLogger('trace', { write: (line) => lines.push(line) });
    const said = testApi(database.db, { ...context, log });
    const { headers } = await someone({ aadhaarVerified: true });
    const asked = { ...ASKED, scopes: ['listings:write'] };
    const made = await said('POST', '/api/profile/keys', asked, {
      ...headers,
      'idempotency-key': 'one-key-is-made-only-once',
    });
    const { key, about } = made.body.data;
    const draft = { subcategory: 'Flat', listedin: 'sell' };
    const once = { ...bearer(key), 'idempotency-key': 'one-draft-is-made-only-once' };
    expect((await said('POST', MINE, draft, once)).status).toBe(200);
    await said('GET', '/api/events', undefined, bearer(key));
    await said('GET', `/api/nothing/${key}`, undefined, bearer(key));
    await said('POST', MINE, { subcategory: key }, bearer(key));
    await said('PUT', `${MINE}/${key}`, draft, bearer(key));
    const tables = await sql(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const copies = tables.map(({ name }) =>
      sql(`select jsonb_agg(to_jsonb(t)) as all from ${name} t`),
    );
    const everything = JSON.stringify([await Promise.all(copies), lines]);
    expect(tables.length).toBeGreaterThan(80);
    expect(everything).toContain(about.shown);
    const secret = key.slice(12);
    for (const form of [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(key).toString('base64'),
    ])
      expect(everything).not.toContain(form);
  });

  test('who guesses is told the same of every wrong key, and soon to wait; good keys go on', async () => {
    const { make } = await someone();
    const { key } = (await make()).body.data;
    const from = { 'x-test-address': '198.51.100.7' };
    const wrong = await aKey(database.db, (await someone()).id, ['listings:read'], {
      revokedAt: now,
    });
    const answers = [];
    for (const guess of [wrong.key, 'ps_live_x', `${key}x`, key.replace('live', 'pub')]) {
      const { status, body } = await by(guess, MINE, from);
      answers.push(JSON.stringify([status, body]));
    }
    expect(new Set(answers).size).toBe(1);
    const more = await Promise.all(
      Array.from({ length: 30 }, () => by('ps_live_guess', MINE, from)),
    );
    expect(more.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await by(key, MINE, from)).status).toBe(200);
  });

  test('of a key only so many calls are answered in a minute', async () => {
    const { make } = await someone();
    const { key, about } = (await make()).body.data;
    const spent: [string, string, unknown][] = [];
    const { limits } = context;
    context.limits = {
      ...limits,
      spend: (...args) => {
        spent.push(args);
        return limits.spend(...args);
      },
    };
    await by(key);
    context.limits = limits;
    expect(spent).toContainEqual(['key', String(about.id), { calls: 600, seconds: 60 }]);
  });
});

describe('a publishable key', () => {
  const SITE = 'https://www.kothrud-homes.in';
  const OTHER = 'https://www.elsewhere.in';
  const HOMES = '/api/property/propertylist';
  const ask = (origin: string, method = 'GET') =>
    api('OPTIONS', HOMES, undefined, {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    });
  const from = (key: string, origin: string | undefined, path = HOMES) =>
    by(key, path, origin ? { origin } : {});
  const allowed = ({ headers }: Awaited<ReturnType<typeof api>>) =>
    headers.get('access-control-allow-origin');

  async function published(origins: unknown = [SITE], more: object = {}) {
    const owner = await someone();
    const answer = await owner.make({ kind: 'publishable', scopes: [], origins, ...more });
    return { owner, answer, ...answer.body.data };
  }

  test('is for sites named by their origin, and reads what is public whatever was asked', async () => {
    for (const origins of [[], ['http://example.in'], ['*'], ['https://example.in/page']]) {
      const { answer } = await published(origins);
      expect(answer.body.errors, String(origins)).toMatchObject([{ path: 'origins' }]);
    }
    const { key, about } = await published([`${SITE}/`, SITE], { scopes: ['listings:write'] });
    expect(key).toMatch(/^ps_pub_/);
    expect(about).toMatchObject({ origins: [SITE], scopes: ['search:read'] });
  });

  test('is answered on pages of its sites, which alone may read the answer', async () => {
    const { key } = await published();
    const good = await from(key, SITE);
    expect([good.status, allowed(good)]).toEqual([200, SITE]);
    expect(good.headers.get('vary')?.toLowerCase()).toContain('origin');
    expect(good.headers.get('access-control-allow-credentials')).toBeNull();
    const exposed = good.headers.get('access-control-expose-headers')?.split(', ') ?? [];
    expect(toldInDocument().filter((name) => !exposed.includes(name))).toEqual([]);
    for (const origin of [
      OTHER,
      `${SITE}.evil.in`,
      'null',
      SITE.replace('https', 'http'),
      undefined,
    ]) {
      const refused = await from(key, origin);
      expect([origin, refused.status, refused.body.code, allowed(refused)]).toEqual([
        ...[origin, 404, 'scope_missing', null],
      ]);
    }
    // A secret key is for no page at all, and neither is a session.
    const { make, headers } = await someone();
    const secret = (await make({ scopes: ['search:read'] })).body.data.key;
    expect(allowed(await from(secret, SITE))).toBeNull();
    expect(allowed(await api('GET', HOMES, undefined, { ...headers, origin: SITE }))).toBeNull();
    expect(allowed(await api('GET', HOMES, undefined, { origin: SITE }))).toBeNull();
  });

  test('lets browsers ask for those sites only, and no longer than it is good', async () => {
    const site = 'https://asks.example.in';
    const before = await ask(site);
    expect([before.status, allowed(before)]).toEqual([204, null]);
    const { owner, about } = await published([site]);
    const during = await ask(site);
    expect([during.status, allowed(during)]).toEqual([204, site]);
    expect(during.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(during.headers.get('access-control-allow-methods')).not.toMatch(/PUT|DELETE/);
    await owner.revoke(about.id);
    expect(allowed(await ask(site))).toBeNull();
  });

  test('writes nothing and reads nothing of its owner', async () => {
    const { key } = await published();
    for (const [method, path] of [
      ['POST', MINE],
      ['GET', MINE],
      ['GET', '/api/keys/caller'],
    ] as const) {
      const answer = await api(method, path, method === 'POST' ? {} : undefined, {
        ...bearer(key),
        origin: SITE,
      });
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'scope_missing']);
    }
  });
});
