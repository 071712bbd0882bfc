import { describe, expect, test } from 'vitest';
import { aMember, aRegistration, PASSWORD } from '#tests/api/world.ts';
import { authDesk } from './auth-desk.ts';

const desk = authDesk();
const { login } = desk;

describe('registering', () => {
  const verify = (body: object) => desk.world.api('POST', '/api/auths/verifyregistration', body);

  test('both codes make the person and sign them in', async () => {
    const given = await aRegistration(desk.world);
    const { reference, emailcode, mobilecode } = given;
    const answer = await verify({ reference, emailcode, mobilecode });
    expect(answer.body).toMatchObject({
      status: 1,
      user: { email: given.email, userrole: 'user' },
    });
    const { rows } = await desk.db.$client.query(
      'select role, mobile, suspended_at, aadhaar_verified from people where email = $1',
      [given.email],
    );
    expect(rows).toEqual([
      { role: 'user', mobile: given.mobile, suspended_at: null, aadhaar_verified: false },
    ]);
    expect((await verify({ reference, emailcode, mobilecode })).status).toBe(401);
    expect((await login(given.email, given.password)).status).toBe(200);
  });

  test('a wrong code is named, five tries are all, and new codes begin again', async () => {
    const { reference, emailcode, mobilecode } = await aRegistration(desk.world);
    const wrong = emailcode === '123456' ? '654321' : '123456';
    for (let i = 0; i < 5; i++) {
      const answer = await verify({ reference, emailcode: wrong, mobilecode });
      expect(answer.status).toBe(401);
      expect(answer.body.errors.map(({ path }: { path: string }) => path)).toContain('emailcode');
    }
    expect((await verify({ reference, emailcode, mobilecode })).status).toBe(401);
  });

  test('of many at once with the right codes exactly one gets in', async () => {
    const { reference, emailcode, mobilecode, email } = await aRegistration(desk.world);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verify({ reference, emailcode, mobilecode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await desk.db.$client.query('select 1 from people where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('an address or number that has an account is answered alike, and told there only', async () => {
    const member = await aMember(desk.world);
    const fresh = await aRegistration(desk.world);
    const { reference: _, emailcode: _e, mobilecode: _m, ...body } = fresh;
    for (const taken of [{ email: member.email }, { mobile: member.mobile }]) {
      const asked = { ...body, email: `x${member.id}@propertysearch.test`, ...taken };
      const answer = await desk.world.api('POST', '/api/auths/register', asked);
      expect(answer.body).toEqual({
        status: 1,
        message: 'We have sent a code to your e-mail and one to your mobile.',
        data: { reference: expect.any(String) },
      });
      await desk.world.context.background.idle();
      const owner = ('email' in taken ? asked.email : asked.mobile) ?? '';
      const [word] = desk.world.context.ports.outbox?.list(owner) ?? [];
      expect(`${word?.subject} ${word?.text}`).toMatch(/You have an? .*account.* already/);
      const guess = {
        reference: answer.body.data.reference,
        emailcode: '000000',
        mobilecode: '000000',
      };
      expect((await verify(guess)).status).toBe(401);
    }
  });

  test('nobody makes themselves staff, or anything the form does not ask', async () => {
    const base = {
      role: 'user',
      firstname: 'Meera',
      lastname: 'Apte',
      email: 'mass@propertysearch.test',
      mobile: '9822012345',
      city: 'Pune',
      password: PASSWORD,
      terms: true,
    };
    const post = (body: object) => desk.world.api('POST', '/api/auths/register', body);
    expect((await post({ ...base, role: 'admin' })).body.errors[0].path).toBe('role');
    const extra = { id: 1, aadhaarVerified: true, suspendedAt: null, premiumUntil: '2099-01-01' };
    const refused = await post({ ...base, ...extra });
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(
      Object.keys(extra),
    );
    const answer = await post(base);
    await desk.world.context.background.idle();
    const [mail] = desk.world.context.ports.outbox?.list(base.email) ?? [];
    const [sms] = desk.world.context.ports.outbox?.list(base.mobile) ?? [];
    const code = (text = '') => /\d{6}/.exec(text)?.[0];
    const codes = {
      reference: answer.body.data.reference,
      emailcode: code(mail?.text),
      mobilecode: code(sms?.text),
    };
    expect((await verify({ ...codes, role: 'admin' })).body.errors[0].path).toBe('role');
    expect((await verify(codes)).status).toBe(200);
    const { rows } = await desk.db.$client.query(
      'select role, aadhaar_verified, premium_until from people where email = $1',
      [base.email],
    );
    expect(rows).toEqual([{ role: 'user', aadhaar_verified: false, premium_until: null }]);
  });

  test('mobile numbers are Indian ones, passwords strong, terms accepted', async () => {
    const given = await aRegistration(desk.world);
    const { reference: _, emailcode: _e, mobilecode: _m, ...body } = given;
    const wrong = async (change: object) => {
      const answer = await desk.world.api('POST', '/api/auths/register', { ...body, ...change });
      return [answer.status, answer.body.errors?.[0]?.path];
    };
    for (const mobile of [
      '12345',
      '5822012345',
      '+1 415 555 0100',
      '98220123456',
      'abcdefghij',
      '',
    ])
      expect([mobile, await wrong({ mobile })]).toEqual([mobile, [422, 'mobile']]);
    for (const password of ['short', 'password12', 'Meera Apte', 'aaaaaaaaaaaa', 'qwertyuiop'])
      expect([password, await wrong({ password })]).toEqual([password, [422, 'password']]);
    expect(await wrong({ terms: false })).toEqual([422, 'terms']);
    expect(await wrong({ firstname: '<b>x</b>' })).toEqual([422, 'firstname']);
  });
});
