import { randomBytes, randomInt } from 'node:crypto';
import type { SecretsUsed } from './secrets-used.ts';
import { newVisitor, type Scene, type Visitor } from './visitor.ts';

export interface Member extends Visitor {
  id: number;
  email: string;
  mobile: string;
  password: string;
}

export const newPassword = (secrets: SecretsUsed) =>
  secrets.add('password', `mango & pickle ${randomBytes(6).toString('hex')}`);
export const wrongCode = (secrets: SecretsUsed, digits: 6 | 8 = 6) =>
  secrets.addCode(String(randomInt(10 ** (digits - 1), 10 ** digits)));
const newMobile = () => `7${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** What a form of somebody new holds. */
export function registrationOf(secrets: SecretsUsed, role = 'user') {
  const mobile = newMobile();
  return {
    role,
    firstname: 'Asha',
    lastname: 'Rao',
    email: `asha.${mobile}@example.org`,
    mobile,
    city: 'Pune',
    password: newPassword(secrets),
    terms: true,
  };
}

/** Signs up, with a weak password, wrong codes and a second mail on the way. */
export async function signUp(scene: Scene, kind: 'browser' | 'client', role?: string) {
  const { secrets } = scene;
  const visitor = newVisitor(scene, kind);
  const form = registrationOf(secrets, role);
  const { email, mobile, password } = form;
  const weak = secrets.add('weak password', 'passwordpassword');
  await visitor.send(422, 'POST', '/api/auths/register', { ...form, password: weak });
  const { data } = await visitor.send(200, 'POST', '/api/auths/register', form);
  const { reference } = data;
  await visitor.codeSentTo(email);
  await visitor.send(200, 'POST', '/api/auths/resendcodes', { reference });
  const emailcode = await visitor.codeSentTo(email, 2);
  const mobilecode = await visitor.codeSentTo(mobile, 2);
  const verify = (status: number, codes: object) =>
    visitor.send(status, 'POST', '/api/auths/verifyregistration', { reference, ...codes });
  await verify(401, { emailcode: wrongCode(secrets), mobilecode: wrongCode(secrets) });
  const { user } = await verify(200, { emailcode, mobilecode });
  const member: Member = { ...visitor, id: user.id, email, mobile, password };
  return member;
}

export const signIn = ({ send, email, password }: Member, status = 200) =>
  send(status, 'POST', '/api/auths/login', { email, password });

/** Wrong and right ways in; the password forgotten, set anew, changed. */
export async function changePasswords({ secrets }: Scene, member: Member): Promise<void> {
  const { send, email } = member;
  const wrong = newPassword(secrets);
  await send(401, 'POST', '/api/auths/login', { email, password: wrong });
  await send(401, 'POST', '/api/auths/login', { email: `no.${email}`, password: wrong });
  await signIn(member);
  await send(200, 'POST', '/api/auths/logout');
  await send(403, 'GET', `/api/profile/${member.id}`);

  const { data } = await send(200, 'POST', '/api/auths/forgotpassword', { email });
  const code = await member.codeSentTo(email, 3);
  const { reference } = data;
  const reset = (status: number, body: object) =>
    send(status, 'POST', '/api/auths/resetpassword', { email, reference, ...body });
  await reset(401, { code: wrongCode(secrets, 8), password: wrong });
  await reset(422, { code, password: secrets.add('weak password', 'qwertyqwerty') });
  member.password = newPassword(secrets);
  await reset(200, { code, password: member.password });
  await reset(401, { code, password: wrong });
  await signIn(member);

  const newpassword = newPassword(secrets);
  const change = (status: number, oldpassword: string) =>
    send(status, 'POST', '/api/profile/changepassword', { oldpassword, newpassword });
  await change(401, wrong);
  await change(200, member.password);
  member.password = newpassword;
}

/** A new e-mail address and a new mobile number, by code. */
export async function changeContact({ secrets }: Scene, member: Member): Promise<void> {
  const { send, password } = member;
  const fresh = newMobile();
  for (const contact of [{ email: `new.${fresh}@example.org` }, { mobile: fresh }]) {
    const wrong = newPassword(secrets);
    await send(401, 'POST', '/api/profile/contact', { ...contact, password: wrong });
    await send(200, 'POST', '/api/profile/contact', { ...contact, password });
    const code = await member.codeSentTo(Object.values(contact).join());
    const confirm = (status: number, given: string) =>
      send(status, 'POST', '/api/profile/contact/confirm', { ...contact, code: given });
    await confirm(401, wrongCode(secrets));
    await confirm(200, code);
    Object.assign(member, contact);
  }
}

/** The end of an account, with a wrong password first. */
export async function deleteAccount({ secrets }: Scene, { send, password }: Member): Promise<void> {
  const wrong = newPassword(secrets);
  await send(401, 'POST', '/api/profile/deleteaccount', { password: wrong });
  await send(200, 'POST', '/api/profile/deleteaccount', { password });
}
