import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVENT_DAYS } from '#contract/people/events.ts';
import { MAX_WEBHOOKS, OFF_AFTER_DAYS } from '#contract/people/webhooks.ts';
import { EVENT_TYPES } from '#domain/event-types.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import type { Listing, Person } from '#server/db/schema/index.ts';
import { events, notifications, webhooks } from '#server/db/schema/index.ts';
import { runHousekeeping } from '#server/housekeeping/run-housekeeping.ts';
import { createLogger } from '#server/lib/log.ts';
import { erasePerson } from '#server/people/profile/erase-person.ts';
import { WAIT_MINUTES } from '#server/people/webhooks/deliver-events.ts';
import { deliverEvents, placeEvents } from '#server/people/webhooks/index.ts';
import { openWeb } from '#server/ports/web/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { aReceiver } from '#tests/emulators/webhook-receiver.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let now: Date;
let owner: Person;
let listing: Listing;
let headers: Record<string, string>;
beforeAll(async () => {
  database = await testDatabase();
  const base = testContext(database.db);
  const ports = { ...base.ports, web: openWeb({ allowsLoopback: true }) };
  context = { ...base, ports, now: () => now };
  api = testApi(database.db, context);
  receiver = await aReceiver();
});
afterAll(async () => {
  receiver.close();
  await database.close();
});
beforeEach(async () => {
  now = new Date();
  receiver.received.length = 0;
  receiver.answers.length = 0;
  owner = await insertPerson(database.db);
  listing = await insertListing(database.db, { ownerId: owner.id });
  headers = (await aSession(database.db, owner.id)).headers;
});

const signedIn = async ({ id }: Person) => (await aSession(database.db, id)).headers;

const move = (name: 'pause' | 'resume' | 'withdraw', of: Listing = listing) =>
  context.db.transaction((tx) => changeState(context, tx, { kind: 'listing', id: of.id, name }));

async function hook(body: object = {}) {
  const answer = await api('POST', '/api/webhooks', { url: receiver.url, ...body }, headers);
  expect(answer.status).toBe(200);
  return answer.body.data as { id: number; secret: string };
}

async function deliver() {
  await placeEvents(context);
  while ((await deliverEvents(context)) > 0);
}

const log = async (id: number) =>
  (await api('GET', `/api/webhooks/${id}/deliveries`, undefined, headers)).body.data;

