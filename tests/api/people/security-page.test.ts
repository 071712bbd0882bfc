import { expect, test, vi } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { codeAt, insertApp } from '#tests/builders/index.ts';
import { aPasskey } from './passkey-world.ts';
import { profileDesk } from './profile-desk.ts';

/** What somebody sees of their second factors, and how one of them stands in for the password. */

const desk = profileDesk();
const { sql, someone, api } = desk;
const deed = deedsOf(() => desk.db);

test('each factor is shown with when it was added and last used', async () => {
  const { person, call } = await someone();
  const security = async () => (await call('GET', 'security')).body.data;
  const none = { app: null, passkeys: [], recoveryCodesLeft: 0 };
  expect(await security()).toEqual({ isRequired: false, isShown: true, ...none });
  await sql('update sessions set second_factor_at = null where person_id = $1', [person.id]);
  expect(await security()).toEqual({ isRequired: false, isShown: false, ...none });

  const first = await aPasskey({ context: desk.context }, person);
  const second = await aPasskey({ context: desk.context }, person);
  await insertApp(desk.context, person.id);
  const [added, used] = [new Date('2026-02-01T10:00:00Z'), new Date('2026-02-02T10:00:00Z')];
  await sql('update authenticator_apps set confirmed_at = $2 where person_id = $1', [
    person.id,
    added,
  ]);
  await sql('update passkeys set created_at = $2 where person_id = $1', [person.id, added]);
  await sql(`update passkeys set name = 'Key', last_used_at = $2, backed_up = true where id = $1`, [
    second.passkeyId,
    used,
  ]);
  await call('POST', 'security/recoverycodes', { password: PASSWORD });
  const addedAt = added.toISOString();
  const key = { addedAt, lastUsedAt: null, isSynced: false };
  const shown = {
    ...{ isRequired: false, isShown: false, recoveryCodesLeft: 10 },
    passkeys: [
      { ...key, id: first.passkeyId, name: 'My phone' },
      { ...key, id: second.passkeyId, name: 'Key', lastUsedAt: used.toISOString(), isSynced: true },
    ],
  };
  expect(await security()).toEqual({ ...shown, app: { addedAt, lastUsedAt: null } });
  await sql('update authenticator_apps set last_used_at = $2 where person_id = $1', [
    person.id,
    used,
  ]);
  expect(await security()).toEqual({ ...shown, app: { addedAt, lastUsedAt: used.toISOString() } });
  await sql('update authenticator_apps set confirmed_at = null where person_id = $1', [person.id]);
  expect(await security()).toEqual({ ...shown, app: null });
});

test('another’s factors are not shown, and not theirs to remove', async () => {
  const [one, other] = [await someone(), await someone({ role: 'admin' })];
  const { passkeyId } = await aPasskey({ context: desk.context }, one.person);
  const secret = await insertApp(desk.context, other.person.id);
  const security = (await other.call('GET', 'security')).body.data;
  expect(security).toMatchObject({ isRequired: true, passkeys: [], app: { lastUsedAt: null } });
  const proof = { kind: 'authenticator_app', code: codeAt(secret, new Date()) };
  const body = { password: PASSWORD, proof };
  const remove = (id: number) => () => other.call('POST', `security/passkeys/${id}/remove`, body);
  const nowhere = [404, 'We could not find that.'];
  expect((await deed(remove(passkeyId))).said).toEqual(nowhere);
  expect((await deed(remove(2_000_000_000))).said).toEqual(nowhere);
  // Not a proof is used up by that.
  expect((await other.call('POST', 'security/confirm', { proof })).status).toBe(200);
});

test('a passkey is asked for with the password and a factor', async () => {
  const { person, call } = await someone();
  const { passkeyId } = await aPasskey({ context: desk.context }, person);
  const secret = await insertApp(desk.context, person.id);
  const code = codeAt(secret, new Date());
  const remove = (password: string, typed: string) => () =>
    call('POST', `security/passkeys/${passkeyId}/remove`, {
      password,
      proof: { kind: 'authenticator_app', code: typed },
    });
  const [wrongPassword, wrongCode] = [
    await deed(remove('not this one', code)),
    await deed(remove(PASSWORD, code === '000000' ? '000001' : '000000')),
  ];
  expect([wrongPassword.said[0], wrongPassword.said[2]]).toEqual([
    401,
    expect.stringMatching(/^password: /),
  ]);
  expect([wrongCode.said[0], wrongCode.said[2]]).toEqual([
    401,
    expect.stringMatching(/^proof|^code: /),
  ]);
  expect([...wrongPassword.told, ...wrongCode.told]).toEqual([]);
  expect((await call('GET', 'security')).body.data.passkeys).toHaveLength(1);
});

test('a factor that was shown stands in for the password for five minutes, in this session', async () => {
  const now = new Date();
  const clock = vi.spyOn(desk.context, 'now').mockImplementation(() => now);
  const { person, headers, call } = await someone();
  const secret = await insertApp(desk.context, person.id);
  const proof = { kind: 'authenticator_app', code: codeAt(secret, now) };
  const confirm = () => call('POST', 'security/confirm', { proof });
  const { data } = (await confirm()).body;
  expect(data).toEqual({
    password: expect.stringMatching(/\S{20,}/),
    expiresAt: new Date(now.getTime() + 5 * 60_000).toISOString(),
  });
  // A code is good once.
  expect((await confirm()).status).toBe(401);
  const renew = () => call('POST', 'security/recoverycodes', { password: data.password });
  const other = await someone();
  await insertApp(desk.context, other.person.id);
  const stolen = await other.call('POST', 'security/recoverycodes', { password: data.password });
  expect(stolen.status).toBe(401);
  expect((await renew()).status).toBe(200);
  expect((await renew()).status).toBe(401);
  expect((await api('GET', '/api/auths/sessions', undefined, headers)).status).toBe(200);
  clock.mockRestore();
});
