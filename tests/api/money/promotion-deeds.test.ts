import { afterEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/lib/role.ts';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import type { Order } from '#server/db/schema/index.ts';
import { promotionPurposes } from '#server/money/promotions/purposes.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { aPaidOrder, bought, priceItem } from '#tests/api/examples/promotions.ts';
import { insertListing } from '#tests/builders/index.ts';

/** What is bought by the price list: what it gives, says and writes down, to the letter. */

const world = dealWorld();
const { as } = world;
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
afterEach(() => world.context().background.idle());

const handlerOf = ({ purpose }: Order) => promotionPurposes[purpose as PricedPurpose];
const run = (order: Order, what: 'grant' | 'revoke') =>
  asCall(() => world.db().transaction((tx) => handlerOf(order)[what](world.context(), tx, order)));

async function aHome(listedIn: 'sell' | 'rent' = 'sell') {
  const owner = await world.member();
  return { owner, ...(await insertListing(world.db(), { ownerId: owner.id, listedIn })) };
}

/** What an order gave: kind, how many, and for how many days. */
const givenBy = async ({ id }: Order) =>
  (
    await world.query(
      `select kind, quantity, round(extract(epoch from ends_at - starts_at) / 86400, 2) as days,
         revoked_at is not null as revoked from entitlements where order_id = $1 order by kind`,
      id,
    )
  ).map(({ kind, quantity, days, revoked }) => [
    ...[kind, quantity, days && Number(days)],
    ...(revoked ? ['revoked'] : []),
  ]);

describe('what is bought', () => {
  test.each<[string, Role, (string | number | null)[][]]>([
    [
      'user-starter',
      'user',
      [
        ['analysis', 1, 33],
        ['contacts', 5, 33],
      ],
    ],
    [
      ...(['user-seller', 'user'] as const),
      [
        ['analysis', 1, 93],
        ['contacts', 5, 93],
        ['listings', 5, 93],
        ['promotions', 2, 93],
      ],
    ],
    ['property-analysis-30', 'user', [['analysis', 1, 30]]],
    ['agent-leads-5', 'agent', [['leads', 5, 60]]],
  ])('by %s is held for its days, and taken back', async (code, role, given) => {
    const { id } = await world.member(role);
    const order = await bought(world.context(), { personId: id, code });
    expect(await givenBy(order)).toEqual(given);
    await run(order, 'revoke')();
    expect(await givenBy(order)).toEqual(given.map((line) => [...line, 'revoked']));
  });

  test('leads without an end stay for good', async () => {
    const { id } = await world.member('agent');
    const item = await priceItem(world.context(), 'agent-leads-5');
    await world.query('update price_items set validity_days = null where id = $1', item.id);
    const order = await bought(world.context(), { personId: id, code: 'agent-leads-5' });
    await world.query('update price_items set validity_days = 60 where id = $1', item.id);
    expect(await givenBy(order)).toEqual([['leads', 5, null]]);
  });

  test('a promotion is written down, and refused once the home or its owner is gone', async () => {
    const home = await aHome();
    const wanted = { personId: home.owner.id, code: 'promote-property-7', listingId: home.id };
    expect(await deed(run(await aPaidOrder(world.context(), wanted), 'grant'))).toEqual({
      ...{ said: [200, 'done'], told: [], happened: [] },
      audited: [['listing.promote', `listing ${home.id}`, { days: 7 }]],
    });
    await world.query(`update listings set status = 'paused' where id = $1`, home.id);
    expect(await deed(run(await aPaidOrder(world.context(), wanted), 'grant'))).toEqual({
      said: [409, 'Only a property that is on the search can be promoted.'],
      ...NOTHING_DONE,
    });
    const lawyer = await world.member('lawyer');
    const profile = { personId: lawyer.id, code: 'promote-profile-30' };
    expect(await deed(run(await aPaidOrder(world.context(), profile), 'grant'))).toEqual({
      ...{ said: [200, 'done'], told: [], happened: [] },
      audited: [['profile.promote', `person ${lawyer.id}`, { days: 30 }]],
    });
    const order = await aPaidOrder(world.context(), profile);
    await world.query('update people set deleted_at = now() where id = $1', lawyer.id);
    expect(await deed(run(order, 'grant'))).toEqual({
      said: [409, 'This account is closed.'],
      ...NOTHING_DONE,
    });
  });

  test('a contact tells its owner, and given back shares nothing any more', async () => {
    const [buyer, home] = [await world.member(), await aHome()];
    const wanted = { personId: buyer.id, code: 'owner-contact', listingId: home.id };
    const order = await aPaidOrder(world.context(), wanted);
    const left = await deed(run(order, 'grant'));
    const [{ id }] = await world.query('select max(id) as id from contact_requests');
    expect(left).toEqual({
      said: [200, 'done'],
      told: [
        [home.owner.id, expect.any(String), expect.stringContaining(home.title), `/Request/${id}`],
      ],
      audited: [['contact.unlock', `contact ${id}`, {}]],
      happened: [[`contact ${id}`, 'unlock', 'system', 'accepted']],
    });
    expect((await deed(run(order, 'revoke'))).happened).toEqual([
      [`contact ${id}`, 'takeBack', 'system', 'withdrawn'],
    ]);
    // It has ended already: nothing is left to end.
    expect(await deed(run(order, 'revoke'))).toEqual({ said: [200, 'done'], ...NOTHING_DONE });
    await world.query(`update listings set status = 'sold' where id = $1`, home.id);
    const late = await deed(run(await aPaidOrder(world.context(), wanted), 'grant'));
    expect(late).toEqual({ said: [409, expect.any(String)], ...NOTHING_DONE });
  });
});

describe('out of a package', () => {
  test('a number is seen, and what is left is said', async () => {
    const [buyer, home] = [await world.member(), await aHome()];
    const unlock = () => as(buyer, 'POST', `/contact/unlock/${home.id}`);
    const offer = async (id: number) => (await as(buyer, 'GET', `/contact/offer/${id}`)).body;
    expect(await deed(unlock)).toEqual({
      said: [409, 'No contact is left of a package of yours.'],
      ...NOTHING_DONE,
    });
    await bought(world.context(), { personId: buyer.id, code: 'user-starter' });
    const flat = await aHome('rent');
    expect((await offer(flat.id)).data).toEqual({
      ...{ open: true, page: '/RentContactPayment', price: 49, left: 5 },
    });
    const answer = await unlock();
    expect(answer.body).toMatchObject({
      message: 'You can see the number now.',
      data: { state: 'accepted', left: 4 },
    });
    expect((await offer(home.id)).data).toEqual({
      ...{ open: false, page: '/OwnerContactPayment', price: 99, left: 4 },
    });
    expect((await offer(9_999_999)).message).toBe('This home is no longer listed.');
  });

  test('a home is promoted once at a time', async () => {
    const home = await aHome();
    const use = (id: number) => () => as(home.owner, 'POST', `/propertypromote/use/${id}`);
    expect(await deed(use(home.id))).toEqual({
      said: [409, 'No promotion is left of a package of yours.'],
      ...NOTHING_DONE,
    });
    await bought(world.context(), { personId: home.owner.id, code: 'user-seller' });
    const left = await deed(use(home.id));
    expect(left).toEqual({
      said: [200, 'Your property is promoted.'],
      ...{ told: [], happened: [] },
      audited: [['listing.promote', `listing ${home.id}`, { days: 15 }]],
    });
    const [{ day }] = await world.query(
      `select to_char((now() at time zone 'Asia/Kolkata') + interval '15 days', 'FMDD Mon YYYY') as day`,
    );
    expect(await deed(use(home.id))).toEqual({
      said: [409, `Promoted until ${day} already. Use another promotion after that.`],
      ...NOTHING_DONE,
    });
    const other = await aHome();
    expect((await deed(use(other.id))).said).toEqual([404, 'This property is not among yours.']);
    // What has run out this moment may be promoted anew, though on the same day it costs no second one.
    await world.query('update listings set featured_until = now() where id = $1', home.id);
    expect((await use(home.id)()).body.data.left).toBe(1);
  });

  test('a profile is promoted once at a time', async () => {
    const agent = await world.member('agent');
    const use = () => as(agent, 'POST', '/profilepremium/use');
    await bought(world.context(), { personId: agent.id, code: 'agent-growth' });
    expect(await deed(use)).toEqual({
      said: [200, 'Your profile is promoted.'],
      ...{ told: [], happened: [] },
      audited: [['profile.promote', `person ${agent.id}`, { days: 15 }]],
    });
    expect((await deed(use)).said).toEqual([409, expect.stringMatching(/^Promoted until /)]);
    const [{ used }] = await world.query(
      `select used from entitlements where person_id = $1 and kind = 'promotions'`,
      agent.id,
    );
    expect(used).toBe(1);
  });
});
