import { describe, expect, test } from 'vitest';
import { insertOne } from '#server/db/insert-one.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { createAdmin } from '#server/people/admin/create-admin.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';

/** What staff see in the lists of people, names to compare and the audit log. */

const { desk, rowsOf, asStaff, newcomer } = staffDesk();

describe('people', () => {
  const find = async (query: Record<string, string>) =>
    (await asStaff('GET', `/people?${new URLSearchParams(query)}`)).body.data;
  const idsOf = async (q: string) => (await find({ q })).items.map(({ id }: { id: number }) => id);

  test('are shown with what was checked of them and whether they are kept out', async () => {
    const createdAt = new Date('2026-01-05T10:00:00Z');
    const { id, email } = await newcomer({
      ...{ role: 'evaluator', firstName: 'Ila', lastName: 'Wagh', city: 'Nashik', createdAt },
      ...{ panVerified: true, suspendedAt: new Date(), email: 'ila.wagh@lists.test' },
    });
    expect(await find({ q: 'ila wagh' })).toEqual({
      total: 1,
      nextCursor: null,
      items: [
        {
          ...{ id, name: 'Ila Wagh', role: 'evaluator', email, city: 'Nashik' },
          ...{ aadharverification: false, panverification: true, suspended: true },
          createdAt: '2026-01-05T10:00:00.000Z',
        },
      ],
    });
    const all = await find({});
    expect(all.total).toBe((await rowsOf('select id from people')).length);
  });

  test('are found by four digits of their mobile, not by three', async () => {
    const { id } = await newcomer({ mobile: '9700654321' });
    expect(await idsOf('6543')).toEqual([id]);
    expect(await idsOf('654')).toEqual([]);
    expect(await idsOf('#6543')).toEqual([id]);
  });

  test('are found by their number alone, and by no number that cannot be one', async () => {
    const { id } = await newcomer();
    expect(await idsOf(`#${id}`)).toContain(id);
    for (const q of [`x${id}`, `${id}x`, `##${id}`]) expect(await idsOf(q), q).not.toContain(id);
    const [{ last }] = await rowsOf('select max(id) as last from people');
    const count = (from: number) =>
      rowsOf(`select setval(pg_get_serial_sequence('people', 'id'), $1)`, from);
    await count(2_147_483_646);
    await newcomer();
    await count(last);
    expect(await idsOf('2147483647')).toEqual([2_147_483_647]);
    expect(await idsOf('2147483648')).toEqual([]);
    expect(await idsOf('02147483647')).toEqual([]);
  });
});

describe('names that wait', () => {
  const HOUR_MS = 3_600_000;
  const BEGAN = new Date('2026-02-01T00:00:00Z');
  async function check(
    hours: number,
    values: Partial<typeof identityChecks.$inferInsert>,
    deletedAt: Date | null = null,
  ) {
    const person = await newcomer({
      role: 'lawyer',
      firstName: 'Meera',
      lastName: 'Apte',
      deletedAt,
    });
    const createdAt = new Date(BEGAN.getTime() + hours * HOUR_MS);
    const { id } = await insertOne(desk().database.db, identityChecks, {
      ...{ personId: person.id, kind: 'pan', state: 'submitted', consent: 'I agree.' },
      ...{ consentAt: createdAt, createdAt, ...values },
    });
    return { checkId: id, personId: person.id };
  }

  test('are shown masked, oldest first, with when they began to wait', async () => {
    const decidedAt = new Date('2026-03-01T00:00:00Z');
    const aadhaar = await check(3, { kind: 'aadhaar', lastFour: '7058', checkedName: 'M Apte' });
    const pan = await check(1, { panMasked: 'ABCXXXX34F', decidedAt });
    const renamed = await check(2, { panMasked: 'XYZXXXX34F', state: 'recheck', decidedAt });
    await check(0, { state: 'verified' });
    await check(0, {}, new Date());
    const { data } = (await asStaff('GET', '/kyc')).body;
    const shared = {
      ...{ person: 'Meera Apte', role: 'lawyer', kind: 'pan', isRenamed: false },
      ...{ checkedName: null, documentId: null, fileName: null },
    };
    expect(data).toEqual({
      total: 3,
      nextCursor: null,
      items: [
        { ...shared, ...pan, shown: 'ABCXXXX34F', submittedAt: '2026-02-01T01:00:00.000Z' },
        {
          ...{ ...shared, ...renamed, shown: 'XYZXXXX34F', isRenamed: true },
          submittedAt: '2026-03-01T00:00:00.000Z',
        },
        {
          ...{ ...shared, ...aadhaar, kind: 'aadhaar', shown: '7058', checkedName: 'M Apte' },
          submittedAt: '2026-02-01T03:00:00.000Z',
        },
      ],
    });
    const page = (await asStaff('GET', '/kyc?pageSize=2')).body.data;
    const rest = (await asStaff('GET', `/kyc?pageSize=2&cursor=${page.nextCursor}`)).body.data;
    expect([...page.items, ...rest.items]).toEqual(data.items);
    expect([page.total, rest.total]).toEqual([3, 3]);
  });
});

