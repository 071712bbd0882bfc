import { afterEach, describe, expect, test, vi } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { aLicence } from '#tests/api/examples/licences.ts';
import type { Answer } from '#tests/api/harness.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { waiting } from './waiting-queues.ts';

/** What is said and told where staff take work, give it and let go of it. */

const { desk, rowsOf, asStaff, newcomer } = staffDesk();
const deed = deedsOf(() => desk().database.db);
const said = async (call: () => Promise<Answer>) => (await deed(call)).said;

afterEach(() => vi.restoreAllMocks());

const ITEM = 4_711;
const assign = (to: number | null, seen: number | null, queue = 'payout') =>
  asStaff('POST', `/inbox/${queue}/${ITEM}/assign`, { to, seen });
/** Nobody works on it. */
async function free(link?: string) {
  waiting({ payout: { id: ITEM, title: 'To Meera Apte', ...(link && { link }) } });
  await rowsOf('delete from staff_work');
}
const workers = () => rowsOf('select staff_id as id from staff_work');
const audited = (from: number | null, to: number | null) => [
  ['work.assign', `payout ${ITEM}`, { queue: 'payout', from, to }],
];

describe('work', () => {
  test('is taken and let go of without a word to anybody', async () => {
    await free();
    const { staff } = desk();
    expect(await deed(() => assign(staff.id, null))).toEqual({
      said: [200, 'It is yours.'],
      told: [],
      audited: audited(null, staff.id),
      happened: [],
    });
    expect(await workers()).toEqual([{ id: staff.id }]);
    expect(await deed(() => assign(null, staff.id))).toEqual({
      said: [200, 'Nobody works on it now.'],
      told: [],
      audited: audited(staff.id, null),
      happened: [],
    });
    expect(await workers()).toEqual([]);
  });

  test('is given to a colleague, who hears what and where', async () => {
    await free();
    const { staff, colleague } = desk();
    await assign(staff.id, null);
    const name = `Nikhil ${colleague.lastName}`;
    expect(await deed(() => assign(colleague.id, staff.id))).toEqual({
      said: [200, `It is with ${name} now.`],
      told: [
        [
          colleague.id,
          'A colleague gives you work',
          'Payout: To Meera Apte',
          `/Admin/Payouts?desk=waiting&payout=${ITEM}`,
        ],
      ],
      audited: audited(staff.id, colleague.id),
      happened: [],
    });
    expect(await workers()).toEqual([{ id: colleague.id }]);
  });

  test('that is decided elsewhere leads there', async () => {
    await free('/Admin/Orders?order=4711');
    const { told } = await deed(() => assign(desk().colleague.id, null));
    expect(told.map(([, , , link]) => link)).toEqual(['/Admin/Orders?order=4711']);
  });

  test('is told in the language of whoever is given it', async () => {
    const { colleague, context, api } = desk();
    const { id, number } = await aLicence({ context, api });
    await rowsOf(`update people set language = 'mr' where id = $1`, colleague.id);
    const give = () =>
      asStaff('POST', `/inbox/licence/${id}/assign`, { to: colleague.id, seen: null });
    const { told } = await deed(give);
    await rowsOf(`update people set language = 'en' where id = $1`, colleague.id);
    expect(told).toEqual([
      [
        colleague.id,
        'एक सहकारी तुम्हाला काम देत आहे',
        `परवाना: परवाना ${number}`,
        `/Admin/Kyc?licence=${id}`,
      ],
    ]);
  });

  test('that was taken by another since is not taken from them unseen', async () => {
    await free();
    const { staff, colleague } = desk();
    expect(await said(() => assign(staff.id, colleague.id))).toEqual([
      409,
      'Nobody works on it any more. Look again.',
    ]);
    await assign(colleague.id, null);
    expect(await said(() => assign(staff.id, null))).toEqual([
      409,
      `Nikhil ${colleague.lastName} has taken it in the meantime.`,
    ]);
    expect(await workers()).toEqual([{ id: colleague.id }]);
  });

  test('goes to who works as staff, and to nobody else', async () => {
    await free();
    const others = [
      await newcomer(),
      await newcomer({ role: 'admin', suspendedAt: new Date() }),
      await newcomer({ role: 'admin', deletedAt: new Date() }),
    ];
    for (const { id } of others) {
      expect(await said(() => assign(id, null))).toEqual([404, 'Nobody of staff has that number.']);
    }
    expect(await workers()).toEqual([]);
  });

  test('that does not wait is nobody’s to take', async () => {
    await free();
    const gone = [404, 'This waits no longer: it is decided already.'];
    const { staff } = desk();
    expect(await said(() => assign(staff.id, null, 'refund'))).toEqual(gone);
    waiting({ payout: { id: ITEM + 1, title: 'Another' } });
    expect(await said(() => assign(staff.id, null))).toEqual(gone);
  });
});

describe('filters that are kept', () => {
  const list = '/Admin/Inbox';
  const save = (name: string, query = 'overdue=true') =>
    asStaff('POST', '/filters', { list, name, query });
  const kept = async (of = list) =>
    (await asStaff('GET', `/filters?list=${of}`)).body.data as { id: number; name: string }[];

  test('are twenty at most for a list, by name, and one is replaced by its name', async () => {
    expect(await said(() => save('Late', 'overdue=true'))).toEqual([200, 'Kept as “Late”.']);
    await rowsOf(
      `insert into staff_filters (staff_id, list, name, query)
       select $1, $2, 'Filter ' || lpad(n::text, 2, '0'), '' from generate_series(1, 18) n`,
      desk().staff.id,
      list,
    );
    expect(await said(() => save('Another'))).toEqual([200, 'Kept as “Another”.']);
    expect(await said(() => save('One more'))).toEqual([
      409,
      'Keep 20 at most: remove one of them first.',
    ]);
    const [late] = (await kept()).filter(({ name }) => name === 'Late');
    const again = await save('Late', 'whose=mine');
    expect(again.body.data).toEqual({ filterId: late?.id });
    const names = (await kept()).map(({ name }) => name);
    expect(names).toHaveLength(20);
    expect([names[0], names[1], names[19]]).toEqual(['Another', 'Filter 01', 'Late']);
    expect(await kept()).toContainEqual({ id: late?.id, name: 'Late', query: 'whose=mine' });
    // Of another list there are none yet.
    expect(await kept('/Admin/Orders')).toEqual([]);
    expect(
      (await asStaff('POST', '/filters', { list: '/Admin/Orders', name: 'Late', query: '' }))
        .status,
    ).toBe(200);
  });

  test('are removed once', async () => {
    const [first] = await kept();
    const remove = () => asStaff('DELETE', `/filters/${first?.id}`);
    expect(await said(remove)).toEqual([200, 'Removed.']);
    expect(await said(remove)).toEqual([404, 'We could not find that.']);
    expect(await kept()).toHaveLength(19);
  });
});
