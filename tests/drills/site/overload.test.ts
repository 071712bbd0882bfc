import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { aBuyer } from '#tests/drills/buyer.ts';
import { patience } from '#tests/patience.ts';
import { booksOf, expectBooksHold } from '#tests/system/money-books.ts';
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
/** Of what is let in, on a machine that has nothing else to do. */
const P99_MS = 500;
/**
 * Where it has, nobody is quick: not even a health check, which waits for nothing of ours. So many
 * times as long may the others take.
 */
const TIMES_HEALTH = 3;
/** At most this part of an answer’s work is who comes in overload to cost, nine of ten being refused. */
const PART_OF_WORK = 1 / 3;

/** Of the processor, by a process with all its threads. */
async function workOf({ child }: SiteProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

let folder: string;
let site: SiteProcess;
let context: Context;
beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder, env: { TRUST_PROXY: 'true', LOG_LEVEL: 'error' } });
  await ready(site);
  context = await booksOf(folder);
});
afterAll(async () => {
  await context?.db.$client.end();
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
const p99Of = (answers: readonly Answered[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
const away = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 503);

test(
  'at ten times what it can, the site turns pages away and takes payments',
  async () => {
    await capacity(site.url, next, { seconds: 1, callers: 8 });
    const before = await workOf(site);
    const { rate, answers: calm } = await capacity(site.url, next, {
      seconds: isFull ? 5 : 1,
      callers: 8,
    });

    const between = await workOf(site);
    const probes: Promise<Answered>[] = [];
    const timer = setInterval(() => {
      for (const path of ['/healthz', '/readyz'])
        probes.push(askOnce(site.url, { kind: path, path }));
    }, 250);
    const endBuying = await aBuyer(context, () => site);
    const answers = await openLoop(site.url, next, { seconds: SECONDS, rate: 10 * rate });
    clearInterval(timer);
    const spent = (await workOf(site)) - between;
    const ofWork = spent / answers.length / ((between - before) / calm.length);
    const health = await Promise.all(probes);

    const taken = answers.filter(({ status }) => status !== 503);
    const p99 = p99Of(taken);
    const told = ['page', 'browse', 'money'].map((kind) => {
      const all = of(answers, kind);
      const letIn = all.filter(({ status }) => status !== 503);
      return `${kind}: ${away(all).length} of ${all.length} turned away, p99 ${Math.round(p99Of(letIn))} ms (calm ${Math.round(p99Of(of(calm, kind)))})`;
    });
    process.stdout.write(
      `${Math.round(rate)} a second can be answered, ${Math.round(answers.length / SECONDS)} came; taken ${taken.length}, p99 ${Math.round(p99)} ms (calm ${Math.round(p99Of(calm))}), refused p99 ${Math.round(p99Of(away(answers)))} ms, health p99 ${Math.round(p99Of(health))} ms; who came cost ${Math.round(100 * ofWork)} % of who came in calm; ${told.join(', ')}\n`,
    );

    const refused = away(answers);
    expect(refused.length).toBeGreaterThan(answers.length / 3);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 0)).toEqual([]);
    expect(away(of(answers, 'money'))).toEqual([]);
    expect(of(taken, 'page').length).toBeGreaterThan(0);
    expect(p99).toBeLessThan(isFull ? P99_MS : Math.max(P99_MS, TIMES_HEALTH * p99Of(health)));
    expect(ofWork).toBeLessThan(PART_OF_WORK);
    expect(health.map(({ status }) => status)).toEqual(health.map(() => 200));
    await endBuying();
    await expectBooksHold(context);
    // Afterwards it is as before.
    await expect
      .poll(async () => (await askOnce(site.url, next())).status, { timeout: patience(10) })
      .not.toBe(503);
  },
  patience(90),
);