describe('the list of events', () => {
  test('tells each party every step, in the order in which it can be seen', async () => {
    const buyer = await insertPerson(database.db, { firstName: 'Asha', lastName: 'Rane' });
    const buying = await signedIn(buyer);
    const asked = await api(
      'POST',
      '/api/method/contact',
      { propertyid: listing.id, message: 'May I come on Sunday?' },
      buying,
    );
    expect(asked.body).toMatchObject({ status: 1 });
    await move('pause');
    await placeEvents(context);
    const { body } = await api('GET', '/api/events', undefined, headers);
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual([
      'contact.requested',
      'listing.paused',
    ]);
    expect(body.data[0].data).toMatchObject({
      state: 'requested',
      by: 'buyer',
      listing: { id: listing.id, externalId: null, title: listing.title },
      message: 'May I come on Sunday?',
      with: { id: buyer.id, name: 'Asha R.' },
    });
    expect(body.hasMore).toBe(false);
    const theirs = await api('GET', '/api/events', undefined, buying);
    expect(theirs.body.data).toHaveLength(1);
    expect(theirs.body.data[0].data.with.id).toBe(owner.id);
    expect(theirs.body.data[0].id).not.toBe(body.data[0].id);
  });

  test('goes on after a cursor, and by type', async () => {
    await move('pause');
    await move('resume');
    await move('pause');
    await placeEvents(context);
    const first = await api('GET', '/api/events?limit=2', undefined, headers);
    expect(first.body).toMatchObject({ hasMore: true, data: [{}, {}] });
    const { nextCursor } = first.body;
    const rest = await api('GET', `/api/events?after=${nextCursor}`, undefined, headers);
    expect(rest.body).toMatchObject({ hasMore: false, data: [{ type: 'listing.paused' }] });
    const end = await api('GET', `/api/events?after=${rest.body.nextCursor}`, undefined, headers);
    expect(end.body).toMatchObject({ data: [], nextCursor: rest.body.nextCursor });
    const some = await api('GET', '/api/events?types=listing.resumed', undefined, headers);
    expect(some.body.data).toHaveLength(1);
    const none = await api('GET', '/api/events?types=listing.flew', undefined, headers);
    expect(none.status).toBe(422);
  });

  test('misses nothing that a slower transaction writes later', async () => {
    const other = connect(database.url, 2, createLogger('silent'));
    const slow = { ...context, db: other };
    const second = await insertListing(database.db, { ownerId: owner.id });
    await slow.db.transaction(async (tx) => {
      await changeState(slow, tx, { kind: 'listing', id: listing.id, name: 'pause' });
      await move('withdraw', second);
      await placeEvents(context);
    });
    await other.$client.end();
    const seen = await api('GET', '/api/events', undefined, headers);
    expect(seen.body.data).toMatchObject([{ type: 'listing.withdrawn' }]);
    await placeEvents(context);
    const later = await api('GET', `/api/events?after=${seen.body.nextCursor}`, undefined, headers);
    expect(later.body.data).toMatchObject([{ type: 'listing.paused' }]);
  });

  test('is not written where the change does not hold', async () => {
    const failed = context.db.transaction(async (tx) => {
      await changeState(context, tx, { kind: 'listing', id: listing.id, name: 'pause' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await placeEvents(context);
    expect((await api('GET', '/api/events', undefined, headers)).body.data).toEqual([]);
  });

  test('forgets who leaves, and what is older than its days', async () => {
    const buyer = await insertPerson(database.db, { firstName: 'Zubin', lastName: 'Irani' });
    const message = 'Zubin here, is it free?';
    await api(
      'POST',
      '/api/method/contact',
      { propertyid: listing.id, message },
      await signedIn(buyer),
    );
    await placeEvents(context);
    await context.db.transaction((tx) => erasePerson(context, tx, buyer));
    const { body } = await api('GET', '/api/events', undefined, headers);
    expect(JSON.stringify(body)).not.toContain('Zubin');
    expect(body.data).toHaveLength(1);
    now = new Date(now.getTime() + (EVENT_DAYS + 1) * DAY_MS);
    await runHousekeeping(context, new AbortController().signal);
    expect(await database.db.$count(events, eq(events.personId, owner.id))).toBe(0);
  });

  test('has a type for each step once', () => {
    expect(new Set(EVENT_TYPES).size).toBe(EVENT_TYPES.length);
    expect(EVENT_TYPES).toEqual(expect.arrayContaining(['bid.countered', 'payment.paid']));
  });
});

describe('a webhook', () => {
  test('hears of what it chose, signed as Standard Webhooks', async () => {
    const { secret } = await hook({ types: ['listing.paused'] });
    await move('pause');
    await move('resume');
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [call] = receiver.received;
    const proved = new Webhook(secret).verify(call?.body ?? '', call?.headers as never);
    const { body } = await api('GET', '/api/events?types=listing.paused', undefined, headers);
    expect(proved).toEqual(body.data[0]);
    expect(call?.headers['webhook-id']).toBe(body.data[0].id);
    expect(() => new Webhook(secret).verify(`${call?.body} `, call?.headers as never)).toThrow();
  });

  test('is tried again later each time, and every attempt is kept', async () => {
    const { id } = await hook();
    receiver.answers.push(500, 302, 503);
    await move('pause');
    await deliver();
    for (const minutes of WAIT_MINUTES.slice(0, 3)) {
      expect((await log(id))[0].state).toBe('waiting');
      now = new Date(now.getTime() + minutes * 1.2 * MINUTE_MS);
      await deliver();
    }
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook', '/hook']);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await log(id)).toMatchObject([
      {
        type: 'listing.paused',
        state: 'delivered',
        dueAt: null,
        attempts: [
          { status: 500, answer: 'not now' },
          { status: 302, error: 'Redirects are not followed: give the address it leads to.' },
          { status: 503 },
          { status: 200, answer: 'thanks', error: null },
        ],
      },
    ]);
    const [row] = (await api('GET', '/api/webhooks', undefined, headers)).body.data;
    expect(row.failingSince).toBeNull();
  });

  test('is listed with the newest event it was to be told', async () => {
    const quiet = await hook({ types: ['bid.placed'] });
    const { id } = await hook();
    const last = async (of: number) => {
      const { body } = await api('GET', '/api/webhooks', undefined, headers);
      return body.data.find((row: { id: number }) => row.id === of).lastDelivery;
    };
    expect(await last(id)).toBeNull();
    await move('pause');
    await deliver();
    receiver.answers.push(500);
    await move('resume');
    await deliver();
    expect(await last(id)).toMatchObject({ type: 'listing.resumed', state: 'waiting' });
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    await deliver();
    const [newest] = await log(id);
    expect(await last(id)).toEqual({
      type: 'listing.resumed',
      createdAt: newest.createdAt,
      state: 'delivered',
    });
    expect(await last(quiet.id)).toBeNull();
  });

  test('is replayed, one event or those of a time', async () => {
    const { id } = await hook();
    await move('pause');
    await move('resume');
    await deliver();
    const replay = (body: object) => api('POST', `/api/webhooks/${id}/replay`, body, headers);
    const [{ eventId }] = await log(id);
    expect((await replay({ eventId })).body.data).toEqual({ events: 1 });
    await deliver();
    expect(receiver.received).toHaveLength(3);
    const from = new Date(now.getTime() - MINUTE_MS).toISOString();
    expect((await replay({ from })).body.data).toEqual({ events: 2 });
    expect((await replay({ from, onlyFailed: true })).body.data).toEqual({ events: 0 });
    await deliver();
    expect(receiver.received).toHaveLength(5);
    expect(new Set(receiver.received.map((call) => call.headers['webhook-id'])).size).toBe(2);
    const stranger = await insertPerson(database.db);
    const missing = await api(
      'POST',
      `/api/webhooks/${id}/replay`,
      { from },
      await signedIn(stranger),
    );
    expect(missing.status).toBe(404);
    expect((await replay({ eventId: 'evt_none' })).status).toBe(404);
  });

  test('is sent a test event of its own, whatever it takes, signed and logged as any', async () => {
    const { id, secret } = await hook({ types: ['bid.placed'] });
    const other = await hook();
    const ping = () => api('POST', `/api/webhooks/${id}/ping`, undefined, headers);
    receiver.answers.push(500);
    const { eventId } = (await ping()).body.data;
    await deliver();
    expect(await log(id)).toMatchObject([
      { eventId, type: 'webhook.ping', state: 'waiting', attempts: [{ status: 500 }] },
    ]);
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    await deliver();
    expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: [{}, { status: 200 }] }]);
    for (const { body, headers: sent } of receiver.received) {
      const signed = new Webhook(secret).verify(body, sent as Record<string, string>);
      expect(signed).toMatchObject({ id: eventId, type: 'webhook.ping', data: { id } });
    }
    expect(receiver.received).toHaveLength(2);
    expect(await log(other.id)).toEqual([]);
    const { body } = await api('GET', '/api/events?types=webhook.ping', undefined, headers);
    expect(body.data.map((event: { id: string }) => event.id)).toEqual([eventId]);
    const again = (of: number) =>
      api('POST', `/api/webhooks/${of}/replay`, { eventId }, headers).then(({ status }) => status);
    expect([await again(id), await again(other.id)]).toEqual([200, 404]);
    await api('PUT', `/api/webhooks/${id}`, { enabled: false }, headers);
    expect((await ping()).status).toBe(409);
  });

  test('keeps its old secret for a day after a new one', async () => {
    const { id, secret: old } = await hook();
    const rotated = await api('POST', `/api/webhooks/${id}/secret`, undefined, headers);
    const { secret } = rotated.body.data;
    expect(secret).not.toBe(old);
    await move('pause');
    await deliver();
    const [both] = receiver.received;
    for (const one of [old, secret]) {
      expect(new Webhook(one).verify(both?.body ?? '', both?.headers as never)).toBeTruthy();
    }
    await database.db.update(webhooks).set({ oldSecretUntil: now }).where(eq(webhooks.id, id));
    await move('resume');
    await deliver();
    const later = receiver.received.at(-1);
    expect(new Webhook(secret).verify(later?.body ?? '', later?.headers as never)).toBeTruthy();
    expect(() => new Webhook(old).verify(later?.body ?? '', later?.headers as never)).toThrow();
  });

  test('that takes nothing for days is turned off, and its owner told', async () => {
    const { id } = await hook();
    receiver.answers.push(...Array<number>(WAIT_MINUTES.length * 2 + 2).fill(500));
    await move('pause');
    await deliver();
    const began = now;
    now = new Date(now.getTime() + (OFF_AFTER_DAYS + 0.1) * DAY_MS);
    await deliver();
    // The session would be over by then.
    now = began;
    const [row] = (await api('GET', '/api/webhooks', undefined, headers)).body.data;
    expect(row).toMatchObject({ enabled: false, offWhy: 'It took nothing for 5 days.' });
    const told = await database.db
      .select({ title: notifications.title, link: notifications.link })
      .from(notifications)
      .where(eq(notifications.personId, owner.id));
    expect(told).toEqual([
      { title: 'A webhook was added to your account', link: '/Webhooks' },
      { title: 'A webhook of yours is turned off', link: '/Webhooks' },
    ]);
    await move('resume');
    await deliver();
    expect(receiver.received).toHaveLength(2);
    receiver.answers.length = 0;
    await api('PUT', `/api/webhooks/${id}`, { enabled: true }, headers);
    const from = new Date(now.getTime() - 10 * DAY_MS).toISOString();
    await api('POST', `/api/webhooks/${id}/replay`, { from }, headers);
    await deliver();
    expect(receiver.received).toHaveLength(4);
  });

  test('that says it is gone is turned off at once', async () => {
    await hook();
    receiver.answers.push(410);
    await move('pause');
    await deliver();
    const [row] = (await api('GET', '/api/webhooks', undefined, headers)).body.data;
    expect(row.offWhy).toBe('It answered that it is gone (410).');
  });

  test(`is one of ${MAX_WEBHOOKS} at most`, async () => {
    for (let i = 0; i < MAX_WEBHOOKS; i++) await hook();
    const more = await api('POST', '/api/webhooks', { url: receiver.url }, headers);
    expect(more.status).toBe(409);
  });
});

