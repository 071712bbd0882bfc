import { describe, expect, test } from 'vitest';
import { listingFor, type Member } from '#tests/api/deals/deal-world.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import type { Answer } from '#tests/api/harness.ts';
import { messengerDesk } from './messenger-desk.ts';

/** What is said to who cannot write to somebody, or deal with an owner, and what may be written. */

const { world, send, aPair, shareContact } = messengerDesk();
const deed = deedsOf(() => world.db());
const said = async (call: () => Promise<Answer>) => (await deed(call)).said;

const block = (who: Member, whom: Member) =>
  world.query(
    'insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
    who.id,
    whom.id,
  );
const set = (column: 'deleted_at' | 'suspended_at', { id }: Member) =>
  world.query(`update people set ${column} = now() where id = $1`, id);

/** What stands between the first and the second of two. */
const BETWEEN = {
  'the first has blocked the second': (one: Member, other: Member) => block(one, other),
  'the second has blocked the first': (one: Member, other: Member) => block(other, one),
  'the second has left': (_: Member, other: Member) => set('deleted_at', other),
  'the second is suspended': (_: Member, other: Member) => set('suspended_at', other),
};
type Case = keyof typeof BETWEEN;

describe('who writes', () => {
  test.each<[Case, string]>([
    [
      'the first has blocked the second',
      'You have blocked this person. Take the block away to write to them.',
    ],
    ['the second has blocked the first', 'This person takes no more messages from you.'],
    ['the second has left', 'This person is not here any more.'],
    ['the second is suspended', 'This person is not here any more.'],
  ])('where %s hears so', async (between, words) => {
    const { one, other, id } = await aPair();
    // What stands between others is nothing to these two.
    await block(other, await world.member());
    await block(await world.member(), one);
    expect((await send(one, id, 'Is it free?')).status).toBe(200);
    await BETWEEN[between](one, other);
    expect(await deed(() => send(one, id, 'Is it free?'))).toEqual({
      said: [409, words],
      ...{ told: [], audited: [], happened: [] },
    });
  });

  test('hears that who has left is gone before that they had blocked them', async () => {
    const { one, other, id } = await aPair();
    await block(other, one);
    await block(one, other);
    expect(await said(() => send(one, id, 'Hello?'))).toEqual([
      409,
      'You have blocked this person. Take the block away to write to them.',
    ]);
    await set('deleted_at', other);
    expect(await said(() => send(one, id, 'Hello?'))).toEqual([
      409,
      'This person is not here any more.',
    ]);
  });
});

describe('who deals with an owner', () => {
  test.each<[Case, string]>([
    [
      'the first has blocked the second',
      'You have blocked this person. Take the block away to deal with them.',
    ],
    ['the second has blocked the first', 'This owner takes no offers or requests from you.'],
    ['the second is suspended', 'The owner of this home cannot be reached at the moment.'],
  ])('where %s hears so', async (between, words) => {
    const [buyer, owner] = [await world.member(), await world.member()];
    const listing = await listingFor(world.context(), owner.id);
    const body = { listingId: listing.id, amount: 8_000_000 };
    await BETWEEN[between](buyer, owner);
    expect(await deed(() => world.as(buyer, 'POST', '/bid/place', body))).toEqual({
      said: [409, words],
      ...{ told: [], audited: [], happened: [] },
    });
  });

  test('does so where only others have blocked them', async () => {
    const [buyer, owner] = [await world.member(), await world.member()];
    const listing = await listingFor(world.context(), owner.id);
    await block(await world.member(), buyer);
    await block(owner, await world.member());
    const body = { listingId: listing.id, amount: 8_000_000 };
    expect((await world.as(buyer, 'POST', '/bid/place', body)).status).toBe(200);
  });
});

describe('a way to reach somebody', () => {
  const REFUSED =
    'Leave out phone numbers, e-mail addresses and links until the other side has shared contacts with you.';
  const NUMBER = 'Ring me on 98220 12345';

  test('is not written to a stranger, and is once contacts are shared, by either side', async () => {
    const { one, other, id } = await aPair();
    for (const who of [one, other]) {
      expect(await said(() => send(who, id, NUMBER))).toEqual([422, REFUSED, `body: ${REFUSED}`]);
      expect((await send(who, id, 'Ring me when you like')).status).toBe(200);
    }
    await shareContact(one.id, (await world.member()).id);
    expect((await send(one, id, NUMBER)).status).toBe(422);
    await shareContact(one.id, other.id);
    for (const who of [one, other]) expect((await send(who, id, NUMBER)).status).toBe(200);
  });

  test.each(['requested', 'declined', 'expired'])('is not where a request is %s', async (state) => {
    const { one, other, id } = await aPair();
    await shareContact(one.id, other.id);
    await world.query('update contact_requests set state = $2 where buyer_id = $1', one.id, state);
    expect((await send(one, id, NUMBER)).status).toBe(422);
  });
});
