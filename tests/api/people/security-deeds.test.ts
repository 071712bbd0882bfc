import { describe, expect, test } from 'vitest';
import { resetFactors } from '#server/people/security/index.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { aSession, insertApp } from '#tests/builders/index.ts';
import { APP, factorDeed, PASSKEY, securityDesk } from './security-desk.ts';

/** What is said, told and written down as second factors come, and as all are taken away. */

const { desk, sql, aMember, openSessions, codesOf } = securityDesk();
const deed = deedsOf(() => desk.db);
const password = PASSWORD;

describe('the first factor', () => {
  test('comes with recovery codes, ends other sessions, and this one has shown it', async () => {
    const { person, start, confirm, security } = await aMember();
    const stranger = await aMember();
    await aSession(desk.db, person.id);
    await sql('update sessions set second_factor_at = null where person_id = $1', [person.id]);
    expect(await security()).toMatchObject({ isRequired: false, isShown: false });
    const secret = await start();
    expect(await deed(() => confirm(secret))).toEqual({
      said: [200, 'Your authenticator app is added.'],
      ...factorDeed(person.id, 'added', ...APP),
    });
    const [session] = await sql(
      'select signed_in_by, second_factor_at is not null as shown from sessions where person_id = $1 and revoked_at is null',
      [person.id],
    );
    expect(session.signed_in_by.at(-1)).toBe('authenticator_app');
    expect(session.shown).toBe(true);
    expect(await openSessions(person)).toBe(1);
    expect(await openSessions(stranger.person)).toBe(1);
    expect(await codesOf(person)).toBe(10);
  });

  test('may be a passkey; the next factor comes without codes and ends nothing', async () => {
    const { person, addPasskey, start, confirm } = await aMember();
    let answer = await addPasskey();
    expect(answer.body.message).toBe('Your passkey is added.');
    expect(answer.body.data).toEqual({
      passkeyId: expect.any(Number),
      recoveryCodes: expect.arrayContaining([
        expect.stringMatching(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){2}$/),
      ]),
    });
    await aSession(desk.db, person.id);
    answer = await confirm(await start());
    expect(answer.body.data).toEqual({});
    expect(await deed(addPasskey)).toEqual({
      said: [200, 'Your passkey is added.'],
      ...factorDeed(person.id, 'added', ...PASSKEY),
    });
    expect(await openSessions(person)).toBe(2);
    expect(await codesOf(person)).toBe(10);
  });

  test('that was not shown in this session lets no other be added', async () => {
    const { person, addPasskey } = await aMember({ role: 'admin' });
    await sql('update sessions set second_factor_at = null where person_id = $1', [person.id]);
    await insertApp(desk.context, person.id);
    const { said, told } = await deed(addPasskey);
    expect(said).toEqual([404, 'We could not find that.']);
    expect(told).toEqual([]);
    expect(await sql('select 1 from passkeys where person_id = $1', [person.id])).toEqual([]);
  });
});

describe('recovery codes', () => {
  test('are made anew for who has a factor, and the old ones are void', async () => {
    const { person, post } = await aMember();
    const renew = () => post('recoverycodes', { password });
    expect(await deed(renew)).toEqual({
      said: [409, 'Add a passkey or an authenticator app first.'],
      ...{ told: [], audited: [], happened: [] },
    });
    await insertApp(desk.context, person.id);
    expect(await deed(renew)).toEqual({
      said: [200, 'These are your new recovery codes; the old ones are void.'],
      ...factorDeed(person.id, 'added', 'recovery_code', 'A set of recovery codes'),
    });
    expect(await codesOf(person)).toBe(10);
    expect((await post('recoverycodes', { password: 'not this one' })).status).toBe(401);
  });
});

describe('the command for who has lost them all', () => {
  test('takes them away, ends every session and tells their owner', async () => {
    const { person, addPasskey } = await aMember();
    await addPasskey();
    await insertApp(desk.context, person.id);
    const reset = asCall(() => resetFactors(desk.context, ` ${person.email.toUpperCase()} `));
    expect(await deed(reset)).toEqual({
      said: [200, String(person.id)],
      told: [
        [
          person.id,
          'Your second factors were reset',
          'We removed your passkeys, authenticator app and recovery codes, and ended every session. If you did not ask us for that, change your password and write to us at once.',
          '/MyProfile#security',
        ],
      ],
      audited: [['factor.reset', `person ${person.id}`, { sessionsEnded: 1 }]],
      happened: [],
    });
    expect(await openSessions(person)).toBe(0);
    expect(await codesOf(person)).toBe(0);
    await sql('update people set deleted_at = now() where id = $1', [person.id]);
    await expect(resetFactors(desk.context, person.email)).rejects.toThrow(
      `Nobody has an account as ${person.email}.`,
    );
  });
});
