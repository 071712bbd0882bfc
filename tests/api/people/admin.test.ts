import { describe, expect, test } from 'vitest';
import { createAdmin } from '#server/people/admin/create-admin.ts';
import { verifyPassword } from '#server/people/auth/password.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';

const { desk, rowsOf, asStaff, sessionOf, newcomer, auditOf } = staffDesk();

test('only staff find anything here', async () => {
  const calls = [
    ['GET', '/kyc'],
    ['POST', '/kyc/1/decide', { decision: 'approve', name: 'Asha Test' }],
    ['GET', '/people'],
    ['POST', '/people/1/suspend', { reason: 'a good reason' }],
    ['POST', '/people/1/restore', { reason: 'a good reason' }],
    ['GET', '/audit'],
  ] as const;
  for (const role of ['user', 'agent', 'lawyer', 'evaluator'] as const) {
    const session = await sessionOf((await newcomer({ role })).id);
    for (const [method, path, body] of calls) {
      expect((await asStaff(method, path, body, session)).status, `${role} ${path}`).toBe(404);
    }
  }
  for (const [method, path, body] of calls) {
    expect((await desk().api(method, `/api/admin${path}`, body)).status).toBe(403);
  }
});

describe('the audit log', () => {
  const read = async (query: Record<string, string | number>) => {
    const asText = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return (await asStaff('GET', `/audit?${new URLSearchParams(asText)}`)).body.data;
  };

  test('comes newest first, page by page, by action and by person', async () => {
    const { id } = await newcomer({ firstName: 'Meera', lastName: 'Sathe' });
    await rowsOf(
      `insert into audit_log (actor_id, action, subject_kind, subject_id, detail)
       select null, 'test.page', 'listing', n, '{}' from generate_series(1, 53) n
       union all values ($1::int, 'test_page', 'listing'::subject_kind, 7, '{"a": [1]}'::jsonb),
                        (null, 'test.page-of-person', 'person', $1, '{}'),
                        (null, 'test.page-of-house', 'ledger', null, '{}')`,
      id,
    );
    const first = await read({ action: 'test.page', pageSize: 50 });
    // What is written meanwhile moves nothing.
    await rowsOf(
      "insert into audit_log (action, subject_kind, detail) values ('test.page', 'ledger', '{}')",
    );
    const cursor = first.nextCursor;
    const second = await read({ action: 'test.page', pageSize: 50, cursor });
    expect([first.total, first.items.length, second.nextCursor]).toEqual([55, 50, null]);
    const all = [...first.items, ...second.items];
    expect(all).toHaveLength(55);
    expect(all.map((entry) => entry.id)).toEqual(
      all.map((entry) => entry.id).sort((a, b) => b - a),
    );
    expect(all[0]).toMatchObject({ action: 'test.page-of-house', subject: 'ledger', actor: null });
    expect((await read({ action: 'test_' })).total).toBe(1);
    expect((await read({ personId: id })).items).toMatchObject([
      { action: 'test.page-of-person', subject: `person #${id}`, actor: null },
      {
        action: 'test_page',
        subject: 'listing #7',
        actor: `Meera Sathe (#${id})`,
        detail: { a: [1] },
      },
    ]);
    expect((await read({ personId: id, action: 'test.' })).total).toBe(1);
  });
});

describe('the command that makes staff', () => {
  const PASSWORD = 'teal anvil monsoon 47 ledger';
  const given = {
    email: 'Ops@PropertySearch.test',
    name: 'Ila  Ramesh Bhosale',
    password: PASSWORD,
  };

  test('adds a person who can sign in, done by the house', async () => {
    const id = await createAdmin(desk().context, given);
    const [person] = await rowsOf('select * from people where id = $1', id);
    expect(person).toMatchObject({
      role: 'admin',
      email: 'ops@propertysearch.test',
      first_name: 'Ila',
      last_name: 'Ramesh Bhosale',
    });
    expect(await verifyPassword(person.password_hash, PASSWORD)).toBe(true);
    expect(await auditOf(id)).toEqual([{ actor_id: null, action: 'admin.create', detail: {} }]);
    expect((await asStaff('GET', '/audit?action=admin.create')).body.data.items[0]).toMatchObject({
      actor: null,
      subject: `person #${id}`,
    });
  });

  test('refuses an e-mail in use in one line, and changes nothing', async () => {
    const [before] = await rowsOf('select count(*) from people');
    await expect(
      createAdmin(desk().context, { ...given, password: `${PASSWORD}!` }),
    ).rejects.toThrow(
      /^ops@propertysearch\.test has an account already\. Choose another e-mail\.$/,
    );
    expect(await rowsOf('select count(*) from people')).toEqual([before]);
  });

  test.each([
    ['a weak password', { password: 'password1234' }, /easy to guess/],
    ['one made of the name', { password: 'rameshbhosale' }, /easy to guess/],
    ['a short password', { password: 'Xq7!f' }, /Use 10 characters or more/],
    ['no e-mail', { email: 'ops' }, /Invalid email format/],
    ['one name', { name: 'Ila' }, /Last name is required/],
    ['no name', { name: '  ' }, /First name is required/],
  ])('refuses %s', async (_what, change, message) => {
    const fresh = { ...given, email: 'other@propertysearch.test' };
    await expect(createAdmin(desk().context, { ...fresh, ...change })).rejects.toThrow(message);
  });
});
