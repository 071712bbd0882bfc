import { describe, expect, test } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { insertApp, STEP_MS } from '#tests/builders/index.ts';
import { aPasskey } from './passkey-world.ts';
import { APP, appCode, factorDeed, PASSKEY, securityDesk } from './security-desk.ts';

/** How an authenticator app is set up and taken away, and what is said of it. */

const { desk, sql, aMember, codesOf } = securityDesk();
const deed = deedsOf(() => desk.db);
const password = PASSWORD;

describe('an authenticator app', () => {
  test('is confirmed by the code of the secret shown last, once', async () => {
    const { start, confirm, post } = await aMember();
    const anew = [409, 'Begin anew with the authenticator app.'];
    expect((await deed(() => post('app/confirm', { code: '123456' }))).said).toEqual(anew);
    const before = await start();
    const secret = await start();
    const wrong = 'The code is not right. Enter the one your app shows now.';
    expect((await deed(() => confirm(before))).said).toEqual([401, wrong, `code: ${wrong}`]);
    expect((await confirm(secret)).status).toBe(200);
    expect((await deed(() => confirm(secret))).said).toEqual(anew);
    expect((await deed(() => post('app', { password }))).said).toEqual([
      409,
      'You have an authenticator app already. Remove it before you add another.',
    ]);
  });

  test('has a QR code of its address', async () => {
    const { person, post } = await aMember();
    const { qr, uri, secret } = (await post('app', { password })).body.data;
    const address = new URL(uri);
    expect(decodeURIComponent(address.pathname)).toContain(person.email);
    expect(address.searchParams.get('secret')).toBe(secret);
    const dark = new Set(
      [...qr.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`),
    );
    // In three corners a square of seven with a light ring in it.
    const corner = [...Array(7).keys()].map((y) => {
      const row = [...Array(7).keys()].map((x) => x);
      return { y, row };
    });
    for (const [dx, dy] of [
      [0, 0],
      [qr.size - 7, 0],
      [0, qr.size - 7],
    ] as const) {
      for (const { y, row } of corner) {
        const line = row.map((x) => (dark.has(`${x + dx},${y + dy}`) ? '#' : '.')).join('');
        expect(line).toBe(y % 6 === 0 ? '#######' : y % 4 === 1 ? '#.....#' : '#.###.#');
      }
    }
    expect([...dark].every((at) => at.split(',').every((n) => Number(n) < qr.size))).toBe(true);
  });

  test('that confirmed itself by a code does not open by the same code', async () => {
    const { person, start, confirm } = await aMember();
    const secret = await start();
    const at = new Date();
    await confirm(secret, at);
    const login = await desk.api('POST', '/api/auths/login', { email: person.email, password });
    const finish = await desk.api('POST', '/api/auths/secondfactor', {
      ticket: login.body.data.ticket,
      proof: appCode(secret, at),
    });
    expect([finish.status, finish.body.message]).toEqual([
      401,
      'This code was used already. Wait for the next one in your app.',
    ]);
  });

  test('is taken away; with the last factor go the recovery codes', async () => {
    const { person, post, start, confirm, addPasskey } = await aMember();
    const secret = await start();
    const { recoveryCodes } = (await confirm(secret)).body.data;
    const { passkeyId } = (await addPasskey()).body.data;
    const recovery = () => ({ kind: 'recovery_code', code: recoveryCodes.pop() });
    expect(await deed(() => post('app/remove', { password, proof: recovery() }))).toEqual({
      said: [200, 'Your authenticator app is removed.'],
      ...factorDeed(person.id, 'removed', ...APP),
    });
    // The passkey is there still, and so are the codes.
    expect(await codesOf(person)).toBe(10);
    const unconfirmed = await start();
    expect((await deed(() => post('app/remove', { password, proof: recovery() }))).said).toEqual([
      404,
      'We could not find that.',
    ]);
    expect((await confirm(unconfirmed)).status).toBe(200);
    await post('app/remove', { password, proof: recovery() });
    const remove = () => post(`passkeys/${passkeyId}/remove`, { password, proof: recovery() });
    expect(await deed(remove)).toEqual({
      said: [200, 'The passkey is removed. Delete it on your device too.'],
      ...factorDeed(person.id, 'removed', ...PASSKEY),
    });
    expect(await codesOf(person)).toBe(0);
    expect((await deed(remove)).said).toEqual([404, 'We could not find that.']);
  });

  test('of staff stays while it is their last factor', async () => {
    const { person, post } = await aMember({ role: 'admin' });
    const secret = await insertApp(desk.context, person.id);
    expect(await deed(() => post('app/remove', { password, proof: appCode(secret) }))).toEqual({
      said: [409, 'Staff need a second factor. Add another one first.'],
      ...{ told: [], audited: [], happened: [] },
    });
    const device = await aPasskey({ context: desk.context }, person);
    const proof = appCode(secret, new Date(Date.now() + STEP_MS));
    expect((await post('app/remove', { password, proof })).status).toBe(200);
    expect(await sql('select id from passkeys where person_id = $1', [person.id])).toEqual([
      { id: device.passkeyId },
    ]);
  });
});
