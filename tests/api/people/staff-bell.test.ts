import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { QUEUE_ONE, queueLink, STAFF_QUEUE, STAFF_QUEUES } from '#domain/people/staff-queue.ts';
import { staffWork } from '#server/db/schema/index.ts';
import { tellStaff } from '#server/people/staff-desk/index.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { waiting } from './waiting-queues.ts';

const { desk, rowsOf, newsOf } = staffDesk();

afterEach(() => vi.restoreAllMocks());

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

test('what is due this moment is new still, and overdue the next', async () => {
  const { context } = desk();
  const clock = context.now;
  onTestFinished(() => {
    context.now = clock;
  });
  const now = new Date();
  const since = new Date(now.getTime() - STAFF_QUEUE.payout.hours * 3_600_000);
  waiting({ payout: { id: 61, title: 'Now', since } });
  context.now = () => now;
  expect((await round()).first).toMatchObject([{ title: 'Payout waits: Now' }]);
  context.now = () => new Date(now.getTime() + 1);
  expect((await round()).first).toMatchObject([{ title: 'Payout is overdue: Now' }]);
  expect((await round()).first).toEqual([]);
});

test('what waits anew is told anew', async () => {
  waiting({ photo: { id: 71, title: 'Again', hours: 3 } });
  expect((await round()).first).toHaveLength(1);
  waiting({ photo: { id: 71, title: 'Again', hours: 2 } });
  expect((await round()).first).toMatchObject([{ title: 'Photo seen before waits: Again' }]);
});

test('what is decided elsewhere than its queue leads there', async () => {
  waiting({ refund: { id: 81, title: 'Of an order', link: '/Admin/Orders?order=81' } });
  await round();
  expect(
    await rowsOf(`select distinct link from notifications where title like '%: Of an order'`),
  ).toEqual([{ link: '/Admin/Orders?order=81' }]);
});
