import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Context } from '#server/core/context.ts';
import type { NewPerson } from '#server/db/schema/index.ts';
import { deliveries, notifications, pushSubscriptions } from '#server/db/schema/index.ts';
import { type NotificationContent, notify } from '#server/people/notifications/notify.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { insertPerson } from '#tests/builders/index.ts';
import { aBrowser } from '#tests/emulators/push-service.ts';

export const MINUTE_MS = 60_000;
export const NOON = new Date('2026-03-04T12:00:00+05:30');
export const NEWS: NotificationContent = {
  kind: 'deal',
  title: () => 'A bid for your home',
  body: () => 'Somebody has bid 80 lakh.',
  link: '/BidingRequest',
};

/** For a test file: people who are told something, what is queued for them and a clock that the test sets. */
export function notificationsDesk() {
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

  return {
    person,
    subscribed,
    tell,
    queued,
    outbox,
    withPorts,
    mailing,
    get db() {
      return database.db;
    },
    get url() {
      return database.url;
    },
    get context() {
      return context;
    },
    api: (...args: Parameters<typeof api>) => api(...args),
    get now() {
      return now;
    },
    set now(to: Date) {
      now = to;
    },
  };
}
