import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/client.ts';
import { serveMetrics } from '#server/hosts/metrics/serve-metrics.ts';
import { PageCache } from '#server/hosts/page-cache.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createLogger } from '#server/lib/log.ts';
import { whileDoing } from '#server/lib/seeing/doing.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';
import { smallFront } from './small-front.ts';

const TOKEN = 'only the collector knows this one';
const NEVER = '0 0 1 1 *';

let database: TestDatabase;
let front: Awaited<ReturnType<typeof smallFront>>;
let url: string;

beforeAll(async () => {
  database = await testDatabase();
  const context = testContext(database.db);
  const cache = new PageCache();
  const metrics = await serveMetrics(
    { METRICS_TOKEN: TOKEN, METRICS_PORT: undefined, HOST: '127.0.0.1' },
    { context, cache, index: undefined },
  );
  front = await smallFront(context, cache, metrics.serve);
  url = front.url;
});
afterAll(async () => {
  front.close();
  await database.close();
});

const ask = async (path: string, token?: string) => {
  const answer = await fetch(url + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.status, text: await answer.text() };
};
const collect = async () => (await ask('/metrics', TOKEN)).text;

/** The lines of a metric, each as its labels and its value. */
async function series(name: string): Promise<Record<string, number>> {
  const lines = (await collect()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf('}');
      return [line.slice(name.length + 1, end), Number(line.slice(end + 1))];
    }),
  );
}

test('metrics are for who shows the token; for others there are none', async () => {
  expect((await ask('/metrics', TOKEN)).status).toBe(200);
  expect(await collect()).toContain('propertysearch_db_up 1');
  expect((await ask('/metrics', 'another')).text).not.toContain('propertysearch_');
  expect((await ask('/metrics')).text).not.toContain('propertysearch_');
});

test('on a port of their own they are there, and nothing else is', async () => {
  const context = testContext(database.db);
  const own = await serveMetrics(
    { METRICS_TOKEN: undefined, METRICS_PORT: 0, HOST: '127.0.0.1' },
    { context, cache: new PageCache(), index: undefined },
  );
  onTestFinished(() => own.close());
  expect(own.serve).toBeUndefined();
  const address = own.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const at = `http://127.0.0.1:${address.port}`;
  expect(await (await fetch(`${at}/metrics`)).text()).toContain('propertysearch_db_pool_size');
  expect((await fetch(`${at}/`)).status).toBe(404);
});

test('requests are counted by the pattern of their route, never by what stands in an address', async () => {
  for (const id of [71, 72, 73]) await ask(`/api/localities/secret-${id}`);
  for (const word of ['abc', 'def']) await ask(`/ViewSingleProperty/${word}`);
  await ask('/no/such/token-4711');
  await expect
    .poll(async () => Object.keys(await series('propertysearch_http_requests_total')).join('\n'))
    .toContain('route="/ViewSingleProperty/{id}"');
  const text = await collect();
  for (const said of ['secret-71', 'token-4711', 'abc"']) expect(text).not.toContain(said);
  expect(text).toContain('route="nothing of ours"');
});

test('the cache tells what it had', async () => {
  const had = 'had="fresh"';
  const before = (await series('propertysearch_page_cache_total'))[had] ?? 0;
  await ask('/about');
  await ask('/about');
  expect((await series('propertysearch_page_cache_total'))[had]).toBeGreaterThan(before);
});

test('a queue tells what waits in it and what ran', async () => {
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const jobs = await startJobs(testContext(database.db), database.url, {
    pollSeconds: 0.5,
    jobs: [
      {
        name: 'held',
        cron: NEVER,
        run: () => {
          begun.resolve();
          return release.promise;
        },
      },
    ],
  });
  onTestFinished(() => jobs.stop());
  await jobs.ask('held');
  await begun.promise;
  expect((await series('propertysearch_jobs_running'))['job="held"']).toBe(1);
  release.resolve();
  await expect
    .poll(async () => (await series('propertysearch_job_runs_total'))['job="held",outcome="done"'])
    .toBe(1);
});

describe('slow statements', () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  const told = () =>
    lines.map((line) => JSON.parse(line)).filter((l) => l.msg === 'slow statement');

  test('are told by shape, time and what they were for, without a value', async () => {
    const db = connect(database.url, 1, log, 30, 1);
    onTestFinished(() => db.$client.end());
    await whileDoing({ what: 'GET of something' }, () =>
      db.$client.query(`select count(*), 'secret' as x from generate_series(1, 300000) where $1`, [
        true,
      ]),
    );
    expect(told()).toMatchObject([
      {
        during: 'GET of something',
        shape: 'select count(*), ? as x from generate_series(?, …) where $1',
      },
    ]);
    expect(lines.join('')).not.toContain('secret');
    expect(await collect()).toMatch(/propertysearch_db_slow_statements_total [1-9]/);
  });

  test('that had to wait for a connection are still told of whoever asked', async () => {
    lines.length = 0;
    const db = connect(database.url, 1, log, 30, 1);
    onTestFinished(() => db.$client.end());
    const held = await db.$client.connect();
    const asked = whileDoing({ what: 'the one that waits' }, () =>
      db.$client.query('select count(*) from generate_series(1, 300000)'),
    );
    whileDoing({ what: 'the one that lets go' }, () => held.release());
    await asked;
    expect(told().map(({ during }) => during)).toEqual(['the one that waits']);
  });
});
