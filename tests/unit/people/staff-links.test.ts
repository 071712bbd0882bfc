import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { seekRow } from '#client/lib/seek-row.ts';
import { listCoupons } from '#contract/money/coupon-admin.ts';
import { listInbox } from '#contract/people/staff-inbox.ts';
import { STAFF_PAGES } from '#domain/lib/routes.ts';
import { queueLink, STAFF_QUEUES } from '#domain/people/staff-queue.ts';

/** Decided on its own page, or the only one of its kind there. */
const BY_THEMSELVES = ['refund', 'refund_failed', 'money_check'];

const screens = globSync('src/client/**/*.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(STAFF_QUEUES)('what waits in the queue %s is opened by its link', (queue) => {
  const link = new URL(queueLink(queue, 4711), 'https://site.test');
  expect(Object.keys(STAFF_PAGES)).toContain(link.pathname);
  const [name] = [...link.searchParams].find(([, value]) => value === '4711') ?? [];
  if (BY_THEMSELVES.includes(queue)) expect(name).toBeUndefined();
  else expect(screens).toMatch(new RegExp(`\\bparam(=|: )["']${name}["']`));
});

afterEach(() => vi.unstubAllGlobals());

/** Answers each page of what is asked for, and tells what was asked. */
function answering(of: (query: URLSearchParams) => unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { search, searchParams } = new URL(address, 'https://site.test');
    asked.push(search);
    return Response.json({ success: true, message: '', ...(of(searchParams) as object) });
  });
  return asked;
}

test('a row is found on a later page, with the filters of its list', async () => {
  const asked = answering((query) =>
    query.get('cursor') === 'second'
      ? { data: { items: [{ itemId: 7 }], total: 2, nextCursor: null } }
      : { data: { items: [{ itemId: 1 }], total: 2, nextCursor: 'second' } },
  );
  const found = await seekRow(listInbox, ({ itemId }) => itemId === 7, { queue: 'licence' });
  expect(found).toEqual({ itemId: 7 });
  expect(asked).toEqual([
    '?queue=licence&pageSize=100',
    '?queue=licence&pageSize=100&cursor=second',
  ]);
});

test('what is on no page is found nowhere', async () => {
  const asked = answering(() => ({ data: { items: [], total: 0, nextCursor: null } }));
  expect(await seekRow(listCoupons, () => true)).toBeUndefined();
  expect(asked).toHaveLength(1);
});
