import { SANDBOX_AADHAAR, SANDBOX_ACCOUNT, SANDBOX_PAN } from '#server/ports/kyc/sandbox.ts';
import { aadhaar, account, pan } from './papers.ts';
import type { Scene, Visitor } from './visitor.ts';
import { type Member, newPassword, registrationOf, wrongCode } from './visits.ts';

type Call = readonly [method: string, path: string, body: object];

/** What somebody has begun and not finished, so that a call about it has something to change. */
export interface Begun {
  reference: string;
  checkId: number;
  email: string;
}

export async function begin({ secrets }: Scene, { send, email, password }: Member): Promise<Begun> {
  const { data } = await send(200, 'POST', '/api/auths/register', registrationOf(secrets));
  await send(200, 'POST', '/api/auths/forgotpassword', { email });
  const other = `other.${email}`;
  await send(200, 'POST', '/api/profile/contact', { email: other, password });
  const number = aadhaar(SANDBOX_AADHAAR.good);
  const started = await send(200, 'POST', '/api/profile/kyc/aadhaar', number);
  return { reference: data.reference, checkId: started.data.checkId, email: other };
}

/** Calls whose bodies hold secrets, with and without a session. */
function secretCalls({ secrets }: Scene, { email, password }: Member, begun: Begun): Call[] {
  const { reference, checkId } = begun;
  const code = wrongCode(secrets);
  const fresh = newPassword(secrets);
  return [
    ['POST', '/api/auths/login', { email, password }],
    ['POST', '/api/auths/register', registrationOf(secrets)],
    ['POST', '/api/auths/verifyregistration', { reference, emailcode: code, mobilecode: code }],
    ['POST', '/api/auths/resendcodes', { reference }],
    [
      'POST',
      '/api/auths/resetpassword',
      { email, reference, code: wrongCode(secrets, 8), password: fresh },
    ],
    ['POST', '/api/profile/changepassword', { oldpassword: password, newpassword: fresh }],
    ['POST', '/api/profile/contact', { email: begun.email, password }],
    ['POST', '/api/profile/contact/confirm', { email: begun.email, code }],
    ['POST', '/api/profile/kyc/aadhaar', aadhaar(SANDBOX_AADHAAR.good)],
    ['POST', `/api/profile/kyc/aadhaar/${checkId}/confirm`, { otp: code }],
    ['POST', '/api/profile/kyc/pan', pan(SANDBOX_PAN.good)],
    ['POST', '/api/profile/bankaccounts', { ...account(SANDBOX_ACCOUNT.good), password }],
    ['POST', '/api/profile/deleteaccount', { password }],
  ];
}

/** The same fields, each as something it must not be. */
const misshapen = (body: object) =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => [
      [name, { [String(value)]: [value] }],
      [String(value), value],
    ]),
  );

/** Bodies that break off, are far too large, of wrong types, with NUL, or no JSON at all. */
export async function sendMalformed(scene: Scene, member: Member, begun: Begun): Promise<void> {
  for (const [method, path, body] of secretCalls(scene, member, begun)) {
    const json = JSON.stringify(body);
    await member.send(400, method, path, json.slice(0, -1));
    await member.send(413, method, path, JSON.stringify({ ...body, more: 'x'.repeat(300_000) }));
    await member.send(422, method, path, misshapen(body));
    await member.send(400, method, path, json.replace(/"/, '"\\u0000'));
    await member.send(400, method, path, json, 'text/plain');
  }
}

/** Where somebody could paste a secret. */
const anywhere = (text: string) => [
  `/api/nothing?token=${text}`,
  `/api/nothing/${text}`,
  `/api/auths/login/${text}?password=${text}`,
  `/api/auths/login?password=${text}`,
  `/api/locality/${text}`,
  `/Login?password=${text}`,
  `/login?password=${text}`,
  `/ForgetPassword?code=${text}`,
  `/MyProfile?token=${text}`,
  `/localities/${text}`,
  `/nothing?otp=${text}`,
  `/nothing/${text}`,
  `/${text}`,
  `/media/${text}.webp`,
  `/_astro/${text}.js`,
];

/** A number of few digits is an id here, and welcome in the log. */
const inPlaceOfId = (text: string) => [
  `/api/profile/${text}?token=${text}`,
  `/api/profile/kyc/aadhaar/${text}/confirm`,
  `/OwnerDetails/${text}`,
  `/ViewSingleProperty/${text}`,
];

/** Secrets in addresses, of which none is for them; the status of each answer. */
export async function pasteIntoAddresses(
  { call }: Visitor,
  secrets: readonly string[],
  code: string,
): Promise<number[]> {
  const texts = secrets.map(encodeURIComponent);
  const addresses = [...[...texts, code].flatMap(anywhere), ...texts.flatMap(inPlaceOfId)];
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await call('GET', address)).status);
  return statuses;
}

/** The same calls whole, while the database is in trouble; how each was answered. */
export async function callInTrouble(scene: Scene, member: Member, begun: Begun) {
  const answers: [string, number][] = [];
  for (const [method, path, body] of secretCalls(scene, member, begun)) {
    const { status } = await member.call(method, path, body);
    answers.push([path, status]);
  }
  return answers;
}
