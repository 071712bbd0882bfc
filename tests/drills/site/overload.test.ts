import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '#tests/patience.ts';
import {
  dataFolder,
  discard,
  launch,
  ready,
  type SiteProcess,
  stop,
} from '#tests/system/site-process.ts';
import { type Answered, type Ask, askOnce, capacity, openLoop, percentile } from './open-loop.ts';

const isFull = process.env.FULL_DRILL === '1';
const SECONDS = isFull ? 30 : 3;
/** Of what is let in; the short form runs beside other tests, and only has to end. */
const P99_MS = isFull ? 500 : patience(2);

let folder: string;
let site: SiteProcess;
beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder, env: { TRUST_PROXY: 'true', LOG_LEVEL: 'error' } });
  await ready(site);
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

let asked = 0;
/** Searches nobody made before, lists, and news of payments; each from an address of its own. */
function next(): Ask {
  const at = ++asked;
  const from = { 'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` };
  if (at % 10 === 0)
    return {
      kind: 'money',
      method: 'POST',
      path: '/api/payment/webhook',
      headers: { ...from, 'content-type': 'application/json' },
      body: '{}',
    };
  if (at % 10 < 3)
    return { kind: 'browse', path: `/api/property/propertylist?page=${at % 20}`, headers: from };
  return { kind: 'page', path: `/PropertyListHome?min_price=${at}`, headers: from };
}

const of = (answers: readonly Answered[], kind: string) =>
  answers.filter((answer) => answer.kind === kind);
const away = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 503);

test(
  'at ten times what it can, the site turns pages away and takes payments',
  async () => {
    await capacity(site.url, next, { seconds: 1, callers: 8 });
    const rate = await capacity(site.url, next, { seconds: isFull ? 5 : 1, callers: 8 });

    const probes: Promise<Answered>[] = [];
    const timer = setInterval(() => {
      for (const path of ['/healthz', '/readyz'])
        probes.push(askOnce(site.url, { kind: path, path }));
    }, 250);
    const answers = await openLoop(site.url, next, { seconds: SECONDS, rate: 10 * rate });
    clearInterval(timer);
    const health = await Promise.all(probes);

    const taken = answers.filter(({ status }) => status !== 503);
    const p99 = percentile(
      taken.map(({ ms }) => ms),
      0.99,
    );
    const told = ['page', 'browse', 'money'].map((kind) => {
      const all = of(answers, kind);
      return `${kind}: ${away(all).length} of ${all.length} turned away`;
    });
    process.stdout.write(
      `${Math.round(rate)} a second can be answered, ${Math.round(10 * rate)} came; taken ${taken.length}, p99 ${Math.round(p99)} ms, health p99 ${Math.round(
        percentile(
          health.map(({ ms }) => ms),
          0.99,
        ),
      )} ms; ${told.join(', ')}\n`,
    );

    const refused = away(answers);
    expect(refused.length).toBeGreaterThan(answers.length / 3);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 0)).toEqual([]);
    expect(away(of(answers, 'money'))).toEqual([]);
    expect(of(taken, 'page').length).toBeGreaterThan(0);
    expect(p99).toBeLessThan(P99_MS);
    expect(health.map(({ status }) => status)).toEqual(health.map(() => 200));
    // Afterwards it is as before.
    await expect
      .poll(async () => (await askOnce(site.url, next())).status, { timeout: patience(10) })
      .not.toBe(503);
  },
  patience(90),
);
