import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  SANDBOX_AADHAAR,
  SANDBOX_ACCOUNT,
  SANDBOX_OTP,
  SANDBOX_PAN,
} from '#server/ports/kyc/sandbox.ts';
import { callByKey, makeKeys } from './leaks/keys.ts';
import { begin, callInTrouble, pasteIntoAddresses, sendMalformed } from './leaks/mishaps.ts';
import { sendPhoto, showPapers, workAsStaff } from './leaks/papers.ts';
import {
  placesOfDatabase,
  placesOfFolder,
  placesOfOutput,
  placesOfServerLog,
} from './leaks/places.ts';
import { type Place, SecretsUsed } from './leaks/secrets-used.ts';
import { addCodesSent, newVisitor, type Scene } from './leaks/visitor.ts';
import {
  changeContact,
  changePasswords,
  deleteAccount,
  newPassword,
  signUp,
  wrongCode,
} from './leaks/visits.ts';
import { whileRefusing } from './leaks/while-refusing.ts';
import { postgresOf } from './site-postgres.ts';
import { discard, emptyFolder, launch, ready, type SiteProcess, stop } from './site-process.ts';

const secrets = new SecretsUsed();
for (const number of Object.values(SANDBOX_AADHAAR)) secrets.addNumber('Aadhaar number', number);
for (const number of Object.values(SANDBOX_PAN)) secrets.addNumber('PAN', number);
for (const number of Object.values(SANDBOX_ACCOUNT)) secrets.addNumber('account number', number);
for (const code of Object.values(SANDBOX_OTP)) secrets.addCode(code);
const staff = { email: 'staff@example.org', password: newPassword(secrets) };

let folder: string;
let site: SiteProcess;
let scene: Scene;
let postgres: Awaited<ReturnType<typeof postgresOf>>;
/** What the command wrote that makes staff. */
let commandOutput: string;

beforeAll(async () => {
  folder = await emptyFolder();
  const env = { DEMO: 'false', LOG_LEVEL: 'trace', TRUST_PROXY: 'true' };
  site = await launch({ dataDir: folder, env });
  await ready(site);
  scene = { url: site.url, secrets, answers: [] };
  postgres = await postgresOf(folder);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['scripts/admin.ts', 'create', staff.email, '--name', 'Ila Sen'],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ADMIN_PASSWORD: staff.password } },
  );
  commandOutput = stdout + stderr;
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

describe('the search', () => {
  const planted = new SecretsUsed();
  const password = planted.add('password', 'mango & pickle');
  const number = planted.addNumber('number', '655675523712');
  const code = planted.addCode('314159');

  test('knows a secret in other spellings, and a code from a number', () => {
    const kindsIn = (text: string) =>
      planted.findIn(placesOfOutput('here', text)).map((found) => found.replace('here: ', ''));
    for (const text of [
      encodeURIComponent(password),
      'MANGO+%26+pickle',
      Buffer.from(password).toString('hex'),
      Buffer.from(password).toString('base64'),
    ])
      expect(kindsIn(`?x=${text}.`)).toEqual(['password']);
    expect(kindsIn(`{"n":"6556 7552 3712"}`)).toEqual(['number']);
    expect(kindsIn(`{"text":"is ${code}."}`)).toEqual(['code']);
    expect(kindsIn(`{"${code}":1}`)).toEqual(['code']);
    expect(kindsIn(`{"id":${code},"time":"12:00:00.${code}1Z","at":"x.js:1:${code}"}`)).toEqual([]);
  });

  test('sees every kind of column of any schema', async () => {
    const found = await postgres.run(async (client) => {
      await client.query('begin; create schema planted');
      await client.query(
        'create table planted.rows (id int, a text, b bytea, c jsonb, d text[], at timestamptz)',
      );
      await client.query('insert into planted.rows values ($1, $2, $3, $4, $5, $6)', [
        ...[code, `the ${code}`, Buffer.from(password), { [code]: number }, [password, code]],
        `2026-01-01 10:00:00.${code}`,
      ]);
      const places = await placesOfDatabase(client);
      await client.query('rollback');
      return planted.findIn(places);
    });
    expect(found).toEqual([
      '"planted"."rows".a: code',
      '"planted"."rows".b: password',
      '"planted"."rows".c: code',
      '"planted"."rows".c: number',
      '"planted"."rows".d: code',
      '"planted"."rows".d: password',
      'a row of "planted"."rows": number',
      'a row of "planted"."rows": password',
    ]);
  });
});

