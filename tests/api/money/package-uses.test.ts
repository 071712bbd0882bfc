import { afterEach, describe, expect, test } from 'vitest';
import { requireListingQuota } from '#server/money/promotions/listing-quota.ts';
import { giveBackUse, takeEntitlement } from '#server/money/promotions/take-entitlement.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { bought, priceItem } from '#tests/api/examples/promotions.ts';
import { insertListing } from '#tests/builders/index.ts';

/** What is used of a package, is given back, and is refused without one, to the letter. */

const world = dealWorld();
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const DAY_MS = 86_400_000;
afterEach(() => world.context().background.idle());

const aPackage = (personId: number, code = 'user-starter') =>
  bought(world.context(), { personId, code });

describe('a use', () => {
  const usedOf = async (personId: number, kind = 'contacts') =>
    (
      await world.query(
        'select used from entitlements where person_id = $1 and kind = $2 order by id',
        personId,
        kind,
      )
    ).map(({ used }) => used);
  const take = (personId: number, subjectId: number, day?: string) =>
    world.db().transaction((tx) =>
      takeEntitlement(world.context(), tx, {
        ...{ personId, kind: 'contacts', subjectKind: 'listing', subjectId },
        ...(day && { day }),
      }),
    );

  test('is of what ends first, and of what has not ended', async () => {
    const { id } = await world.member();
    await aPackage(id, 'user-home-finder');
    await bought(world.context(), { personId: id, code: 'user-starter' }).catch(() => undefined);
    await world.query(
      `update entitlements set ends_at = now() + interval '1 day', quantity = 1
       where id = (select max(id) from entitlements where person_id = $1 and kind = 'contacts')`,
      id,
    );
    expect(await usedOf(id)).toEqual([0]);
    expect([await take(id, 1), await take(id, 1), await take(id, 2)]).toEqual([true, true, false]);
    expect(await usedOf(id)).toEqual([1]);
    expect(await take((await world.member()).id, 1)).toBe(false);
  });

  test('on another day costs another, and is given back alone', async () => {
    const { id } = await world.member();
    await aPackage(id);
    const days = ['2026-01-01', '2026-01-02'] as const;
    for (const day of [...days, ...days]) expect(await take(id, 7, day)).toBe(true);
    expect(await take(id, 8)).toBe(true);
    expect(await usedOf(id)).toEqual([3]);
    const use = { personId: id, kind: 'contacts', subjectKind: 'listing', subjectId: 7 } as const;
    const back = (what: object, since: number) =>
      world
        .db()
        .transaction((tx) => giveBackUse(tx, { ...use, ...what }, new Date(Date.now() - since)));
    for (const other of [{ personId: id + 1 }, { kind: 'leads' }, { subjectKind: 'person' }, {}]) {
      await back(other, DAY_MS);
    }
    await back({ day: days[0] }, -DAY_MS);
    expect(await usedOf(id)).toEqual([3]);
    await back({ day: days[0] }, DAY_MS);
    expect(await usedOf(id)).toEqual([2]);
    await back({ subjectId: 8 }, DAY_MS);
    expect(await usedOf(id)).toEqual([1]);
  });

  test('that was paid for and taken away soon gives back what has not gone back yet', async () => {
    const [owner, buyer] = [await world.member(), await world.member()];
    const { id: listingId } = await insertListing(world.db(), { ownerId: owner.id });
    const order = await bought(world.context(), {
      ...{ personId: buyer.id, code: 'owner-contact', listingId },
    });
    await world.query(
      `insert into refunds (public_id, order_id, amount_paise, reason, state)
       values ('rf_a_part_before', $1, 4001, 'A part of it.', 'done')`,
      order.id,
    );
    const [{ id }] = await world.query('select max(id) as id from contact_requests');
    await world.as(owner, 'POST', `/method/contact/${id}/revoke`);
    const back = await world.query(
      'select amount_paise::int as paise, reason from refunds where order_id = $1',
      order.id,
    );
    expect(back).toEqual([
      { paise: 40_01, reason: 'A part of it.' },
      { paise: 58_99, reason: 'The number was shared no longer soon after.' },
    ]);
  });
});

describe('room on the market', () => {
  const places = (personId: number, listingId = 0) =>
    deed(
      asCall(() =>
        world
          .db()
          .transaction((tx) => requireListingQuota(world.context(), tx, { personId, listingId })),
      ),
    );

  test.each([
    [0, 'Properties come on the market with a package.'],
    [
      ...([1] as const),
      '1 property on the market is free, and you have as many. A package lets you list more.',
    ],
  ])('with %i free is refused in these words', async (free, words) => {
    const { id } = await world.member();
    await priceItem(world.context(), 'user-starter');
    const set = (listings: number) =>
      world.query(
        `update price_items set grants = jsonb_set(grants, '{listings}', to_jsonb($1::int))
         where code = 'user-free' and valid_until is null`,
        listings,
      );
    await set(free);
    if (free > 0) expect((await places(id)).said).toEqual([200, 'done']);
    await insertListing(world.db(), { ownerId: id, status: 'live', demo: false });
    expect(await places(id)).toEqual({
      said: [409, words, `listings: ${words}`],
      ...NOTHING_DONE,
    });
    await set(3);
  });
});