describe('the audit log', () => {
  test('is narrowed to days of Pune, the first and the last included', async () => {
    const instants = [
      '2026-03-04T18:29:59.999Z',
      '2026-03-04T18:30:00.000Z',
      '2026-03-06T18:29:59.999Z',
      '2026-03-06T18:30:00.000Z',
    ];
    for (const at of instants) {
      await rowsOf(
        `insert into audit_log (at, action, subject_kind) values ($1, 'test.day', 'ledger')`,
        at,
      );
    }
    const seen = async (query: string) =>
      (await asStaff('GET', `/audit?action=test.day${query}`)).body.data.items
        .map(({ at }: { at: string }) => at)
        .reverse();
    expect(await seen('&from=2026-03-05&to=2026-03-06')).toEqual(instants.slice(1, 3));
    expect(await seen('&from=2026-03-05')).toEqual(instants.slice(1));
    expect(await seen('&to=2026-03-06')).toEqual(instants.slice(0, 3));
    expect(await seen('')).toEqual(instants);
  });

  test('is a file of all that fits, each with who, of what and from where', async () => {
    const { id } = await newcomer({ firstName: 'Meera', lastName: 'Sathe' });
    await rowsOf(
      `insert into audit_log (at, actor_id, action, subject_kind, subject_id, detail, address)
       values ('2026-04-01T00:00:00Z', $1, 'test.file', 'listing', 7, '{"a": [1]}', '203.0.113.7'),
              ('2026-04-02T00:00:00Z', 987654, 'test.file', 'ledger', null, '{}', null),
              ('2026-04-03T00:00:00Z', null, 'test.file', 'ledger', null, '{}', null)`,
      id,
    );
    const ofActor = await asStaff('GET', `/audit?action=test.file&actorId=${id}`);
    expect(ofActor.body.data).toMatchObject({ total: 1, items: [{ subject: 'listing #7' }] });
    const answer = await asStaff('GET', '/audit/csv?action=test.file');
    const rows = await rowsOf(`select id from audit_log where action = 'test.file' order by id`);
    const [first, second, third] = rows.map((row) => row.id);
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''audit-log.csv",
    );
    expect(answer.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Number,When,Who,Action,About,Details,From',
      `${third},2026-04-03T00:00:00.000Z,,test.file,ledger,{},`,
      `${second},2026-04-02T00:00:00.000Z,(#987654),test.file,ledger,{},`,
      `${first},2026-04-01T00:00:00.000Z,Meera Sathe (#${id}),test.file,listing #7,"{""a"":[1]}",203.0.113.7`,
      '',
    ]);
  });
});

describe('the command that makes staff', () => {
  const given = { email: 'new@lists.test', name: 'Ila Bhosale', password: 'teal anvil monsoon 47' };
  const make = (change: Partial<typeof given>) =>
    createAdmin(desk().context, { ...given, ...change });

  test('says all that is wrong in one line', async () => {
    await expect(make({ email: 'ops', name: ' Ila ' })).rejects.toThrow(
      /^Invalid email format\.? Last name is required\.?$/,
    );
  });

  test.each([
    { email: 'wadgaonsheri@lists.test' },
    { name: 'Wadgaonsheri Wagh' },
    { name: 'Ila Wadgaonsheri' },
  ])('refuses a password made of %o', async (own) => {
    const password = 'wadgaonsheri';
    await expect(make({ ...own, password })).rejects.toThrow(/easy to guess/);
  });

  test('reads names between any blanks', async () => {
    const id = await make({ name: '  Ila\t Ramesh   Bhosale ' });
    expect(await rowsOf('select first_name, last_name from people where id = $1', id)).toEqual([
      { first_name: 'Ila', last_name: 'Ramesh Bhosale' },
    ]);
  });
});