/** Everything the run wrote but the database itself and what was meant to hold a secret. */
async function placesLeft(): Promise<Record<'logs' | 'others', Place[]>> {
  const meant = /^(postgres\/|objects\/documents\/[^.]|secret\.key$|postgres\.json$)/;
  return {
    logs: [...placesOfOutput('the log', site.output()), ...placesOfServerLog(await postgres.log())],
    others: [
      ...scene.answers,
      ...placesOfOutput('the output of a command', commandOutput),
      ...(await placesOfFolder(folder, meant)),
    ],
  };
}

test('no secret of a whole run is in the database, a log, an answer or a file', async () => {
  const buyer = await signUp(scene, 'browser');
  const agent = await signUp(scene, 'client', 'agent');
  const clumsy = await signUp(scene, 'browser');
  const unlucky = await signUp(scene, 'client');
  expect([buyer.cookie() === '', agent.cookie() === '']).toEqual([false, true]);
  const personal = new SecretsUsed();
  for (const { email, mobile } of [buyer, agent, clumsy, unlucky]) {
    personal.add('e-mail', email);
    personal.add('mobile', mobile);
  }
  personal.add('password hash', '$argon2id$');

  for (const member of [buyer, agent]) await changePasswords(scene, member);
  await changeContact(scene, buyer);
  await showPapers(scene, buyer);
  for (const member of [buyer, agent]) await sendPhoto(member);
  await workAsStaff(scene, staff, agent);

  const keys = await makeKeys(unlucky);
  for (const key of keys) await callByKey(scene, key);

  const begun = await begin(scene, unlucky);
  await sendMalformed(scene, clumsy, begun);
  const pasted = [
    ...[clumsy.token(), clumsy.password, ...keys],
    ...[SANDBOX_AADHAAR.good, SANDBOX_PAN.direct],
  ];
  const stranger = newVisitor(scene, 'browser');
  const statuses = await pasteIntoAddresses(stranger, pasted, wrongCode(secrets));
  expect(Math.max(...statuses)).toBe(422);

  const refused = await whileRefusing(postgres, () => callInTrouble(scene, unlucky, begun));
  // Codes are sent after the answer, and a reference that nobody was given needs no row.
  const answered = refused.filter(([, status]) => status !== 500);
  expect(answered.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['/api/auths/resendcodes', 200],
    ['/api/auths/resetpassword', 401],
    ['/api/profile/contact', 200],
  ]);
  const dumped = await postgres.run(placesOfDatabase);
  await postgres.stop();
  const away = await callInTrouble(scene, unlucky, begun);
  for (const key of keys) expect(await callByKey(scene, key)).toContain(503);
  const atIds = await pasteIntoAddresses(stranger, pasted, wrongCode(secrets));
  await postgres.start();
  expect(away.filter(([, status]) => status !== 503)).toEqual([]);
  expect(atIds).toContain(503);

  await ready(site);
  await deleteAccount(scene, buyer);
  dumped.push(...(await postgres.run(placesOfDatabase)));
  await addCodesSent(scene);
  await stop(site);
  secrets.add('key', (await readFile(path.join(folder, 'secret.key'), 'utf8')).trim());
  secrets.add('password of Postgres', postgres.password);
  const { logs, others } = await placesLeft();

  // The nets were out: rows, failed statements and errors with their causes are there to look at.
  for (const table of ['sessions', 'api_keys', 'identity_checks', 'bank_accounts', 'audit_log'])
    expect(dumped.some(({ where }) => where.includes(`"${table}"`))).toBe(true);
  for (const text of ['STATEMENT:', 'Failed query: ', '"status":503', '"level":20'])
    expect([text, logs.some((place) => place.text.includes(text))]).toEqual([text, true]);
  expect(others.some(({ where }) => where.startsWith('the file objects/people/'))).toBe(true);

  expect(secrets.findIn([...dumped, ...logs, ...others])).toEqual([]);
  expect(personal.findIn(logs)).toEqual([]);
});
