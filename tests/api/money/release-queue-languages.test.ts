import { expect, test } from 'vitest';
import { escrowWorld } from './escrow-world.ts';

/** Requests for a deal's money that wait for staff, as each of them reads it. */

const world = escrowWorld();
const { parties, as, query } = world;

const linesIn = async (language: string) => {
  const headers = { ...parties.staff.headers, 'accept-language': language };
  const { body } = await as({ ...parties.staff, headers }, 'GET', '/admin/inbox?queue=release');
  return body.data.items.map(({ title, detail }: { title: string; detail: string }) => [
    title,
    detail,
  ]);
};

test('one that is disputed and one without an answer are named in the language of the page', async () => {
  const reason = 'Nothing of this was agreed.';
  const [disputed, silent] = [await world.paidBooking(), await world.paidBooking()];
  const refused = await world.asked('owner', disputed.id, 500);
  await as(parties.buyer, 'POST', `/propertypayment/release/${refused}/refuse`, { reason });
  await as(parties.owner, 'POST', `/propertypayment/release/${refused}/dispute`, { reason });
  const asked = await world.asked('owner', silent.id, 500);
  await query(
    `update releases set created_at = created_at - interval '8 days',
       expires_at = expires_at - interval '8 days' where id = $1`,
    asked,
  );
  const titleOf = ({ listingId }: { listingId: number }) =>
    world.valueIn<string>('listings', listingId, 'title');
  const [one, other] = [await titleOf(disputed), await titleOf(silent)];
  const sorted = (lines: string[][]) =>
    lines.toSorted((a, b) => (a[1] ?? '').localeCompare(b[1] ?? ''));
  expect(sorted(await linesIn('en'))).toEqual(
    sorted([
      [`${one}, booking #${disputed.id}`, 'Refused, and disputed'],
      [`${other}, booking #${silent.id}`, 'The other side is silent'],
    ]),
  );
  expect(sorted(await linesIn('mr'))).toEqual(
    sorted([
      [`${one}, बुकिंग #${disputed.id}`, 'नाकारले, आणि त्यावर वाद आहे'],
      [`${other}, बुकिंग #${silent.id}`, 'दुसऱ्या बाजूचे उत्तर आलेले नाही'],
    ]),
  );
});
