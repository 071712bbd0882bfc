import { describe, expect, test } from 'vitest';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { bankAccounts, identityChecks, licences } from '#server/db/schema/index.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { insertOrder, insertPerson } from '#tests/builders/index.ts';

/** What staff see on the page of a person, section by section. */

const { desk, rowsOf, asStaff, newcomer, sessionOf } = staffDesk();
const db = () => desk().database.db;

const REASON = 'They wrote to us about their papers.';
const open = (id: number) => asStaff('POST', `/people/${id}/open`, { reason: REASON });
const sectionOf = async (id: number, title: string): Promise<RecordSection | undefined> =>
  (await open(id)).body.data.sections.find((one: RecordSection) => one.title === title);

/** The nth minute of a day: rows come newest first. */
const minute = (n: number) => new Date(Date.UTC(2026, 1, 1, 0, n));
const row = (
  n: number,
  title: string,
  detail: string,
  state: string | null,
  link: string | null,
) => ({
  ...{ title, detail, state, link, amount: null },
  at: minute(n).toISOString(),
});

describe('a section', () => {
  test('of identity shows each check and licence as it stands, and where it waits', async () => {
    const { id } = await newcomer({ role: 'agent' });
    const check = (n: number, values: Partial<typeof identityChecks.$inferInsert>) =>
      insertOne(db(), identityChecks, {
        ...{ personId: id, kind: 'pan', state: 'verified', consent: 'I agree.' },
        ...{ consentAt: minute(n), createdAt: minute(n), ...values },
      });
    const pan = await check(5, { state: 'recheck', panMasked: 'ABCXXXX34F', checkedName: 'M A' });
    await check(4, { kind: 'aadhaar', lastFour: '7058', checkedName: 'Meera A' });
    const paper = await check(3, { kind: 'document', state: 'submitted' });
    await check(2, { kind: 'document', state: 'rejected', reason: 'Too blurred.' });
    const licence = await insertOne(db(), licences, {
      ...{ personId: id, number: 'A518', link: 'https://rera.example/1', submittedAt: minute(6) },
    });
    const rows = [
      row(
        6,
        'Licence A518',
        'https://rera.example/1',
        'Not checked yet',
        `/Admin/Kyc?licence=${licence.id}`,
      ),
      row(
        5,
        'PAN ABCXXXX34F',
        'Name on it: M A',
        'To be checked again',
        `/Admin/Kyc?check=${pan.id}`,
      ),
      row(4, 'Aadhaar ending 7058', 'Name on it: Meera A', 'Verified', null),
      row(3, 'Document', '', 'Waits for staff', `/Admin/Kyc?check=${paper.id}`),
      row(2, 'Document', 'Too blurred.', 'Rejected', null),
    ];
    const title = 'Identity and licence';
    expect(await sectionOf(id, title)).toEqual({ title, total: 5, rows });
    await rowsOf(
      `update licences set state = 'refused', link = null, reason = 'Not theirs.' where id = $1`,
      licence.id,
    );
    expect((await sectionOf(id, title))?.rows[0]).toEqual(
      row(6, 'Licence A518', 'Not theirs.', 'Refused', null),
    );
  });

  test('of bank accounts shows how the name stands, and which is removed', async () => {
    const { id } = await newcomer();
    for (const [n, nameState] of (['fits', 'waiting', 'allowed', 'allowed'] as const).entries()) {
      await insertOne(db(), bankAccounts, {
        ...{ personId: id, holder: 'Meera Apte', numberSealed: Buffer.from('sealed') },
        ...{ numberHash: Buffer.from(`${id} ${n}`), lastFour: `432${n}`, ifsc: 'HDFC0000001' },
        ...{ nameAtBank: 'MEERA APTE', nameState, verifiedAt: minute(n), createdAt: minute(n) },
        ...(n === 3 && { removedAt: minute(9) }),
      });
    }
    const account = (n: number, state: string) =>
      row(n, `Account ending 432${n}`, 'HDFC0000001, MEERA APTE', state, null);
    expect(await sectionOf(id, 'Bank accounts')).toEqual({
      title: 'Bank accounts',
      total: 4,
      rows: [
        account(3, 'Removed'),
        account(2, 'Name allowed by staff'),
        account(1, 'Name to be compared'),
        account(0, 'Name fits'),
      ],
    });
  });

  test('of sign-ins shows the ten newest, and which are over', async () => {
    const { id } = await newcomer();
    for (let n = 0; n < 12; n++) await sessionOf(id);
    const own = await rowsOf('select id from sessions where person_id = $1 order by id', id);
    for (const [n, session] of own.entries()) {
      await rowsOf(
        'update sessions set last_seen_at = $2, user_agent = $3 where id = $1',
        ...[session.id, minute(n), n === 11 ? 'x'.repeat(100) : 'Firefox'],
      );
    }
    await rowsOf('update sessions set revoked_at = now() where id = $1', own[10].id);
    await rowsOf(
      `update sessions set expires_at = now() - interval '1 s' where id = $1`,
      own[9].id,
    );
    const section = await sectionOf(id, 'Sign-ins');
    expect([section?.total, section?.rows.length]).toEqual([12, 10]);
    const link = `/Admin/Audit?action=session.&person=${id}`;
    expect(section?.rows.slice(0, 4)).toEqual([
      row(11, 'x'.repeat(80), '127.0.0.1', 'Open', link),
      row(10, 'Firefox', '127.0.0.1', 'Ended', link),
      row(9, 'Firefox', '127.0.0.1', 'Ended', link),
      row(8, 'Firefox', '127.0.0.1', 'Open', link),
    ]);
  });

  test('of blocks shows whom they blocked, and who blocked them', async () => {
    const { id } = await newcomer();
    const other = await insertPerson(db(), { firstName: 'Nitin', lastName: 'Kale' });
    await rowsOf(
      'insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3), ($2, $1, $4)',
      ...[id, other.id, minute(1), minute(2)],
    );
    const link = `/Admin/Users/${other.id}`;
    expect(await sectionOf(id, 'Blocks')).toEqual({
      title: 'Blocks',
      total: 2,
      rows: [
        row(2, 'Blocked by Nitin Kale', '', null, link),
        row(1, 'Blocked Nitin Kale', '', null, link),
      ],
    });
  });

  test('of what was done says by whom and why, without looks', async () => {
    const { id } = await newcomer();
    await rowsOf(
      `insert into audit_log (at, actor_id, action, subject_kind, subject_id, detail)
       select v.at, v.actor, v.action, 'person', $1, v.detail::jsonb
       from (values ($2::timestamptz, $1::int, 'profile.update', '{}'),
                    ($3, $4, 'person.suspend', '{"reason": "Invented flats."}'),
                    ($5, null, 'test.key-rotated_late', '{}'),
                    ($5, $4, 'person.look', '{}')) as v (at, actor, action, detail)`,
      ...[id, minute(1), minute(2), desk().staff.id, minute(3)],
    );
    const link = `/Admin/Audit?person=${id}`;
    expect(await sectionOf(id, 'What was done')).toEqual({
      title: 'What was done',
      total: 3,
      rows: [
        row(3, 'Test: key rotated late', '', 'The site itself', link),
        row(2, 'Suspended', 'Invented flats.', 'Staff', link),
        row(1, 'Profile changed', '', 'Themselves', link),
      ],
    });
  });

  test('of money says how much, in rupees', async () => {
    const { id } = await newcomer();
    const { publicId } = await insertOrder(db(), { personId: id, createdAt: minute(1) });
    const link = `/Admin/Orders?order=${publicId}`;
    const order = row(1, 'Starter package', publicId, 'Waiting for payment', link);
    expect(await sectionOf(id, 'Orders')).toEqual({
      ...{ title: 'Orders', total: 1 },
      rows: [{ ...order, amount: 588.82 }],
    });
  });
});
