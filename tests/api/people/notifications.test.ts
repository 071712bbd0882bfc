import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTIFICATION_PAGE } from '#contract/people/notifications.ts';
import { CHANNELS, kindsFor } from '#domain/people/notification.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import type { NewPerson } from '#server/db/schema/index.ts';
import {
  deliveries,
  notificationPreferences,
  notificationSettings,
  notifications,
  people,
  pushSubscriptions,
} from '#server/db/schema/index.ts';
import { startRound } from '#server/jobs/round.ts';
import { DELIVERIES } from '#server/jobs/rounds.ts';
import { createLogger } from '#server/lib/log.ts';
import { deliverDue } from '#server/people/notifications/deliver-due.ts';
import { type NotificationContent, notify } from '#server/people/notifications/notify.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { aBrowser } from '#tests/emulators/push-service.ts';
import { patience } from '#tests/patience.ts';

const MINUTE_MS = 60_000;
const NOON = new Date('2026-03-04T12:00:00+05:30');
const NEWS: NotificationContent = {
  kind: 'deal',
  title: () => 'A bid for your home',
  body: () => 'Somebody has bid 80 lakh.',
  link: '/BidingRequest',
};

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
  // Delivering at once would race with the tests that deliver by themselves.
  const background = { run: () => undefined, idle: async () => undefined };
  context = { ...testContext(database.db), background, now: () => now };
  api = testApi(database.db, testContext(database.db));
});
afterAll(() => database.close());
beforeEach(async () => {
  now = NOON;
  await database.db.delete(notifications);
});

let mobiles = 9_000_000_000;
const person = (overrides: Partial<NewPerson> = {}) =>
  insertPerson(database.db, { mobile: String(mobiles++), ...overrides });

