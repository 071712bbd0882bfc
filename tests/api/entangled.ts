import { type Person, people } from '#server/db/schema/index.ts';
import { insertBid, insertBooking, listingFor } from './deals/deal-world.ts';
import { aContact } from './examples/contacts.ts';
import { aVisit } from './examples/visits.ts';
import { aMember, type World } from './world.ts';

const MESSAGE = 'We are two and would like to move in by the end of March.';

/** All that two people can have to do with each other over homes, at each of its stages. */
async function dealOver(world: World, seller: Person, buyer: Person, rival: Person) {
  const { context } = world;
  const sides = { ownerId: seller.id, buyerId: buyer.id };
  const [open, past, booked] = await Promise.all([
    listingFor(context, seller.id),
    listingFor(context, seller.id),
    listingFor(context, seller.id),
  ]);
  await Promise.all([
    aContact(world, { ...sides, listingId: open.id }),
    aContact(world, { ...sides, listingId: past.id, state: 'revoked' }),
    aContact(world, { ...sides, listingId: booked.id, state: 'accepted' }),
    aVisit(world, { ...sides, listingId: open.id, inMinutes: 600 }),
    aVisit(world, { ...sides, listingId: past.id, inMinutes: -900, state: 'checked_in' }),
    ...[buyer, rival].flatMap((bidder) => [
      insertBid(context, { listing: open, buyer: bidder }),
      insertBid(context, { listing: past, buyer: bidder }, { state: 'rejected' }),
    ]),
    insertBooking(context, { listing: booked, buyer }),
    insertBooking(context, { listing: past, buyer }, { state: 'cancelled' }),
  ]);
}

/** What the buyer's own steps set off: words to the owner, lines in timelines. */
async function askByCalls({ context, api }: World, seller: Person, headers: object) {
  const { id: listingId } = await listingFor(context, seller.id);
  for (const [path, body] of [
    ['/api/method/contact', { propertyid: listingId, message: MESSAGE }],
    ['/api/bid/place', { listingId, amount: 7_900_000 }],
    ['/api/book/place', { listingId, message: MESSAGE }],
  ] as const) {
    const { status, body: answer } = await api('POST', path, body, { ...headers });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  }
}

/** Somebody who sells to and buys from another, with a rival at both. */
export async function anEntangledMember(
  world: World,
  sessionOf: (person: Person) => Promise<{ authorization: string }>,
  overrides: Partial<Person>,
) {
  const member = await aMember(world, overrides);
  const [counterpart, rival] = await Promise.all([
    aMember(world, { panVerified: true }),
    aMember(world),
  ]);
  await Promise.all([
    dealOver(world, member, counterpart, rival),
    dealOver(world, counterpart, member, rival),
  ]);
  await askByCalls(world, member, await sessionOf(counterpart));
  return member;
}

/** Stands in the private address of every listing. */
export const DOOR = 'behind the peepul tree';

/** Gives everybody a number and every home a door, for who has none cannot be betrayed. */
export async function giveSecrets({ context: { db } }: World): Promise<void> {
  await db.$client.query(
    `update listings set private_address = 'Flat 402, ${DOOR}'
     where private_address is null or private_address not like '%${DOOR}%'`,
  );
  await db.$client.query(
    `update people set mobile = '7' || lpad((id::bigint * 387420489 % 1000000000)::text, 9, '0')
     where mobile is null and deleted_at is null`,
  );
}

/** Everybody but the caller, with what they can be reached at. */
export async function othersThan({ context: { db } }: World, callerId: number | undefined) {
  const all = await db
    .select({ id: people.id, email: people.email, mobile: people.mobile })
    .from(people);
  return all.filter(({ id }) => id !== callerId);
}
