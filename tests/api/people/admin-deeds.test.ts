import { describe, expect, test } from 'vitest';
import type { CheckKind } from '#domain/people/kyc.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { tellOfSpending } from '#server/people/admin/index.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { aKey } from '#tests/builders/index.ts';

/** What is said and written down where staff decide about people, and to whom. */

const { desk, rowsOf, asStaff, newcomer } = staffDesk();
const deedOf = deedsOf(() => desk().database.db);
/** That staff looked at somebody is held by audit.test.ts. */
const deed: typeof deedOf = async (call) => {
  const left = await deedOf(call);
  return { ...left, audited: left.audited.filter(([action]) => action !== 'person.look') };
};
const REASON = 'Several buyers report the same invented flat.';

describe('a name that waits', () => {
  const NOUN = {
    aadhaar: 'Aadhaar check',
    pan: 'PAN check',
    document: 'identity document',
  } satisfies Record<CheckKind, string>;
  const kinds = Object.entries(NOUN) as [CheckKind, string][];

  async function waiting(kind: CheckKind, checkedName: string | null) {
    const person = await newcomer({ firstName: 'Ramesh', lastName: 'Kulkarni' });
    const at = new Date();
    const { id } = await insertOne(desk().database.db, identityChecks, {
      ...{ personId: person.id, kind, checkedName, state: 'submitted', consent: 'I agree.' },
      ...{ consentAt: at, createdAt: at },
    });
    return {
      person,
      checkId: id,
      decide: (body: object) => asStaff('POST', `/kyc/${id}/decide`, body),
    };
  }
  const approve = { decision: 'approve', name: 'Ramesh Kulkarni' };
  const reject = { decision: 'reject', reason: 'The name is somebody else’s.' };

  test.each(kinds)('on a check by %s is approved: its person hears so', async (kind, noun) => {
    const { person, checkId, decide } = await waiting(kind, 'R KULKARNI');
    expect(await deed(() => decide(approve))).toEqual({
      said: [200, 'Approved.'],
      told: [
        [
          person.id,
          `Your ${noun} is approved`,
          `We have looked at your ${noun}, and your identity is confirmed.`,
          '/MyProfile',
        ],
      ],
      audited: [
        [
          'kyc.approve',
          `person ${person.id}`,
          { checkId, name: 'Ramesh Kulkarni', checkedName: 'R KULKARNI' },
        ],
      ],
      happened: [],
    });
  });

  test.each(kinds)('on a check by %s is rejected: its person hears why', async (kind, noun) => {
    const { person, checkId, decide } = await waiting(kind, null);
    const { reason } = reject;
    expect(await deed(() => decide(reject))).toEqual({
      said: [200, 'Rejected; the person has been told.'],
      told: [
        [
          person.id,
          `Your ${noun} was not accepted`,
          `We could not accept your ${noun}. You can verify again from My Profile. The reason: ${reason}`,
          '/MyProfile',
        ],
      ],
      audited: [['kyc.reject', `person ${person.id}`, { checkId, reason }]],
      happened: [],
    });
  });
});

describe('a suspension', () => {
  const suspend = (id: number) => asStaff('POST', `/people/${id}/suspend`, { reason: REASON });
  const restore = (id: number) => asStaff('POST', `/people/${id}/restore`, { reason: REASON });

  test('says to whom and why, and ends keys with the sessions', async () => {
    const { id } = await newcomer();
    const key = await aKey(desk().database.db, id, ['search:read']);
    const about = `person ${id}`;
    expect(await deed(() => suspend(id))).toEqual({
      said: [200, 'The person is suspended and signed out everywhere.'],
      told: [
        [
          id,
          'Your account is suspended',
          `You cannot sign in until we lift the suspension. The reason: ${REASON}`,
          null,
        ],
      ],
      audited: [['person.suspend', about, { reason: REASON, sessionsEnded: 0 }]],
      happened: [],
    });
    expect(
      await rowsOf('select revoked_at is not null as over from api_keys where id = $1', key.id),
    ).toEqual([{ over: true }]);
    expect(await deed(() => restore(id))).toEqual({
      said: [200, 'The suspension is lifted.'],
      told: [
        [
          id,
          'Your account is open again',
          `The suspension is lifted, and you can sign in as before. The reason: ${REASON}`,
          '/UserDashboard',
        ],
      ],
      audited: [['person.restore', about, { reason: REASON }]],
      happened: [],
    });
  });

  test('says why it cannot be', async () => {
    const { id } = await newcomer();
    const said = async (call: () => ReturnType<typeof suspend>) => (await deed(call)).said;
    expect(await said(() => restore(id))).toEqual([409, 'This person is not suspended.']);
    await suspend(id);
    expect(await said(() => suspend(id))).toEqual([409, 'This person is suspended already.']);
    const { staff, colleague } = desk();
    expect(await said(() => suspend(staff.id))).toEqual([409, 'You cannot suspend yourself.']);
    expect(await said(() => suspend(colleague.id))).toEqual([
      409,
      'Staff cannot be suspended here.',
    ]);
    const nobody = [404, 'We could not find that.'];
    expect(await said(() => suspend(2_000_000_000))).toEqual(nobody);
    expect(await said(() => restore(2_000_000_000))).toEqual(nobody);
  });
});

describe('what is paid by the piece', () => {
  const LABEL = {
    sms: 'text messages',
    pan: 'PAN checks',
    aadhaar: 'Aadhaar checks',
    bank: 'bank account checks',
  } as const;

  test.each(Object.entries(LABEL))(
    '%s nearly used up, and used up, is told to all staff who work',
    async (kind, label) => {
      const { staff, colleague, context } = desk();
      await newcomer({ role: 'admin', suspendedAt: new Date() });
      await newcomer({ role: 'admin', deletedAt: new Date() });
      await newcomer();
      const what = kind as keyof typeof LABEL;
      const told = async (used: number, cap: number) =>
        (await deed(asCall(() => tellOfSpending(context, { what, used, cap })))).told;
      const toBoth = (...news: string[]) =>
        [staff.id, colleague.id].map((id) => [id, ...news, '/Admin/Audit']);
      const setting = `${kind.toUpperCase()}_PER_DAY`;
      const raise = `see whether somebody is making us pay, and raise ${setting} if not.`;
      expect(await told(4, 5)).toEqual(
        toBoth(
          `Today’s ${label} are nearly used up`,
          `4 of 5 ${label} have been used today. At the cap there are no more until midnight: ${raise}`,
        ),
      );
      for (const used of [5, 6]) {
        expect(await told(used, 5)).toEqual(
          toBoth(
            `Today’s ${label} are used up`,
            `${used} of 5 ${label} have been used today. There are no more until midnight: ${raise}`,
          ),
        );
      }
    },
  );
});
