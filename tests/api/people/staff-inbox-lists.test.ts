import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendStaffDigest } from '#server/people/staff-desk/index.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { waiting } from './waiting-queues.ts';

/** The list of what waits, its order, its file, its counts and what is told of it once a day. */

const { desk, rowsOf, asStaff, newcomer } = staffDesk();
const deed = deedsOf(() => desk().database.db);

const HOUR_MS = 3_600_000;
const NOW = new Date();
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

beforeEach(() => {
  vi.spyOn(desk().context, 'now').mockImplementation(() => NOW);
});
afterEach(() => vi.restoreAllMocks());

/** A payout is decided within 8 hours, a photo within 72, a licence within 48. */
async function four() {
  const meera = await newcomer({ firstName: 'Meera', lastName: 'Apte' });
  waiting({
    payout: [
      { id: 1, title: 'Exactly due', amount: 60_000_00, since: ago(8), personId: meera.id },
      {
        id: 2,
        title: 'Late',
        detail: '50% of it',
        amount: 75_000_50,
        since: new Date(ago(8).getTime() - 1),
      },
    ],
    photo: { id: 3, title: 'Old', since: ago(20), link: '/Admin/Photos/3' },
    licence: { id: 4, title: 'New', amount: 0, since: ago(2) },
  });
  await rowsOf('delete from staff_work');
  await rowsOf(
    `insert into staff_work (queue, item_id, staff_id, at)
     values ('photo', 3, $1, now()), ('licence', 4, $2, now())`,
    desk().staff.id,
    desk().colleague.id,
  );
  return meera;
}

const inbox = async (query: string) => (await asStaff('GET', `/inbox?${query}`)).body.data;
const idsOf = async (query: string) =>
  (await inbox(query)).items.map(({ itemId }: { itemId: number }) => itemId);

