import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Context } from '#server/core/context.ts';
import type { Address } from '#server/db/address.ts';
import { connect, type Database } from '#server/db/client.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openContext } from '#server/hosts/compose.ts';
import { createApi } from '#server/http/api.ts';
import { serviceMounting } from '#server/http/path-pattern.ts';
import type { Service } from '#server/http/service.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { ROUTES } from '#server/routes.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  close(): Promise<void>;
}

async function asAdmin(url: string, statement: (client: pg.Client) => Promise<unknown>) {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await statement(client);
  } finally {
    await client.end();
  }
}

/** Where the run has a pooler, through it. */
function addressOf(url: URL, through: string | undefined): Address {
  if (!through) return url.href;
  const pooled = new URL(through);
  pooled.pathname = url.pathname;
  return { pooled: pooled.href, direct: url.href };
}

/** A copy of a database that nobody is connected to, dropped on close. */
async function copyOf(template: string): Promise<TestDatabase> {
  const name = `propertysearch_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(template, (client) =>
    client.query(`create database ${name} template ${new URL(template).pathname.slice(1)}`),
  );
  const url = new URL(template);
  url.pathname = `/${name}`;
  const through = inject('poolerUrl');
  const db = connect(addressOf(url, through), 8, createLogger('silent'));
  return {
    db,
    url: url.href,
    close: async () => {
      await db.$client.end();
      await asAdmin(template, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A migrated database of one's own, dropped on close. */
export const testDatabase = (): Promise<TestDatabase> => copyOf(inject('templateUrl'));

/** The database in which the demo stands, made by whoever of the run's workers asks first. */
async function demoTemplate(): Promise<string> {
  const url = new URL(inject('templateUrl'));
  url.pathname += '_demo';
  const name = url.pathname.slice(1);
  await asAdmin(url.href, async (client) => {
    // Ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const { db: own, url: making } = await testDatabase();
    await own.$client.end();
    // A pooler would hold on to it, and it is to be copied.
    const db = connect(making, 8, createLogger('silent'));
    const context = testContext(db);
    await seedDemo(context);
    await context.background.idle();
    await db.$client.end();
    await client.query(`alter database ${new URL(making).pathname.slice(1)} rename to ${name}`);
  });
  return url.href;
}

/** A database of one's own in which the demo stands, dropped on close. */
export const demoDatabase = async (): Promise<TestDatabase> => copyOf(await demoTemplate());

/** Moves the public positions of imported listings in tests. */
export const FUZZ_KEY = Buffer.from('moves what tests import');

/**
 * @param ownFolder whose files nobody else’s are among; otherwise all test files of a process share
 *   one, and what stands in it depends on their order
 */
export function testContext(db: Database, ownFolder?: string): Context {
  const env = readEnv({
    NODE_ENV: 'test',
    SECRET_KEY: 'a secret that only the tests know',
    // Of the demo its homes and people; a test of its own has the rest.
    DEMO_LIFE: 'false',
    DATA_DIR: ownFolder ?? path.join(tmpdir(), `propertysearch-test-${process.pid}`),
  });
  return openContext(db, env, createLogger('silent'));
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

function asSent(body: unknown): BodyInit {
  if (typeof body === 'string' || body instanceof ReadableStream) return body;
  return Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
}

/** An address of its own for every call that does not name one, so that limits by address rest. */
const newAddress = () => `10.${randomBytes(3).join('.')}`;

/** The API over a database, called as a browser would but without a socket. */
export const testApi = (db: Database, context = testContext(db)) =>
  callerOf(createApi(ROUTES, context));

/** A service in the same way, as it answers on a host of its own. */
export const testService = (db: Database, { routes }: Service, context = testContext(db)) =>
  callerOf(createApi(routes, context, serviceMounting('')));

function callerOf(api: ReturnType<typeof createApi>) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await api.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: asSent(body), duplex: 'half' }),
      }),
      { requestId: 'test', address: headers['x-test-address'] ?? newAddress() },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  };
}

/** For a test file: the API on a demo database of its own, there before the first test. */
export function demoApi() {
  let database: TestDatabase | undefined;
  let call: ReturnType<typeof testApi> | undefined;
  const started = () => {
    if (!database || !call) throw new Error('The demo database is there only inside tests');
    return { database, call };
  };
  beforeAll(async () => {
    database = await demoDatabase();
    call = testApi(database.db);
  });
  afterAll(() => database?.close());
  return {
    api: (...args: Parameters<ReturnType<typeof testApi>>) => started().call(...args),
    db: () => started().database.db,
    sql: (text: string, values: unknown[] = []) =>
      started().database.db.$client.query(text, values),
  };
}
