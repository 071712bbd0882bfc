import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from '#server/db/client.ts';
import { cut } from '#server/db/connection.ts';
import { rows } from '#server/db/rows.ts';
import { asAppError } from '#server/http/problem.ts';
import { createLogger } from '#server/lib/log.ts';
import { byPort } from '#tests/by-port.ts';
import { patience } from '#tests/patience.ts';
import { type TcpProxy, tcpProxy } from '#tests/tcp-proxy.ts';
import { type TestDatabase, testDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a connection lost in the middle of a transaction fails it, and nothing else', async () => {
  const { db } = database;
  const broken = db.transaction(async (tx) => {
    const [mine] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${mine?.pid})`);
    // The loss arrives while no query of the transaction runs: nobody is there to be told.
    await expect
      .poll(() => rows(db, sql`select 1 from pg_stat_activity where pid = ${mine?.pid}`))
      .toEqual([]);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

/** Fails with what it was that hangs, long before the whole run would be given up. */
async function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${what} hangs`)), patience(5));
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

describe('a pool of two', () => {
  const SIZE = 2;
  let proxy: TcpProxy;
  let db: Database;

  /** With a limit of a second for a statement. */
  async function open(): Promise<void> {
    proxy = await tcpProxy(Number(new URL(database.url).port));
    db = connect(byPort(database.url, proxy.port), SIZE, createLogger('silent'), 1);
    onTestFinished(async () => {
      const ended = inTime(
        'Closing a pool whose connections were not all given back',
        db.$client.end(),
      );
      await ended.finally(() => proxy.close());
    });
  }

  const write = () => db.transaction((tx) => tx.execute(sql`select 1`));

  /** As many transactions at once as there should be connections: each waits for the other. */
  async function allUsable(): Promise<void> {
    let begun = 0;
    const both = Promise.withResolvers<void>();
    const all = Promise.all(
      Array.from({ length: SIZE }, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          begun += 1;
          if (begun === SIZE) both.resolve();
          await both.promise;
        }),
      ),
    );
    // Where one is missing the other goes on, so that only the missing one is told.
    await inTime('Using all connections at once', all).finally(() => both.resolve());
  }

  async function codeOf(failing: Promise<unknown>): Promise<string> {
    const code = failing.then(
      () => 'none',
      (error: unknown) => asAppError(error).code,
    );
    return inTime('A query that nobody answers', code);
  }

  test('has both after begin was cut ten times', async () => {
    await open();
    await write();
    proxy.cutAt((sent) => sent.includes('begin'));
    const lent = () => db.$client.totalCount - db.$client.idleCount;
    for (let i = 0; i < 10; i++) {
      expect(await codeOf(write())).toBe('unavailable');
      await expect.poll(lent, { message: 'connections that nobody gave back' }).toBe(0);
    }
    proxy.cutAt(() => false);
    await allUsable();
    expect(db.$client.totalCount).toBe(SIZE);
  });

  test('has both after begin was cancelled', async () => {
    await open();
    // As where it ran out of time: the server keeps the connection, and no transaction has begun.
    const client = await db.$client.connect();
    await expect(client.query('begin; select 1 / 0')).rejects.toThrow();
    await expect(client.query('select 1')).rejects.toThrow();
    expect(await codeOf(write())).toBe('none');
    await allUsable();
  });

  test('takes nothing back inside a transaction', async () => {
    await open();
    const client = await db.$client.connect();
    await client.query('begin');
    client.release();
    client.release();
    await write();
    await allUsable();
  });

  test('gives up a silent server, and has both when it speaks again', async () => {
    await open();
    await allUsable();
    proxy.mode('swallow');
    const asked = Array.from({ length: 2 * SIZE }, () => codeOf(write()));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['unavailable']));
    proxy.mode('pass');
    await allUsable();
  });

  test('leaves a server that only reads, with those at rest too', async () => {
    await open();
    await database.db.execute(sql`create table written (at int)`);
    const admin = await database.db.$client.connect();
    const onlyRead = (is: 'on' | 'off') =>
      admin.query(
        `alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = ${is}`,
      );
    await onlyRead('on');
    await allUsable();
    await onlyRead('off');
    admin.release();
    const put = () => db.transaction((tx) => tx.execute(sql`insert into written values (1)`));
    expect(await codeOf(put())).toBe('unavailable');
    await expect.poll(() => db.$client.totalCount).toBe(0);
    expect(await codeOf(put())).toBe('none');
  });

  test.each([
    ['a query', () => db.execute(sql`select 1`)],
    ['a transaction', write],
  ])('lends %s none that was cut at rest a moment ago', async (_of, use) => {
    await open();
    await allUsable();
    const both = await Promise.all([db.$client.connect(), db.$client.connect()]);
    for (const client of both) client.release();
    for (const client of both) cut(client);
    // Before the pool has heard of it.
    expect(await codeOf(use())).toBe('none');
    await allUsable();
  });
});
