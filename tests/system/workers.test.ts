import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tell } from '#tests/drills/tell.ts';
import { patience } from '#tests/patience.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

const isFull = process.env.FULL_DRILL === '1';
const HOMES = isFull ? 120 : 60;
const KILLED_AFTER = isFull ? 30 : 15;
const HANDS = 4;
/** What is asked for while workers are replaced; whole, everything and without a pause. */
const ASKED = isFull
  ? ['/healthz', '/api/property/propertylist', '/', '/privacy']
  : ['/api/property/propertylist', '/privacy'];
const PAUSE_MS = 50;
const TOKEN = 'only whoever collects what is measured knows it';

let site: SiteProcess;
beforeAll(async () => {
  site = await launch({
    dataDir: await dataFolder(),
    env: { WORKERS: '2', METRICS_TOKEN: TOKEN, TRUST_PROXY: 'true' },
  });
  await ready(site);
}, patience(30));
afterAll(async () => {
  await stop(site);
  await discard(site.dataDir);
});

/** Ids of the processes that have begun to answer, in that order. */
const workers = () =>
  [...site.output().matchAll(/"worker":(\d+)[^\n]*"msg":"worker answers"/g)].map(([, pid]) =>
    Number(pid),
  );
const answering = (count: number) =>
  expect.poll(() => workers().length, { timeout: patience(20) }).toBe(count);

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.url}/api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/**
 * The line broke off with the process; whoever wants it asks again. A connection that was just being
 * handed to it stays open without an answer: node's cluster takes it back from nobody who is dead.
 */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

test(
  'a worker killed under load loses nothing that was acknowledged, and another takes its place',
  async () => {
    await answering(2);
    const [victim = Number.NaN] = workers();
    const { token, user } = await ask('/auths/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'buyer@propertysearch.test', password: 'Demo@12345' }),
    });
    const headers = { authorization: token };
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => ask(`/property/propertylist?page=${page}`)),
    );
    const homes: number[] = pages
      .flatMap(({ data }) => data)
      .map(({ propertydata }) => propertydata.id);
    const waiting = homes.slice(0, HOMES);
    const kept: number[] = [];
    let after = 0;
    let isKilled = false;

    async function hand(): Promise<void> {
      for (let propertyid = waiting.shift(); propertyid; propertyid = waiting.shift()) {
        const done = await ask('/property/shortlist', {
          method: 'POST',
          headers,
          body: JSON.stringify({ propertyid }),
          signal: AbortSignal.timeout(patience(5)),
        }).then(
          () => true,
          (error: unknown) => !isBrokenOff(error) && Promise.reject(error),
        );
        if (!done) continue;
        kept.push(propertyid);
        if (isKilled) after++;
        if (kept.length === KILLED_AFTER) {
          isKilled = true;
          process.kill(victim, 'SIGKILL');
        }
      }
    }
    await Promise.all(Array.from({ length: HANDS }, hand));
    expect(isKilled).toBe(true);
    expect(after).toBeGreaterThan(KILLED_AFTER);
    const listed = await ask(`/property/findbyshortlisted/${user.id}`, { headers });
    const ids = listed.data.map(
      ({ propertydata }: { propertydata: { id: number } }) => propertydata.id,
    );
    expect(kept.filter((id) => !ids.includes(id))).toEqual([]);
    await answering(3);
    expect(site.output()).toContain('worker died and is replaced');
    tell('workers', { 'kills of a worker': 1, 'homes kept': kept.length });
  },
  patience(60),
);

/** By a connection of its own, which goes to the next process in turn. */
async function anew(path: string, headers: Record<string, string> = {}): Promise<string> {
  const asked = request(site.url + path, { agent: false, headers });
  asked.end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(200);
  return text(answer);
}

test('whichever process is asked for metrics answers for all of them', async () => {
  await answering(3);
  const counted = async () => {
    const lines = (await anew('/metrics', { authorization: `Bearer ${TOKEN}` })).split('\n');
    const countOf = (line: string) => Number(line.slice(line.lastIndexOf(' ')));
    const pools = lines.filter((line) => /^propertysearch_db_pool_size(?:{}|) /.test(line));
    const ready = lines.filter(
      (line) => line.startsWith('propertysearch_http_requests_total') && line.includes('"/readyz"'),
    );
    return { pool: pools.map(countOf), ready: ready.reduce((sum, line) => sum + countOf(line), 0) };
  };
  const before = (await counted()).ready;
  for (let ask = 0; ask < 6; ask++) {
    await anew('/readyz');
  }
  for (let ask = 0; ask < 3; ask++) {
    expect(await counted()).toEqual({ pool: [16], ready: before + 6 });
  }
});

test(
  'each worker is replaced under load without a failed request',
  async () => {
    await answering(3);
    let isOver = false;
    let asked = 0;
    const failures: unknown[] = [];
    const ids = new Set<number>();
    async function hand(path: string): Promise<void> {
      while (!isOver) {
        asked++;
        // Without a pause a fresh process takes its time to load beside who asks.
        if (!isFull) await pause(PAUSE_MS);
        // How often one network may ask is not what is tried here.
        const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
        await fetch(site.url + path, { headers: { 'x-forwarded-for': from } }).then(
          async (answer) => {
            await answer.arrayBuffer();
            if (!answer.ok) failures.push(`${path}: ${answer.status}`);
          },
          (error: Error) => failures.push(`${path}: ${String(error.cause ?? error)}`),
        );
      }
    }
    for (const pid of workers().slice(-2)) ids.add(pid);
    const hands = ASKED.map(hand);
    site.child.kill('SIGUSR2');
    await expect
      .poll(() => site.output().includes('every worker is a fresh one'), { timeout: patience(40) })
      .toBe(true);
    isOver = true;
    await Promise.all(hands);
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(20);
    // None of them is one of before, and none was taken for dead.
    expect(
      workers()
        .slice(-2)
        .filter((pid) => ids.has(pid)),
    ).toEqual([]);
    expect(site.output().split('worker died and is replaced')).toHaveLength(2);
  },
  patience(60),
);

test('a stop finishes what every worker has in hand', async () => {
  const calls = Array.from({ length: 4 }, () => {
    const body = JSON.stringify({ listedin: 'sell' });
    const call = request(`${site.url}/api/property/serchproperty`, {
      method: 'POST',
      // Connections are given out in turn.
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    call.flushHeaders();
    call.write(body.slice(0, 5));
    return { finish: () => call.end(body.slice(5)), answered: once(call, 'response') };
  });
  // Each worker has answered by now, and so has what came before.
  await Promise.all(Array.from({ length: 8 }, () => fetch(`${site.url}/healthz`)));
  site.child.kill('SIGTERM');
  await expect
    .poll(() => site.output().split('finishing requests in flight').length - 1)
    .toBeGreaterThanOrEqual(3);
  for (const { finish } of calls) finish();
  for (const { answered } of calls) {
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
  }
  expect(await site.exited).toBe(0);
});
