import { describe, expect, test } from 'vitest';
import { STAFF_LISTS } from '#contract/staff-lists.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { aSession } from '#tests/builders/index.ts';

const { desk, rowsOf, asStaff, newcomer } = staffDesk();
const file = (list: string, filter = '') =>
  asStaff('GET', `/lists/${list}/csv${filter && `?filter=${encodeURIComponent(filter)}`}`);
const linesIn = ({ body }: { body: unknown }) => String(body).trim().split('\r\n');

describe('a list of staff as a file', () => {
  test.each(Object.keys(STAFF_LISTS))(
    'there is one of %s, with a heading for each column',
    async (list) => {
      const answer = await file(list);
      expect(answer.status).toBe(200);
      const [head = ''] = linesIn(answer);
      expect(head.split(',').length).toBeGreaterThan(5);
    },
  );

  test('has what fits the filters, from all pages, in words', async () => {
    for (let n = 0; n < 3; n++) await newcomer({ lastName: 'Listwala', city: 'Pune' });
    const agent = await newcomer({ lastName: 'Listwala', role: 'agent' });
    expect(linesIn(await file('people', 'q=Listwala'))).toHaveLength(5);
    const [, line, ...more] = linesIn(await file('people', 'q=Listwala&role=agent'));
    expect(line).toContain(`${agent.id},`);
    expect(line).toContain('Agent');
    expect(more).toEqual([]);
  });

  test('goes past what one page holds', async () => {
    await rowsOf(
      `insert into money_checks (kind, at, checked)
       select 'ledger', now() - n * interval '1 minute', n from generate_series(1, 130) n`,
    );
    expect(linesIn(await file('checks')).length).toBeGreaterThan(130);
  });

  test('says what of a filter makes no sense', async () => {
    expect((await file('people', 'role=king')).status).toBe(422);
    expect((await file('people', 'colour=red')).status).toBe(422);
    expect((await file('nothing')).status).toBe(422);
  });

  test('writes down whose data it shows, and is for staff only', async () => {
    const person = await newcomer({ lastName: 'Lookedat' });
    await file('identities');
    await file('people', 'q=Lookedat');
    const { headers } = await aSession(desk().database.db, person.id);
    const refused = await desk().api('GET', '/api/admin/lists/people/csv', undefined, headers);
    expect(refused.status).toBe(404);
    expect(
      await rowsOf(
        `select actor_id from audit_log where action = 'person.look' and subject_id = $1
         and detail ->> 'call' = 'getStaffListCsv'`,
        person.id,
      ),
    ).toEqual([{ actor_id: desk().staff.id }]);
  });
});