let browsers = 0;
async function subscribed(personId: number) {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${browsers++}`;
  const { target } = aBrowser(endpoint);
  await database.db.insert(pushSubscriptions).values({ personId, ...target });
  return endpoint;
}

const tell = (personId: number, news: Partial<NotificationContent> = {}) =>
  context.db.transaction((tx) => notify(context, tx, personId, { ...NEWS, ...news }));
const queued = () => database.db.select().from(deliveries).orderBy(asc(deliveries.id));
const outbox = (to: string) => context.ports.outbox?.list(to) ?? [];

/** The context with ports of the test's own. */
const withPorts = (ports: Partial<Context['ports']>): Context => ({
  ...context,
  ports: { ...context.ports, ...ports },
});
const mailing = (send: Context['ports']['mail']['send']) =>
  withPorts({ mail: { isSandbox: true, send } });

describe('telling somebody', () => {
  test('leaves a notification and one delivery for each wanted channel they have', async () => {
    const { id } = await person();
    await subscribed(id);
    await tell(id);
    const { id: noMobile } = await person({ mobile: null });
    await tell(noMobile);
    const stored = await database.db.select().from(notifications).orderBy(asc(notifications.id));
    expect(stored).toMatchObject([
      {
        personId: id,
        inApp: true,
        readAt: null,
        createdAt: NOON,
        kind: NEWS.kind,
        title: NEWS.title(),
        body: NEWS.body(),
      },
      { personId: noMobile },
    ]);
    const rows = (await queued()).map(({ notificationId, channel, dueAt }) => ({
      notificationId,
      channel,
      dueAt,
    }));
    const [first, second] = stored.map((row) => row.id);
    expect(rows).toEqual([
      { notificationId: first, channel: 'mail', dueAt: NOON },
      { notificationId: first, channel: 'sms', dueAt: NOON },
      { notificationId: first, channel: 'push', dueAt: NOON },
      { notificationId: second, channel: 'mail', dueAt: NOON },
    ]);
  });

  test('keeps to what they chose', async () => {
    const { id } = await person();
    await database.db.insert(notificationPreferences).values([
      { personId: id, kind: 'deal', channel: 'in_app', wanted: false },
      { personId: id, kind: 'deal', channel: 'mail', wanted: false },
      { personId: id, kind: 'news', channel: 'sms', wanted: true },
      { personId: id, kind: 'security', channel: 'mail', wanted: false },
    ]);
    await tell(id);
    await tell(id, { kind: 'news' });
    await tell(id, { kind: 'security' });
    const stored = await database.db.select().from(notifications).orderBy(asc(notifications.id));
    expect(stored.map(({ inApp }) => inApp)).toEqual([false, true, true]);
    expect((await queued()).map(({ channel }) => channel)).toEqual(['sms', 'sms', 'mail']);
  });

  test('disturbs nobody in quiet hours; mail does not disturb', async () => {
    const { id } = await person();
    await subscribed(id);
    await database.db
      .insert(notificationSettings)
      .values({ personId: id, quietFrom: 22 * 60, quietUntil: 7 * 60 });
    now = new Date('2026-03-04T23:30:00+05:30');
    await tell(id);
    const morning = new Date('2026-03-05T07:00:00+05:30');
    expect((await queued()).map(({ channel, dueAt }) => [channel, dueAt])).toEqual([
      ['mail', now],
      ['sms', morning],
      ['push', morning],
    ]);
    expect(await deliverDue(context)).toBe(1);
    now = morning;
    expect(await deliverDue(context)).toBe(2);
  });

  test('leaves nothing when what happened is undone, or the account is deleted', async () => {
    const { id } = await person();
    const undone = context.db.transaction(async (tx) => {
      await notify(context, tx, id, NEWS);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { id: gone } = await person({ deletedAt: NOON });
    await tell(gone);
    expect(await database.db.select().from(notifications)).toEqual([]);
  });

  test('sends soon after the transaction, without waiting for the loop', async () => {
    const { id, email } = await person({ mobile: null });
    const eager = testContext(database.db);
    await eager.db.transaction(async (tx) => {
      await notify(eager, tx, id, NEWS);
      await notify(eager, tx, id, { ...NEWS, title: () => 'Another bid' });
    });
    await eager.background.idle();
    const subjects = eager.ports.outbox?.list(email).map(({ subject }) => subject);
    expect(subjects?.sort()).toEqual(['A bid for your home', 'Another bid']);
  });
});

describe('delivering', () => {
  test('by mail, SMS and push', async () => {
    const { id, email, mobile } = await person();
    const endpoints = [await subscribed(id), await subscribed(id)];
    await tell(id);
    expect(await deliverDue(context)).toBe(3);
    const [mail] = outbox(email);
    expect(mail?.subject).toBe('A bid for your home');
    expect(mail?.text.split('\n')).toEqual([
      'Somebody has bid 80 lakh.',
      '',
      `${context.env.SITE_URL}/BidingRequest`,
      '',
      expect.any(String),
      `${context.env.SITE_URL}/Notification`,
    ]);
    expect(outbox(mobile ?? '')).toMatchObject([{ text: 'Propertysearch: A bid for your home' }]);
    for (const endpoint of endpoints) expect(outbox(endpoint)).toHaveLength(1);
    const rows = await queued();
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const row of rows) {
      expect(row).toMatchObject({ sentAt: NOON, failedAt: null, error: null, attempts: 1 });
    }
    expect(await deliverDue(context)).toBe(0);
  });

  test('an SMS fits, however long the title', async () => {
    const { id, mobile } = await person();
    await tell(id, { title: () => 'x'.repeat(300) });
    await deliverDue(context);
    expect(outbox(mobile ?? '')[0]?.text).toHaveLength(160);
  });

  test('tries again after 1, 5, 25 and 125 minutes, then gives up', async () => {
    const { id } = await person({ mobile: null });
    await tell(id);
    let tries = 0;
    const failing = mailing(async () => {
      tries++;
      throw new Error('The mail server did not take the mail: EENVELOPE 550');
    });
    for (const minutes of [1, 5, 25, 125]) {
      expect(await deliverDue(failing)).toBe(1);
      now = new Date(now.getTime() + minutes * MINUTE_MS - 1);
      expect(await deliverDue(failing)).toBe(0);
      now = new Date(now.getTime() + 1);
    }
    expect(await deliverDue(failing)).toBe(1);
    now = new Date(now.getTime() + 1_000 * MINUTE_MS);
    expect(await deliverDue(failing)).toBe(0);
    expect(tries).toBe(5);
    expect(await queued()).toMatchObject([
      { attempts: 5, sentAt: null, error: expect.stringMatching(/EENVELOPE 550$/) },
    ]);
    expect((await queued())[0]?.failedAt).not.toBeNull();
  });

  test('a later success forgets the failure', async () => {
    const { id, email } = await person({ mobile: null });
    await tell(id);
    await deliverDue(
      mailing(async () => {
        throw new Error('not now');
      }),
    );
    expect(await queued()).toMatchObject([{ error: 'not now', sentAt: null }]);
    now = new Date(now.getTime() + MINUTE_MS);
    await deliverDue(context);
    expect(await queued()).toMatchObject([{ error: null, sentAt: now, attempts: 2 }]);
    expect(outbox(email)).toHaveLength(1);
  });

  test('subscriptions that have gone are forgotten; one that takes it is enough', async () => {
    const { id } = await person({ mobile: null });
    const [gone, broken, good] = [await subscribed(id), await subscribed(id), await subscribed(id)];
    const { id: lost } = await person({ mobile: null });
    const lostToo = await subscribed(lost);
    await tell(id, { kind: 'message' });
    await tell(lost, { kind: 'message' });
    const pushing = withPorts({
      push: {
        ...context.ports.push,
        async send({ endpoint }) {
          if (endpoint === broken) throw new Error('The push service refused: 500');
          return endpoint === good ? 'sent' : 'gone';
        },
      },
    });
    await deliverDue(pushing);
    const left = await database.db.select().from(pushSubscriptions);
    const endpoints = left.map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual(expect.arrayContaining([broken, good]));
    expect(endpoints).not.toContain(gone);
    expect(endpoints).not.toContain(lostToo);
    expect(await queued()).toMatchObject([
      { sentAt: NOON },
      { sentAt: null, failedAt: NOON, error: 'no browser is subscribed' },
    ]);
  });

  test('what waits for somebody who deleted their account, or their number, is dropped', async () => {
    const { id, email } = await person();
    const other = await person();
    await tell(id);
    await tell(other.id);
    await database.db.update(people).set({ deletedAt: NOON }).where(eq(people.id, id));
    await database.db.update(people).set({ mobile: null }).where(eq(people.id, other.id));
    await deliverDue(context);
    expect(outbox(email)).toEqual([]);
    expect((await queued()).map(({ failedAt, error }) => [failedAt, error])).toEqual([
      [NOON, 'the account is deleted'],
      [NOON, 'the account is deleted'],
      [null, null],
      [NOON, 'no mobile number'],
    ]);
  });

  test('many workers send nothing twice', async () => {
    const sent = new Map<string, number>();
    const someone = await person({ mobile: null });
    const made = await database.db
      .insert(notifications)
      .values(
        Array.from({ length: 300 }, (_, at) => ({
          personId: someone.id,
          kind: 'deal' as const,
          title: `Bid ${at}`,
          body: '',
          createdAt: NOON,
        })),
      )
      .returning({ notificationId: notifications.id });
    await database.db
      .insert(deliveries)
      .values(made.map((row) => ({ ...row, channel: 'mail' as const, dueAt: NOON })));
    // Two nodes with pools of their own, four workers each.
    const nodes = [0, 1].map(() => connect(database.url, 4, createLogger('silent')));
    const worker = (db: Context['db']) => ({
      ...mailing(async ({ subject }) => {
        await pause(Math.random() * 5);
        sent.set(subject, (sent.get(subject) ?? 0) + 1);
      }),
      db,
    });
    const workers = nodes.flatMap((db) => Array.from({ length: 4 }, () => worker(db)));
    const taken = await Promise.all(workers.map((each) => deliverDue(each, 300)));
    await Promise.all(nodes.map((db) => db.$client.end()));
    expect(taken.filter((count) => count > 0).length).toBeGreaterThan(1);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(sent.size).toBe(300);
    expect([...sent.values()].every((times) => times === 1)).toBe(true);
  });

  test('takes no more than asked, and what a dead worker held after two minutes', async () => {
    const { id, email } = await person({ mobile: null });
    await tell(id);
    await tell(id);
    expect(await deliverDue(context, 1)).toBe(1);
    await database.db.update(deliveries).set({ sentAt: null, attempts: 1 });
    now = new Date(NOON.getTime() + 2 * MINUTE_MS - 1);
    // The first is as if its worker had died; the second was never taken.
    expect(await deliverDue(context)).toBe(1);
    now = new Date(NOON.getTime() + 2 * MINUTE_MS);
    expect(await deliverDue(context)).toBe(1);
    expect(outbox(email)).toHaveLength(3);
  });

  test('the loop sends round by round and stops when asked', async () => {
    const { id, email } = await person({ mobile: null });
    now = new Date(NOON.getTime() - MINUTE_MS);
    await tell(id);
    for (let at = 0; at < 25; at++) await tell(id, { title: () => `Bid ${at}` });
    let atOnce = 0;
    let most = 0;
    const slow = mailing(async (mail) => {
      most = Math.max(most, ++atOnce);
      await pause(20);
      atOnce--;
      await context.ports.mail.send(mail);
    });
    const loop = startRound(slow, { ...DELIVERIES, everyMs: 5 });
    await expect.poll(() => outbox(email).length, { timeout: patience(5) }).toBe(26);
    await loop.stop();
    expect(most).toBe(10);
    await tell(id, { kind: 'listing', title: () => 'after the end' });
    await pause(50);
    expect(outbox(email).filter(({ subject }) => subject === 'after the end')).toEqual([]);
  });

  test('the loop outlives a database that fails', async () => {
    const { id, email } = await person({ mobile: null });
    await tell(id);
    let broken = 0;
    const db = new Proxy(context.db, {
      get(target, name, receiver) {
        if (name === '$client' && broken++ < 2) throw new Error('the database is away');
        return Reflect.get(target, name, receiver);
      },
    });
    const loop = startRound({ ...context, db }, { ...DELIVERIES, everyMs: 5 });
    await expect.poll(() => outbox(email).length, { timeout: patience(5) }).toBe(1);
    await loop.stop();
    expect(broken).toBeGreaterThan(2);
  });
});

describe('the list', () => {
  const path = (id: number, query = '') =>
    `/api/propertyverification/getnotification/${id}${query}`;

  async function withNews(count: number) {
    const { id } = await person({ mobile: null });
    const { headers } = await aSession(database.db, id);
    await database.db.insert(notifications).values(
      Array.from({ length: count }, (_, at) => ({
        personId: id,
        kind: at % 2 ? ('deal' as const) : ('kyc' as const),
        title: `NotificationContent ${at}`,
        body: 'Something happened.',
        inApp: at !== 0,
        createdAt: NOON,
      })),
    );
    return { id, headers };
  }

  test('comes page by page, newest first, without what is not wanted in the app', async () => {
    const { id, headers } = await withNews(NOTIFICATION_PAGE + 6);
    const { body: first } = await api('GET', path(id), undefined, headers);
    expect(first).toMatchObject({ status: 1, unread: NOTIFICATION_PAGE + 5, more: true });
    expect(first.data).toHaveLength(NOTIFICATION_PAGE);
    expect(first.data[0]).toMatchObject({
      title: 'NotificationContent 35',
      read: false,
      link: null,
    });
    const before = first.data.at(-1).id;
    const { body: rest } = await api('GET', path(id, `?before=${before}`), undefined, headers);
    expect(rest.more).toBe(false);
    const titles = rest.data.map(({ title }: { title: string }) => title);
    expect(titles).toEqual([
      'NotificationContent 5',
      'NotificationContent 4',
      'NotificationContent 3',
      'NotificationContent 2',
      'NotificationContent 1',
    ]);
    const { body: ofKind } = await api('GET', path(id, '?kind=kyc'), undefined, headers);
    expect(ofKind.data).toHaveLength(17);
    expect(ofKind).toMatchObject({ more: false, unread: NOTIFICATION_PAGE + 5 });
  });

  test('is the caller’s alone', async () => {
    const { id } = await withNews(3);
    const stranger = await aSession(database.db, (await person()).id);
    expect((await api('GET', path(id), undefined, stranger.headers)).status).toBe(404);
    expect((await api('GET', path(id))).status).toBe(403);
  });

  test('is read by ids or as a whole, never another’s', async () => {
    const mine = await withNews(5);
    const theirs = await withNews(3);
    const all = (await api('GET', path(mine.id), undefined, mine.headers)).body.data;
    const foreign = (await api('GET', path(theirs.id), undefined, theirs.headers)).body.data;
    const read = (body: unknown) => api('POST', '/api/notifications/read', body, mine.headers);
    const ids = [all[0].id, foreign[0].id];
    expect((await read({ ids })).body.data).toEqual({ unread: 3 });
    expect((await read({ ids: [] })).body.data).toEqual({ unread: 3 });
    const { body } = await api('GET', path(mine.id), undefined, mine.headers);
    expect(body.data.map(({ read }: { read: boolean }) => read)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect((await read({})).body.data).toEqual({ unread: 0 });
    const after = await api('GET', path(theirs.id), undefined, theirs.headers);
    expect(after.body.unread).toBe(2);
  });
});

describe('settings', () => {
  const url = '/api/notifications/settings';
  async function settingsOf() {
    const { id } = await person();
    const { headers } = await aSession(database.db, id);
    return {
      get: async () => (await api('GET', url, undefined, headers)).body.data,
      put: (body: unknown) => api('PUT', url, body, headers),
    };
  }
  const cell = (
    data: { grid: { kind: string; channel: string; wanted: boolean; fixed: boolean }[] },
    kind: string,
    channel: string,
  ) => data.grid.find((each) => each.kind === kind && each.channel === channel);

  test('begin with every cell at its default and no quiet hours', async () => {
    const data = await (await settingsOf()).get();
    expect(data.grid).toHaveLength(kindsFor('user').length * CHANNELS.length);
    expect(data.quiet).toBeNull();
    expect(data.pushKey).toBe(context.ports.push.publicKey);
    expect(cell(data, 'security', 'mail')).toMatchObject({ wanted: true, fixed: true });
    expect(cell(data, 'news', 'mail')).toMatchObject({ wanted: false, fixed: false });
  });

  test('are saved cell by cell; the last word on a cell counts', async () => {
    const { get, put } = await settingsOf();
    const quiet = { from: 1_320, until: 420 };
    const { status, body } = await put({
      quiet,
      grid: [
        { kind: 'news', channel: 'mail', wanted: false },
        { kind: 'news', channel: 'mail', wanted: true },
        { kind: 'deal', channel: 'sms', wanted: false },
        { kind: 'security', channel: 'mail', wanted: true },
      ],
    });
    expect(status).toBe(200);
    expect(await get()).toEqual(body.data);
    await put({ grid: [{ kind: 'deal', channel: 'sms', wanted: true }] });
    const data = await get();
    expect(data.quiet).toEqual(quiet);
    expect(cell(data, 'news', 'mail')?.wanted).toBe(true);
    expect(cell(data, 'deal', 'sms')?.wanted).toBe(true);
    await put({ quiet: null });
    expect((await get()).quiet).toBeNull();
  });

  test('refuse to mute security, and hours of no length, and change nothing then', async () => {
    const { get, put } = await settingsOf();
    const before = await get();
    const { status, body } = await put({
      grid: [
        { kind: 'news', channel: 'mail', wanted: true },
        { kind: 'security', channel: 'mail', wanted: false },
      ],
      quiet: { from: 60, until: 60 },
    });
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'grid.1.wanted',
      'quiet.until',
    ]);
    expect(await get()).toEqual(before);
  });
});

describe('push', () => {
  async function caller() {
    const { id } = await person();
    const { headers } = await aSession(database.db, id);
    return {
      id,
      subscribe: (body: unknown) => api('POST', '/api/notifications/push', body, headers),
      end: (endpoint: string) => api('POST', '/api/notifications/push/end', { endpoint }, headers),
    };
  }
  const subscription = (endpoint: string) => {
    const { p256dh, auth } = aBrowser(endpoint).target;
    return { endpoint, keys: { p256dh, auth } };
  };
  const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/one';
  const subscribers = async (endpoint = ENDPOINT) =>
    (await database.db.select().from(pushSubscriptions)).filter((row) => row.endpoint === endpoint);

  test('goes to whoever subscribed last in a browser; only they can end it', async () => {
    const [first, second] = [await caller(), await caller()];
    expect((await first.subscribe(subscription(ENDPOINT))).status).toBe(200);
    const again = subscription(ENDPOINT);
    expect((await second.subscribe(again)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ personId: second.id, ...again.keys }]);
    expect((await first.end(ENDPOINT)).status).toBe(200);
    expect(await subscribers()).toHaveLength(1);
    expect((await second.end(ENDPOINT)).status).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  test('is refused for any other address, and for keys that cannot encrypt', async () => {
    const { subscribe } = await caller();
    const inside = subscription('https://169.254.169.254/latest');
    for (const [body, path] of [
      [inside, 'endpoint'],
      [{ ...inside, endpoint: 'http://fcm.googleapis.com/x' }, 'endpoint'],
      [{ endpoint: ENDPOINT, keys: { p256dh: 'AAAA', auth: 'AAAA' } }, 'keys'],
    ] as const) {
      const answer = await subscribe(body);
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
    }
    expect(await subscribers(inside.endpoint)).toEqual([]);
  });

  test('keeps a person’s ten newest browsers', async () => {
    const { id, subscribe } = await caller();
    for (let at = 0; at < 12; at++) await subscribe(subscription(`${ENDPOINT}-${at}`));
    const own = (await database.db.select().from(pushSubscriptions)).filter(
      ({ personId }) => personId === id,
    );
    expect(own.map(({ endpoint }) => endpoint)).toHaveLength(10);
    expect(own.some(({ endpoint }) => endpoint === `${ENDPOINT}-1`)).toBe(false);
  });
});
