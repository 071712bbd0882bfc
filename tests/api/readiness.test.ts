import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { adsService } from '#server/ads/serving/index.ts';
import { connect } from '#server/db/client.ts';
import { openReadiness } from '#server/hosts/readiness.ts';
import { serviceListener } from '#server/hosts/service-host.ts';
import { createLogger } from '#server/lib/log.ts';
import { byPort } from '#tests/by-port.ts';
import { patience } from '#tests/patience.ts';
import { tcpProxy } from '#tests/tcp-proxy.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';

let database: TestDatabase;
let server: Server;
let url: string;
let isDraining = false;
beforeAll(async () => {
  database = await testDatabase();
  const listener = serviceListener(adsService, testContext(database.db), () => isDraining);
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await database.close();
});

const ask = async (path: string) => (await fetch(url + path)).status;
const becomes = (status: number) =>
  expect.poll(() => ask('/readyz'), { timeout: patience(10) }).toBe(status);

test('ready is answered though every connection of the pool is taken', async () => {
  const { $client } = database.db;
  const taken = await Promise.all(
    Array.from({ length: $client.options.max }, () => $client.connect()),
  );
  expect(await ask('/readyz')).toBe(200);
  for (const client of taken) client.release();
});

test.each([
  ['only reads', 'default_transaction_read_only', 'on'],
  // As on a full disk: what does not fit into memory cannot be put down.
  ['has no room on its disk', 'temp_file_limit', '0'],
])('a database that %s is not ready; the process is healthy', async (_, setting, value) => {
  // Begun before, so that it may undo it.
  const admin = await database.db.$client.connect();
  const name = new URL(database.url).pathname.slice(1);
  onTestFinished(async () => {
    await admin.query(`alter database ${name} reset ${setting}`);
    admin.release();
    await becomes(200);
  });
  await becomes(200);
  await admin.query(`alter database ${name} set ${setting} = '${value}'`);
  await becomes(503);
  expect(await ask('/healthz')).toBe(200);
});

test('a database whose answer is late is ready for ten seconds more; one that is gone is not', async () => {
  const proxy = await tcpProxy(Number(new URL(database.url).port));
  const db = connect(byPort(database.url, proxy.port), 1, createLogger('silent'));
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await db.$client.end();
    await proxy.close();
  });
  const isReady = openReadiness(db, 300);
  const becomesReady = (is: boolean) => expect.poll(isReady, { timeout: patience(10) }).toBe(is);

  await becomesReady(true);
  proxy.mode('swallow');
  expect(await isReady()).toBe(true);
  vi.advanceTimersByTime(9_000);
  expect(await isReady()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(await isReady()).toBe(false);

  proxy.mode('pass');
  await becomesReady(true);
  proxy.mode('refuse');
  proxy.cut();
  expect(await isReady()).toBe(false);
});

test('a process that is stopping is not ready', async () => {
  isDraining = true;
  expect(await ask('/readyz')).toBe(503);
  expect(await ask('/healthz')).toBe(200);
  isDraining = false;
});
