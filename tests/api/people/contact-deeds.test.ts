import { describe, expect, test } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { testApi } from '#tests/api/harness.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { profileDesk } from './profile-desk.ts';

const desk = profileDesk();
const { rowOf, someone } = desk;
const deed = deedsOf(() => desk.db);
const idle = () => desk.context.background.idle();

let made = 0;
const newEmail = () => `other.${made++}@propertysearch.test`;
const newMobile = () => `96${String(20_000_000 + made++)}`;
const mailTo = async (to: string) => {
  await idle();
  return desk.context.ports.outbox?.list(to) ?? [];
};

describe('asking for a code to a new address', () => {
  test('is said with its name, and the code says where it is to be entered', async () => {
    const { call } = await someone();
    const email = newEmail();
    const left = await deed(() => call('POST', 'contact', { email, password: PASSWORD }));
    expect(left).toEqual({
      said: [200, 'If this e-mail address is free to use, a code is on its way to it.'],
      told: [],
      audited: [],
      happened: [],
    });
    const [mail] = await mailTo(email);
    const code = mail?.subject.slice(0, 6);
    expect(code).toMatch(/^\d{6}$/);
    expect(mail).toMatchObject({
      channel: 'mail',
      subject: `${code} is your Propertysearch code`,
      text: `Enter ${code} in My Profile to use this e-mail address for your account. It is good for 10 minutes. If you did not ask for it, there is nothing to do.`,
    });
  });

  test('of a mobile number likewise', async () => {
    const { call } = await someone();
    const mobile = newMobile();
    const { said } = await deed(() => call('POST', 'contact', { mobile, password: PASSWORD }));
    expect(said).toEqual([
      200,
      'If this mobile number is free to use, a code is on its way to it.',
    ]);
    const [sms] = await mailTo(mobile);
    expect(sms?.text).toMatch(/^\d{6} is your Propertysearch code, good for 10 minutes\.$/);
  });

  test.each([
    ['email', 'This is your e-mail address already.'],
    ['mobile', 'This is your mobile number already.'],
  ] as const)('is refused beside the field where it is their own %s', async (field, message) => {
    const { person, call } = await someone();
    const body = { [field]: person[field], password: PASSWORD };
    const { said } = await deed(() => call('POST', 'contact', body));
    expect(said).toEqual([422, message, `${field}: ${message}`]);
  });

  test('is refused beside the password, and where neither or both are given', async () => {
    const { call } = await someone();
    const ask = async (body: object) => (await deed(() => call('POST', 'contact', body))).said;
    const [email, mobile] = [newEmail(), newMobile()];
    const wrong = 'The password is not right.';
    expect(await ask({ email, password: 'not this one' })).toEqual([
      ...[401, wrong, `password: ${wrong}`],
    ]);
    const one = 'Give either a new e-mail address or a new mobile number.';
    expect(await ask({ password: PASSWORD })).toEqual([422, one, `email: ${one}`]);
    expect(await ask({ email, mobile, password: PASSWORD })).toEqual([422, one, `mobile: ${one}`]);
  });

  test('asks for room among the text messages of a day for a number alone', async () => {
    const { headers } = await someone();
    const asked: string[] = [];
    const spending = {
      ...desk.context.ports.spending,
      requireRoom: async (what: string) => void asked.push(what),
    };
    const ports = { ...desk.context.ports, spending };
    const watched = testApi(desk.db, { ...desk.context, ports });
    const ask = (body: object) => watched('POST', '/api/profile/contact', body, headers);
    await ask({ email: newEmail(), password: PASSWORD });
    expect(asked).toEqual([]);
    await ask({ mobile: newMobile(), password: PASSWORD });
    expect(asked).toEqual(['sms']);
  });
});

describe('taking over a new address', () => {
  async function asked(field: 'email' | 'mobile') {
    const who = await someone();
    const to = field === 'email' ? newEmail() : newMobile();
    await who.call('POST', 'contact', { [field]: to, password: PASSWORD });
    const [message] = await mailTo(to);
    const code = /\b\d{6}\b/.exec(`${message?.subject} ${message?.text}`)?.[0];
    const confirm = (given = code) =>
      who.call('POST', 'contact/confirm', { [field]: to, code: given });
    return { ...who, to, confirm };
  }

  test.each([
    ['email', 'e-mail address'],
    ['mobile', 'mobile number'],
  ] as const)('their %s: they and the log say which', async (field, label) => {
    const { person, to, confirm } = await asked(field);
    expect(await deed(confirm)).toEqual({
      said: [200, `Your ${label} is changed.`],
      told: [
        [
          person.id,
          `Your ${label} was changed`,
          'Every other session has ended, and so has the address of your calendar. If that was not you, change your password and write to us.',
          '/MyProfile',
        ],
      ],
      audited: [['contact.change', `person ${person.id}`, { what: field }]],
      happened: [],
    });
    expect((await rowOf(person))[field]).toBe(to);
    const atOld = (await mailTo(person.email)).map(({ subject, text }) => [
      subject,
      text.split('\n')[0],
    ]);
    // An old number hears nothing; the address of the account has the news itself.
    expect(atOld).toEqual([
      field === 'email'
        ? [
            'Your e-mail address was changed',
            'Your Propertysearch account now has another e-mail address. If you did not change it, reply to this mail at once.',
          ]
        : [
            'Your mobile number was changed',
            'Every other session has ended, and so has the address of your calendar. If that was not you, change your password and write to us.',
          ],
    ]);
  });

  test('by a wrong code is refused beside it, and nothing is written down', async () => {
    const { person, confirm } = await asked('email');
    const why = 'The code is not right, or has run out. Check it, or ask for a new one.';
    expect(await deed(() => confirm('000000'))).toEqual({
      said: [401, why, `code: ${why}`],
      told: [],
      audited: [],
      happened: [],
    });
    expect((await rowOf(person)).email).toBe(person.email);
  });

  test.each([
    ['email', 'Another account has this e-mail address by now.'],
    ['mobile', 'Another account has this mobile number by now.'],
  ] as const)('their %s, which somebody else has by now, says so', async (field, why) => {
    const { to, confirm } = await asked(field);
    await someone({ [field]: to });
    expect((await deed(confirm)).said).toEqual([409, why]);
  });
});
