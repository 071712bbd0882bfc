import { type SQL, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import {
  QUEUE_ONE,
  queueLink,
  STAFF_QUEUE,
  STAFF_QUEUES,
  type StaffQueue,
} from '#domain/people/staff-queue.ts';
import { staffWork } from '#server/db/schema/index.ts';
import { staffQueues } from '#server/people/hooks.ts';
import { tellStaff } from '#server/people/staff-desk/index.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';

const HOUR_MS = 3_600_000;
const { desk, rowsOf, newsOf } = staffDesk();

afterEach(() => vi.restoreAllMocks());

interface Item {
  id: number;
  title: string;
  /** For how many hours it waits. */
  hours?: number;
  agreedBy?: number;
}

/** What waits in each queue is what a test says. */
function waiting(items: Partial<Record<StaffQueue, Item>>): void {
  const queries = Object.entries(items).map(([queue, { id, title, hours = 1, agreedBy }]) => {
    const since = new Date(Date.now() - hours * HOUR_MS);
    const found: SQL = sql`select ${id}::int as id, ${title}::text as title,
      'As it is'::text as detail, null::int as person_id, null::bigint as amount,
      ${since}::timestamptz as since, null::text as link, ${agreedBy ?? null}::int as agreed_by`;
    return [queue, () => found] as const;
  });
  vi.spyOn(staffQueues, 'all').mockReturnValue(Object.fromEntries(queries));
}

/** What each of the two hears in one round. */
async function round() {
  const two = [desk().staff.id, desk().colleague.id];
  const before = await Promise.all(two.map(newsOf));
  await tellStaff(desk().context);
  const [first = [], second = []] = await Promise.all(
    two.map(async (id, i) => (await newsOf(id)).slice(before[i]?.length)),
  );
  return { first, second };
}

test.each(STAFF_QUEUES)(
  'what comes into the queue %s is told to all of staff, once',
  async (queue) => {
    waiting({ [queue]: { id: 4711, title: 'Bell' } });
    const news = {
      kind: 'staff_work',
      title: `${QUEUE_ONE[queue]} waits: Bell`,
      body: `As it is. To be decided within ${STAFF_QUEUE[queue].hours} hours.`,
    };
    expect(await round()).toEqual({ first: [news], second: [news] });
    expect(
      await rowsOf('select distinct link from notifications where title = $1', news.title),
    ).toEqual([{ link: queueLink(queue, 4711) }]);
    expect(await round()).toEqual({ first: [], second: [] });
  },
);

test.each(STAFF_QUEUES)('what is overdue in the queue %s is told once more', async (queue) => {
  waiting({ [queue]: { id: 4712, title: 'Late', hours: STAFF_QUEUE[queue].hours + 1 } });
  const { first, second } = await round();
  expect(first).toMatchObject([{ title: `${QUEUE_ONE[queue]} is overdue: Late` }]);
  expect(second).toEqual(first);
  expect(await round()).toEqual({ first: [], second: [] });
});

test('what somebody took is told to nobody else when it is overdue, nor as new', async () => {
  const work = { queue: 'licence', staffId: desk().colleague.id, at: new Date() } as const;
  await desk()
    .database.db.insert(staffWork)
    .values([
      { ...work, itemId: 31 },
      { ...work, queue: 'campaign', itemId: 32 },
    ]);
  waiting({
    licence: { id: 31, title: 'Taken', hours: 50 },
    campaign: { id: 32, title: 'Taken' },
  });
  const { first, second } = await round();
  expect(first).toEqual([]);
  expect(second).toMatchObject([{ title: 'Licence is overdue: Taken' }]);
});

test('many at once are one line, by kind', async () => {
  waiting({ licence: { id: 41, title: 'One' }, campaign: { id: 42, title: 'Another' } });
  expect((await round()).first).toEqual([
    { kind: 'staff_work', title: '2 new things wait', body: 'Ads to look at: 1; Licences: 1.' },
  ]);
});

test('who has agreed already is not asked again', async () => {
  waiting({ refund: { id: 51, title: 'For the other', agreedBy: desk().staff.id } });
  const { first, second } = await round();
  expect(first).toEqual([]);
  expect(second).toMatchObject([{ title: 'Refund waits: For the other' }]);
});
