import { expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { aLicence, newLicence } from '#tests/api/examples/licences.ts';
import type { Answer } from '#tests/api/harness.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';

/** What staff decide about a registration, and what its professional hears. */

const { desk, rowsOf, asStaff } = staffDesk();
const deed = deedsOf(() => desk().database.db);

const CHANGED = 'This licence has changed in the meantime. Look at it again.';
const REASON = 'The register has another name for this number.';
const inDays = (days: number) => puneDate(new Date(), days);

const waiting = () => aLicence({ context: desk().context, api: desk().api });
const decide = (licenceId: number, body: object) =>
  asStaff('POST', `/licences/${licenceId}/decide`, body);
const verify = (licenceId: number, number: string, validUntil = '2099-12-31') =>
  decide(licenceId, { decision: 'verify', number, validUntil });
const refuse = (licenceId: number, number: string) =>
  decide(licenceId, { decision: 'refuse', number, reason: REASON });
const rowOf = async (licenceId: number) =>
  (await rowsOf('select * from licences where id = $1', licenceId))[0];

test('verified, the professional hears until when', async () => {
  const { id: licenceId, personId, number } = await waiting();
  expect(await deed(() => verify(licenceId, number))).toEqual({
    said: [200, 'Verified.'],
    told: [
      [
        personId,
        'Your registration is checked',
        'Clients see “Licence checked” beside it until 31 Dec 2099.',
        '/MyProfile#licence',
      ],
    ],
    audited: [
      ['licence.verify', `licence ${licenceId}`, { personId, number, validUntil: '2099-12-31' }],
    ],
    happened: [],
  });
});

test('refused, the professional hears why and where to send other evidence', async () => {
  const { id: licenceId, personId, number } = await waiting();
  expect(await deed(() => refuse(licenceId, number))).toEqual({
    said: [200, 'Refused; they have been told.'],
    told: [
      [
        personId,
        'Your registration was not accepted',
        `Clients see that it is not checked. You can send other evidence from My Profile. The reason: ${REASON}`,
        '/MyProfile#licence',
      ],
    ],
    audited: [['licence.refuse', `licence ${licenceId}`, { personId, number, reason: REASON }]],
    happened: [],
  });
  expect(await rowOf(licenceId)).toMatchObject({
    state: 'refused',
    reason: REASON,
    decided_by: desk().staff.id,
  });
  expect((await rowOf(licenceId)).decided_at).not.toBeNull();
});

test('holds from today on, and for no day before', async () => {
  const { id: licenceId, number } = await waiting();
  const words = 'It has run out already: refuse it instead.';
  const past = await deed(() => verify(licenceId, number, inDays(-1)));
  expect(past.said).toEqual([422, words, `validUntil: ${words}`]);
  expect(past.audited).toEqual([]);
  expect((await verify(licenceId, number, inDays(0))).status).toBe(200);
});

test('is decided once, of what was looked at, by its evidence', async () => {
  const { id: licenceId, number } = await waiting();
  const said = async (call: () => Promise<Answer>) => (await deed(call)).said;
  expect(await said(() => verify(licenceId, newLicence()))).toEqual([409, CHANGED]);
  await rowsOf('update licences set link = null where id = $1', licenceId);
  expect(await said(() => refuse(licenceId, number))).toEqual([409, CHANGED]);
  await rowsOf("update licences set link = 'https://maharera.example' where id = $1", licenceId);
  await refuse(licenceId, number);
  const decided = [409, 'This licence is decided already.'];
  expect(await said(() => refuse(licenceId, number))).toEqual(decided);
  expect(await said(() => verify(licenceId, number))).toEqual(decided);
});

test('is not there of nobody, and of whoever is gone', async () => {
  const { id: licenceId, personId, number } = await waiting();
  expect((await refuse(2_000_000_000, number)).status).toBe(404);
  await rowsOf('update people set deleted_at = now() where id = $1', personId);
  expect((await refuse(licenceId, number)).status).toBe(404);
});
