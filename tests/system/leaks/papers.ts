import {
  SANDBOX_AADHAAR,
  SANDBOX_ACCOUNT,
  SANDBOX_OTP,
  SANDBOX_PAN,
} from '#server/ports/kyc/sandbox.ts';
import { codeAt } from '#tests/builders/index.ts';
import { noise, pdf, stream } from '#tests/unit/uploads/files.ts';
import { newVisitor, type Scene, type Visitor } from './visitor.ts';
import { type Member, signIn, wrongCode } from './visits.ts';

export const aadhaar = (number: string) => ({ aadhaar: number, consent: true });
export const pan = (number: string) => ({ pan: number, name: 'Asha Rao', consent: true });
export const account = (number: string) => ({
  holder: 'Asha Rao',
  account: number,
  ifsc: 'HDFC0000001',
});
const PASSPORT = '/api/profile/kyc/document?kind=passport&filename=passport.pdf&consent=true';

/** Aadhaar, PAN and bank accounts, with every outcome that the sandbox plays. */
export async function showPapers(
  { secrets }: Scene,
  { send, id, password }: Member,
): Promise<void> {
  const ask = (status: number, number: string) =>
    send(status, 'POST', '/api/profile/kyc/aadhaar', aadhaar(number));
  const confirm = (status: number, checkId: number, otp: string) =>
    send(status, 'POST', `/api/profile/kyc/aadhaar/${checkId}/confirm`, { otp });
  await ask(422, SANDBOX_AADHAAR.invalid);
  await ask(422, SANDBOX_AADHAAR.notLinked);
  await ask(503, SANDBOX_AADHAAR.providerDown);
  const { data: first } = await ask(200, SANDBOX_AADHAAR.good);
  await confirm(503, first.checkId, SANDBOX_OTP.providerDown);
  await confirm(409, first.checkId, SANDBOX_OTP.expired);
  const { data: second } = await ask(200, SANDBOX_AADHAAR.good.replace(/(\d{4})/g, '$1 '));
  await confirm(401, second.checkId, wrongCode(secrets));
  await confirm(401, second.checkId, wrongCode(secrets));
  await confirm(200, second.checkId, SANDBOX_OTP.good);

  const { none, providerDown, direct } = SANDBOX_PAN;
  for (const [status, number] of [
    [422, secrets.addNumber('PAN', 'ZZZPZ9876Z')],
    [422, none],
    [503, providerDown],
    [200, direct.toLowerCase()],
  ] as const)
    await send(status, 'POST', '/api/profile/kyc/pan', pan(number));

  for (const [status, number] of [
    [422, secrets.addNumber('account number', '998877665544332')],
    [422, SANDBOX_ACCOUNT.poor],
    [503, SANDBOX_ACCOUNT.providerDown],
    [200, SANDBOX_ACCOUNT.direct],
    [409, SANDBOX_ACCOUNT.direct],
  ] as const)
    await send(status, 'POST', '/api/profile/bankaccounts', { ...account(number), password });

  for (const path of [
    `/api/profile/${id}`,
    `/api/profile/user/getkyc/${id}`,
    `/api/profile/verificationstatus/${id}`,
    `/api/profile/finduserbankdetails/${id}`,
    '/api/profile/mydata',
    '/api/auths/sessions',
    `/api/propertyverification/getnotification/${id}`,
    `/api/dashboard/userdashboard/${id}`,
    '/UserDashboard',
    '/MyProfile',
  ])
    await send(200, 'GET', path);
}

const INSIDE = `Aadhaar ${SANDBOX_AADHAAR.good}`;

/** A photo whose particulars hold a number, which are cut out. */
export async function sendPhoto({ send }: Member): Promise<void> {
  const photo = await noise(400, 300)
    .withExif({ IFD0: { ImageDescription: INSIDE } })
    .jpeg()
    .toBuffer();
  await send(422, 'PUT', '/api/profile/photo', Buffer.from(INSIDE));
  await send(200, 'PUT', '/api/profile/photo', photo);
}

/** A document that holds a number. */
async function sendDocument({ send }: Member) {
  await send(422, 'POST', PASSPORT, Buffer.from(INSIDE));
  const document = pdf('<< /Type /Catalog >>', stream('/Length 20', INSIDE));
  const { data } = await send(200, 'POST', PASSPORT, document);
  const mine = await send(200, 'GET', '/api/profile/mydata');
  return { checkId: data.checkId as number, documentId: mine.documents[0].id as number };
}

/** Staff add their authenticator app; what it is handed is handed out that once. */
async function setUpApp(
  { secrets, answers }: Scene,
  send: Visitor['send'],
  password: string,
): Promise<void> {
  const { data: app } = await send(200, 'POST', '/api/profile/security/app', { password });
  answers.pop();
  secrets.add('secret of an app', app.secret);
  const code = secrets.addCode(codeAt(app.secret, new Date()));
  const { data } = await send(200, 'POST', '/api/profile/security/app/confirm', { code });
  answers.pop();
  for (const recoveryCode of data.recoveryCodes) secrets.add('recovery code', recoveryCode);
}

/** Staff look at somebody's document, approve it, suspend them and take them back. */
export async function workAsStaff(
  scene: Scene,
  staff: { email: string; password: string },
  member: Member,
): Promise<void> {
  const { checkId, documentId } = await sendDocument(member);
  const { send } = newVisitor(scene, 'browser');
  await send(200, 'POST', '/api/auths/login', staff);
  await setUpApp(scene, send, staff.password);
  for (const list of ['people', 'audit']) await send(200, 'GET', `/api/admin/${list}`);
  const { data: waiting } = await send(200, 'GET', '/api/admin/kyc');
  const { person: name } = waiting.items.find(
    (row: { checkId: number }) => row.checkId === checkId,
  );
  await send(200, 'GET', `/api/profile/document/${documentId}`);
  await send(200, 'POST', `/api/admin/kyc/${checkId}/decide`, { decision: 'approve', name });
  const reason = 'A reason of five words.';
  await send(200, 'POST', `/api/admin/people/${member.id}/suspend`, { reason });
  await signIn(member, 401);
  await send(200, 'POST', `/api/admin/people/${member.id}/restore`, { reason });
}