describe('the inbox', () => {
  test('shows each with whom it is about, how much, until when and who has it', async () => {
    const meera = await four();
    const { staff, colleague } = desk();
    const nobodys = {
      detail: 'As it is',
      person: null,
      amount: null,
      overdue: false,
      assignee: null,
    };
    expect(await inbox('sort=due')).toEqual({
      total: 4,
      nextCursor: null,
      items: [
        {
          ...{ ...nobodys, queue: 'payout', itemId: 2, title: 'Late', detail: '50% of it' },
          ...{ amount: 75_000.5, overdue: true, link: '/Admin/Payouts?desk=waiting&payout=2' },
          since: new Date(ago(8).getTime() - 1).toISOString(),
          dueAt: new Date(NOW.getTime() - 1).toISOString(),
        },
        {
          ...{ ...nobodys, queue: 'payout', itemId: 1, title: 'Exactly due', amount: 60_000 },
          ...{ person: { id: meera.id, name: 'Meera Apte' } },
          ...{ link: '/Admin/Payouts?desk=waiting&payout=1', since: ago(8).toISOString() },
          dueAt: NOW.toISOString(),
        },
        {
          ...{ ...nobodys, queue: 'licence', itemId: 4, title: 'New', amount: 0 },
          ...{ link: '/Admin/Kyc?licence=4', since: ago(2).toISOString() },
          ...{ dueAt: ago(-46).toISOString() },
          assignee: { id: colleague.id, name: `Nikhil ${colleague.lastName}`, isCaller: false },
        },
        {
          ...{ ...nobodys, queue: 'photo', itemId: 3, title: 'Old', link: '/Admin/Photos/3' },
          ...{ since: ago(20).toISOString(), dueAt: ago(-52).toISOString() },
          assignee: { id: staff.id, name: 'Ketaki Phadke', isCaller: true },
        },
      ],
    });
  });

  test.each([
    ['due', [2, 1, 4, 3]],
    ['oldest', [3, 2, 1, 4]],
    ['newest', [4, 1, 2, 3]],
    // What is about no money comes last, after what is about none of it.
    ['amount', [2, 1, 4, 3]],
  ])('comes by %s, page by page too', async (sort, ids) => {
    await four();
    expect(await idsOf(`sort=${sort}`)).toEqual(ids);
    const seen: number[] = [];
    let cursor: string | null = '';
    do {
      const from: string = cursor && `&cursor=${cursor}`;
      const page = await inbox(`sort=${sort}&pageSize=1${from}`);
      expect(page.total).toBe(4);
      seen.push(...page.items.map(({ itemId }: { itemId: number }) => itemId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test.each([
    ['queue=payout', [2, 1]],
    ['whose=mine', [3]],
    ['whose=free', [2, 1]],
    ['whose=others', [4]],
    ['overdue=true', [2]],
    ['overdue=false', [2, 1, 4, 3]],
    ['q=late', [2]],
    ['q=50%25', [2]],
    ['q=%25', [2]],
    ['q=_', []],
    ['q=AS IT IS', [1, 4, 3]],
    ['q=meera ap', [1]],
    ['queue=payout&q=exactly&whose=free', [1]],
    ['queue=photo&whose=free', []],
  ])('is narrowed by %s', async (query, ids) => {
    await four();
    expect(await idsOf(query)).toEqual(ids);
    expect((await inbox(query)).total).toBe(ids.length);
  });

  test('is a file in the same order, narrowed the same', async () => {
    const meera = await four();
    const lines = async (query: string) => {
      const { headers, body } = await asStaff('GET', `/inbox/csv?${query}`);
      expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''waiting.csv");
      return body.replace('\uFEFF', '').split('\r\n');
    };
    const head = 'Kind,Number,What,Detail,Person,Amount,Since,Due,Overdue,With';
    const late = `Payout,2,Late,50% of it,,75000.5,${new Date(ago(8).getTime() - 1).toISOString()},${new Date(NOW.getTime() - 1).toISOString()},yes,`;
    expect(await lines('sort=amount')).toEqual([
      head,
      late,
      `Payout,1,Exactly due,As it is,Meera Apte #${meera.id},60000,${ago(8).toISOString()},${NOW.toISOString()},no,`,
      `Licence,4,New,As it is,,0,${ago(2).toISOString()},${ago(-46).toISOString()},no,Nikhil ${desk().colleague.lastName}`,
      `Photo seen before,3,Old,As it is,,,${ago(20).toISOString()},${ago(-52).toISOString()},no,Ketaki Phadke`,
      '',
    ]);
    expect(await lines('overdue=true')).toEqual([head, late, '']);
  });

  test('is counted by kind, for whoever asks', async () => {
    await four();
    const { staff, colleague } = desk();
    expect((await asStaff('GET', '/inbox/counts')).body.data).toEqual({
      queues: [
        { queue: 'licence', waiting: 1, overdue: 0, mine: 0, oldest: ago(2).toISOString() },
        { queue: 'photo', waiting: 1, overdue: 0, mine: 1, oldest: ago(20).toISOString() },
        {
          ...{ queue: 'payout', waiting: 2, overdue: 1, mine: 0 },
          oldest: new Date(ago(8).getTime() - 1).toISOString(),
        },
      ],
      colleagues: [
        { id: staff.id, name: 'Ketaki Phadke' },
        { id: colleague.id, name: `Nikhil ${colleague.lastName}` },
      ],
    });
  });
});

describe('the daily digest', () => {
  const digest = () => deed(asCall(() => sendStaffDigest(desk().context)));

  test('says how much, for how long, what is overdue and what is theirs', async () => {
    await four();
    const { staff, colleague } = desk();
    const body =
      'The oldest waits for 20 hours. Licences: 1; Photos seen before: 1; Payouts for two: 2 (1 overdue).';
    const title = '4 things wait, 1 overdue, 1 with you';
    expect((await digest()).told).toEqual([
      [staff.id, title, body, '/Admin/Inbox'],
      [colleague.id, title, body, '/Admin/Inbox'],
    ]);
    waiting({ photo: { id: 5, title: 'One', since: new Date(ago(2).getTime() + 1) } });
    expect((await digest()).told[0]).toEqual([
      staff.id,
      '1 thing waits, 0 overdue, 0 with you',
      'The oldest waits for 1 hour. Photos seen before: 1.',
      '/Admin/Inbox',
    ]);
  });

  test('is not sent where nothing waits', async () => {
    const { context } = desk();
    expect((await rowsOf('select id from licences')).length).toBe(0);
    vi.mocked(context.now).mockImplementation(() => NOW);
    expect((await digest()).told).toEqual([]);
  });
});