describe('a hostile integrator', () => {
  const addresses = [
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'http://example.com/',
    'https://example.com:5432/',
  ];
  test.each(addresses)('cannot name %s', async (url) => {
    const strict = testApi(database.db, {
      ...context,
      ports: { ...context.ports, web: openWeb({ allowsLoopback: false }) },
    });
    const { status, body } = await strict('POST', '/api/webhooks', { url }, headers);
    expect(status).toBe(422);
    expect(body.errors[0].path).toBe('url');
  });

  test('gets nowhere inside by DNS that changes once the webhook stands', async () => {
    const found = [{ address: '93.184.215.14', family: 4 }];
    const web = openWeb({ allowsLoopback: false, resolve: async () => found });
    const strict = { ...context, ports: { ...context.ports, web } };
    const { port } = new URL(receiver.url);
    const url = 'https://rebinding.example.com/hook';
    const made = await testApi(database.db, strict)('POST', '/api/webhooks', { url }, headers);
    expect([made.status, port]).toEqual([200, port]);
    found[0] = { address: '127.0.0.1', family: 4 };
    await move('pause');
    await placeEvents(strict);
    await deliverEvents(strict);
    expect(receiver.received).toEqual([]);
    expect((await log(made.body.data.id))[0].attempts).toMatchObject([
      { status: null, error: 'The host is not on the public internet.' },
    ]);
  });

  test('who never answers holds up nobody else', async () => {
    const held: ServerResponse[] = [];
    const tarpit = createServer((_request, response) => void held.push(response));
    await new Promise<void>((resolve) => tarpit.listen(0, '127.0.0.1', resolve));
    const { port } = tarpit.address() as AddressInfo;
    const slow = await insertPerson(database.db);
    const theirs = await insertListing(database.db, { ownerId: slow.id });
    const url = `http://127.0.0.1:${port}/`;
    expect((await api('POST', '/api/webhooks', { url }, await signedIn(slow))).status).toBe(200);
    for (let i = 0; i < 6; i++) {
      await move('pause', theirs);
      await move('resume', theirs);
    }
    await placeEvents(context);
    await hook();
    await move('pause');
    await placeEvents(context);
    const under = deliverEvents(context);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(held).toHaveLength(3);
    tarpit.closeAllConnections();
    tarpit.close();
    await under;
  });

  test('who turns a webhook elsewhere, or has its new secret, does not do so in silence', async () => {
    const { id } = await hook();
    const change = (body: object) => api('PUT', `/api/webhooks/${id}`, body, headers);
    await change({ description: 'The same place' });
    await change({ url: receiver.url });
    await change({ url: `${receiver.url}/elsewhere` });
    await api('POST', `/api/webhooks/${id}/secret`, undefined, headers);
    const told = await database.db
      .select({ title: notifications.title, body: notifications.body, kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.personId, owner.id))
      .orderBy(notifications.id);
    expect(told.map(({ title }) => title)).toEqual([
      'A webhook was added to your account',
      'A webhook of yours leads elsewhere now',
      'A webhook of yours has a new secret',
    ]);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['security']));
    expect(told[1]?.body).toContain(`${receiver.url}/elsewhere`);
  });

  test('finds no secret in lists, in the log or in a copy of the database', async () => {
    const lines: string[] = [];
    const said = { ...context, log: createLogger('debug', { write: (line) => lines.push(line) }) };
    const { id, secret } = await hook();
    receiver.answers.push(500);
    await move('pause');
    await placeEvents(said);
    await deliverEvents(said);
    const listed = await api('GET', '/api/webhooks', undefined, headers);
    const copy = await database.db.$client.query(
      `select (select jsonb_agg(to_jsonb(w)) from webhooks w) as a,
        (select jsonb_agg(to_jsonb(l)) from audit_log l) as b,
        (select jsonb_agg(to_jsonb(t)) from webhook_attempts t) as c,
        (select jsonb_agg(to_jsonb(n)) from notifications n) as d`,
    );
    const everything = JSON.stringify([listed.body, await log(id), copy.rows, lines]);
    expect(everything).toContain(receiver.url);
    const key = secret.replace('whsec_', '');
    const hex = Buffer.from(key, 'base64').toString('hex');
    for (const form of [secret, key, hex, Buffer.from(secret).toString('hex')]) {
      expect(everything).not.toContain(form);
    }
  });
});
