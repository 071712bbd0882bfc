import { describe, expect, test } from 'vitest';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';
import { authDesk, BROWSER } from './auth-desk.ts';

const desk = authDesk();
const { login, profileOf } = desk;

describe('a forgotten password', () => {
  const forgot = (email: string) => desk.world.api('POST', '/api/auths/forgotpassword', { email });
  const reset = (body: object) => desk.world.api('POST', '/api/auths/resetpassword', body);
  const FRESH = 'a parrot reads the tram timetable';

  async function codeFor(email: string): Promise<{ code: string; reference: string }> {
    const { reference } = (await forgot(email)).body.data;
    await desk.world.context.background.idle();
    const [mail] = desk.world.context.ports.outbox?.list(email) ?? [];
    return { code: /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '', reference };
  }

  test('is answered alike whether or not there is an account, and only members get a code', async () => {
    const member = await aMember(desk.world);
    const known = await forgot(member.email);
    const unknown = await forgot('nobody.at.all@propertysearch.test');
    const anyReference = (body: object) => ({ ...body, data: { reference: expect.any(String) } });
    expect([known.status, known.body]).toEqual([unknown.status, anyReference(unknown.body)]);
    await desk.world.context.background.idle();
    expect(desk.world.context.ports.outbox?.list('nobody.at.all@propertysearch.test')).toEqual([]);
    expect(desk.world.context.ports.outbox?.list(member.email)).toHaveLength(1);
  });

  test('the code sets a new one once, and every session ends', async () => {
    const member = await aMember(desk.world);
    const { headers } = await aSession(desk.db, member.id);
    const asked = await codeFor(member.email);
    const done = await reset({ email: member.email, ...asked, password: FRESH });
    expect(done.body.message).toBe('Your password is changed. Please sign in.');
    expect((await profileOf(member.id, headers)).status).toBe(403);
    expect((await login(member.email, PASSWORD)).status).toBe(401);
    expect((await login(member.email, FRESH)).status).toBe(200);
    expect((await reset({ email: member.email, ...asked, password: FRESH })).status).toBe(401);
  });

  test('guessing ends after five tries, however many come at once', async () => {
    const member = await aMember(desk.world);
    const asked = await codeFor(member.email);
    const wrong = asked.code === '11111111' ? '22222222' : '11111111';
    const guess = { email: member.email, ...asked, code: wrong, password: FRESH };
    await Promise.all(Array.from({ length: 8 }, () => reset(guess)));
    expect((await reset({ ...guess, code: asked.code })).status).toBe(401);
  });
});

describe('a code that a stranger asks for too', () => {
  const from = (address: string) => ({ 'x-test-address': address });
  const forgot = (email: string, address: string, headers: Record<string, string> = {}) =>
    desk.world.api(
      'POST',
      '/api/auths/forgotpassword',
      { email },
      { ...from(address), ...headers },
    );
  const reset = (body: object, address = '203.0.113.60') =>
    desk.world.api('POST', '/api/auths/resetpassword', body, from(address));
  const password = 'a parrot reads the tram timetable';
  const codeIn = (email: string) => {
    const [mail] = desk.world.context.ports.outbox?.list(email) ?? [];
    return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };

  test('stays good: neither their asking nor their guessing makes it void', async () => {
    const { email } = await aMember(desk.world);
    const { reference } = (await forgot(email, '203.0.113.60')).body.data;
    await desk.world.context.background.idle();
    const code = codeIn(email);
    const theirs = (await forgot(email, '198.51.100.60')).body.data.reference;
    await desk.world.context.background.idle();
    const guess = { email, password, code: code === '11111111' ? '22222222' : '11111111' };
    for (let i = 0; i < 6; i++) {
      expect((await reset({ ...guess, reference: theirs }, '198.51.100.60')).status).toBe(401);
    }
    // Nor does what was sent to the owner open anything for who asked elsewhere.
    expect((await reset({ ...guess, code, reference: theirs })).status).toBe(401);
    expect((await reset({ email, password, code, reference })).status).toBe(200);
  });

  test('sent again to the same browser is the only one that counts', async () => {
    const { email } = await aMember(desk.world);
    const { reference } = (await forgot(email, '203.0.113.61')).body.data;
    await desk.world.context.background.idle();
    const older = codeIn(email);
    const again = { email, reference };
    expect((await desk.world.api('POST', '/api/auths/forgotpassword', again)).body.data).toEqual({
      reference,
    });
    await desk.world.context.background.idle();
    const newer = codeIn(email);
    expect(newer).not.toBe(older);
    expect((await reset({ ...again, password, code: older })).status).toBe(401);
    expect((await reset({ ...again, password, code: newer })).status).toBe(200);
  });

  test('is asked for no more by strangers, and still by the owner’s own device', async () => {
    const { email } = await aMember(desk.world);
    const { headers } = await login(email, PASSWORD, BROWSER);
    const device = headers.getSetCookie().find((line) => line.startsWith('device='));
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++) {
      for (let i = 0; i < 6; i++) {
        statuses.push((await forgot(email, `198.51.102.${at}`)).status);
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    const mine = { cookie: device?.split(';')[0] ?? '' };
    expect((await forgot(email, '203.0.113.62', mine)).status).toBe(200);
  });

  test('is not guessed over many accounts from one network', async () => {
    const tries = Array.from({ length: 70 }, (_, at) => ({
      email: `spray${at}@propertysearch.test`,
      reference: `a reference of their own ${at}`,
      password,
      code: '12345678',
    }));
    const statuses = [];
    for (let at = 0; at < tries.length; at++) {
      // Several browsers of one /64, and as many nets of endpoints as they like.
      const { status } = await reset(tries[at] ?? {}, `2001:db8:7:7::${at.toString(16)}`);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
  });
});
