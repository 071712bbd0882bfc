import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { type Cookie, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { SignUpRole } from '#domain/lib/role.ts';
import { DEMO_APP_SECRET } from '#domain/people/demo-app.ts';
import { spokenOn } from './languages/speaking.ts';

export const DEMO_PASSWORD = 'Demo@12345';
export const NEW_PASSWORD = 'mango pickle on the terrace';

let made = 0;

/** A mobile number and an address that no other test of this run has. */
export function newContact() {
  // No two workers of a run share the middle, of which a PAN's last letter is made.
  const worker = String(test.info().workerIndex % 26).padStart(2, '0');
  const digits = `7${String(process.pid).padStart(3, '0').slice(-3)}${worker}${1_000 + made++}`;
  return { mobile: digits, email: `e2e.${digits}@propertysearch.test` };
}

/** The code in the newest message that the sandbox sent to somebody, of those with certain words. */
export async function codeSentTo(page: Page, to: string, about = ''): Promise<string> {
  const words = spokenOn(page, about);
  let code = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/sandbox/outbox?to=${encodeURIComponent(to)}`);
      const texts: string[] = (await answer.json()).data.map(
        ({ subject, text }: Record<'subject' | 'text', string>) => `${subject} ${text}`,
      );
      code =
        /\b(?:\d{6}|\d{8})\b/.exec(
          texts.find((text) =>
            typeof words === 'string' ? text.includes(words) : words.test(text),
          ) ?? '',
        )?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}(?:\d\d)?$/);
  return code;
}

const STEP_MS = 30_000;

/** What an authenticator app shows so many half minutes from now. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

interface SignedIn {
  id: number;
  userrole: string;
}

interface Session {
  cookies: Cookie[];
  /** What the site keeps in the browser. */
  kept: { token: string; userId: string; userRole: string };
}

/** Of the tests before, in whichever worker: a code is good once, so that each spared one spares waiting. */
const sessionFile = (email: string) => `test-results/staff-${email}.json`;

/** Opens the dashboard with that session; false where it is not good any more. */
export async function resume(page: Page, { cookies, kept }: Session): Promise<boolean> {
  await page.context().addCookies(cookies);
  const headers = { authorization: kept.token };
  if (!(await page.request.get('/api/auths/sessions', { headers })).ok()) return false;
  // Any page of the site: its storage holds the session beside the cookie.
  await page.goto('/privacy');
  await page.evaluate((all) => Object.assign(localStorage, all), kept);
  await page.goto('/UserDashboard');
  return true;
}

/**
 * By calls. Of staff's codes those of the half minutes around are tried, then the next is waited
 * for.
 */
export async function newSession(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<Session> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const post = async (path: string, data: unknown) =>
    (await page.request.post(path, { data, headers })).json();
  const sessionOf = async ({ user, token }: { user: SignedIn; token: string }) => ({
    cookies: await page.context().cookies(),
    kept: { token, userId: String(user.id), userRole: user.userrole },
  });
  const { data, ...signedIn } = await post('/api/auths/login', { email, password });
  if (!data?.ticket) return sessionOf(signedIn);
  for (const [at, steps] of [-1, 0, 1, 1, 1].entries()) {
    if (at > 2) await page.waitForTimeout(STEP_MS - (Date.now() % STEP_MS));
    const proof = { kind: 'authenticator_app', code: appCode(DEMO_APP_SECRET, steps) };
    const answer = await post('/api/auths/secondfactor', { ticket: data.ticket, proof });
    if (answer.token) return sessionOf(answer);
  }
  throw new Error(`No code lets ${email} in`);
}

/** As staff of the demo, in the session they have or a new one. Screens: second-factor.spec.ts. */
async function signInStaff(page: Page, email: string, password: string): Promise<void> {
  const file = sessionFile(email);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before && (await resume(page, JSON.parse(before)))) return;
  const session = await newSession(page, email, password);
  await mkdir('test-results', { recursive: true });
  // Whole or not at all, since another worker may be reading.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(session));
  await rename(draft, file);
  expect(await resume(page, session)).toBe(true);
}

const isStaff = (email: string) => /^admin\d*@/.test(email);

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  if (isStaff(email)) return signInStaff(page, email, password);
  await page.goto('/Login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/Login');
}

const CHOICE: Record<SignUpRole, string> = {
  user: 'Buyer/Seller',
  agent: 'Agent',
  lawyer: 'Lawyer',
  evaluator: 'Property Evaluator',
};

/** A PAN serves one account: the sandbox knows one for every mobile number. */
export const panOf = (mobile: string) =>
  `ABCPV${mobile.slice(-4)}${String.fromCharCode(65 + (Number(mobile.slice(-6, -4)) % 26))}`;

/** Makes an account on screen, codes included, and ends on the dashboard. */
export async function signUp(
  page: Page,
  role: SignUpRole,
  firstname = 'Meera',
): Promise<ReturnType<typeof newContact>> {
  const { email, mobile } = newContact();
  await page.goto('/Registration');
  await page.getByRole('radio', { name: CHOICE[role] }).check();
  await page.getByLabel('First name').fill(firstname);
  await page.getByLabel('Last name').fill('Apte');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('I accept').check();
  await page.getByRole('button', { name: 'Sign up and send codes' }).click();
  await page.waitForURL('/MobilenoVerification');
  await page.getByLabel(`Code sent to ${email}`).fill(await codeSentTo(page, email));
  await page.getByLabel('Code sent by SMS').fill(await codeSentTo(page, mobile));
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await page.waitForURL('/UserDashboard');
  return { email, mobile };
}

/** Out by the profile menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
}
