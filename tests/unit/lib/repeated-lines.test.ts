import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '#server/lib/log.ts';

afterEach(() => void vi.useRealTimers());

/** A log, and its lines. */
function listening() {
  vi.useFakeTimers();
  const lines: { msg: string; again?: number; of?: string }[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

const away = () => Object.assign(new Error('nobody listens'), { code: 'ECONNREFUSED' });

test('of an outage the first lines are written, and once a minute how many more there were', () => {
  const { log, lines } = listening();
  for (let i = 0; i < 10_000; i++) {
    log.error({ requestId: `${i}`, err: away() }, 'call failed');
    log.error({ requestId: `${i}`, status: 503, url: `/page/${i}` }, 'request');
  }
  expect(lines).toHaveLength(10);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(10)).toMatchObject([
    { msg: 'the same again', again: 9_995, of: 'call failed' },
    { msg: 'the same again', again: 9_995, of: 'request' },
  ]);
});

test('after a minute of its own a line is written again', () => {
  const { log, lines } = listening();
  log.warn({ round: 'a' }, 'round failed');
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  log.warn({ round: 'a' }, 'round failed');
  expect(lines).toHaveLength(2);
});

test('lines of other kinds are not held back by a storm', () => {
  const { log, lines } = listening();
  for (let i = 0; i < 100; i++) log.error({ err: away() }, 'call failed');
  log.error({ err: new TypeError('x is undefined') }, 'call failed');
  log.error({ job: 'check-ledger', err: away() }, 'job failed');
  log.info({ n: 1 }, 'housekeeping done');
  expect(lines.slice(5).map(({ msg }) => msg)).toEqual([
    'call failed',
    'job failed',
    'housekeeping done',
  ]);
});

test('however many kinds there are, what is remembered of them is bounded', () => {
  const { log, lines } = listening();
  for (let i = 0; i < 5_000; i++) log.warn({ job: `job ${i}` }, 'odd');
  expect(lines.length).toBeLessThanOrEqual(505);
});

test('what is not a warning is never held back', () => {
  const { log, lines } = listening();
  for (let i = 0; i < 50; i++) log.info({}, 'started');
  expect(lines).toHaveLength(50);
});
