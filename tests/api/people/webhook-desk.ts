import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { deliverEvents } from '#server/people/webhooks/index.ts';
import type { Web, WebAnswer } from '#server/ports/web/index.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';

export const URL_OF_HOOK = 'https://crm.example.com/hook';
const TAKEN: WebAnswer = { status: 200, body: Buffer.from('thanks') };

/** For a test file: somebody with webhooks, what is called there, and what each call is answered. */
export function webhookDesk() {
  let database: TestDatabase;
  let context: Context;
  let api: ReturnType<typeof testApi>;
  let now: Date;
  let owner: Person;
  let headers: Record<string, string>;
  const called: Parameters<Web['call']>[] = [];
  /** Each gives an answer or throws; afterwards all is taken. */
  const answers: (() => Promise<WebAnswer>)[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    const base = testContext(database.db);
    const web: Web = {
      whyNot: base.ports.web.whyNot,
      call: (...call) => {
        called.push(call);
        return answers.shift()?.() ?? Promise.resolve(TAKEN);
      },
    };
    context = { ...base, ports: { ...base.ports, web }, now: () => now };
    api = testApi(database.db, context);
  });
  afterAll(async () => {
    await context.background.idle();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date();
    called.length = 0;
    answers.length = 0;
    owner = await insertPerson(database.db);
    headers = (await aSession(database.db, owner.id)).headers;
  });

  const call = (method: string, path = '', body?: unknown, as = headers) =>
    api(method, `/api/webhooks${path}`, body, as);

  return {
    call,
    called,
    answers,
    deed: deedsOf(() => database.db),
    sql: async (text: string, ...values: unknown[]) =>
      (await database.db.$client.query(text, values)).rows,
    /** A webhook of the owner's. */
    async hook(body: object = {}): Promise<number> {
      const answer = await call('POST', '', { url: URL_OF_HOOK, ...body });
      return answer.body.data.id;
    },
    /** Sends a test event there, as far as it goes. */
    async ping(id: number): Promise<void> {
      await call('POST', `/${id}/ping`);
      await deliverEvents(context);
    },
    answer: (status: number, body = '') =>
      answers.push(async () => ({ status, body: Buffer.from(body) })),
    /** The webhook as its owner sees it. */
    shown: async (id: number) =>
      (await call('GET')).body.data.find((row: { id: number }) => row.id === id),
    log: async (id: number, query = '') => (await call('GET', `/${id}/deliveries${query}`)).body,
    later(milliseconds: number): void {
      now = new Date(now.getTime() + milliseconds);
    },
    get db() {
      return database.db;
    },
    get context() {
      return context;
    },
    get owner() {
      return owner;
    },
    get now() {
      return now;
    },
  };
}
