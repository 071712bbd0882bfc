import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { ANONYMOUS, type Context } from '#server/context.ts';
import { connect, type Database } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { ROUTES } from '#server/features/routes.ts';
import { createApi } from '#server/http/api.ts';
import { createLogger } from '#server/log.ts';

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

/** A migrated database of one's own, dropped on close. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `propertysearch_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(template, (client) =>
    client.query(`create database ${name} template ${new URL(template).pathname.slice(1)}`),
  );
  const url = new URL(template);
  url.pathname = `/${name}`;
  const db = connect(url.href, 8, createLogger('silent'));
  return {
    db,
    url: url.href,
    close: async () => {
      await db.$client.end();
      await asAdmin(template, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

export function testContext(db: Database): Context {
  const env = readEnv({ NODE_ENV: 'test' });
  return { db, env, log: createLogger('silent'), actor: ANONYMOUS, now: () => new Date() };
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** The API over a database, called as a browser would but without a socket. */
export function testApi(db: Database) {
  const api = createApi(ROUTES, testContext(db));
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
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      { requestId: 'test' },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  };
}

export { ENDPOINTS };
