import { afterEach, describe, expect, test } from 'vitest';
import { isAppError } from '#contract/lib/errors.ts';
import type { Role } from '#domain/lib/role.ts';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import { promotionPurposes } from '#server/money/promotions/purposes.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { priceItem } from '#tests/api/examples/promotions.ts';
import { insertListing } from '#tests/builders/index.ts';

/** What may be bought by the price list, by whom, at which price, to the letter. */

const world = dealWorld();
afterEach(() => world.context().background.idle());

/** Something of the price list, as somebody asks for it: its quote, or how they are refused. */
async function quote(personId: number, code: string, subjectId: number | null = null) {
  const { id, purpose } = await priceItem(world.context(), code);
  const request = { personId, purpose, subjectId, priceItemId: id };
  try {
    const { priceItem: item, ...said } = await promotionPurposes[purpose as PricedPurpose].quote(
      world.context(),
      request,
    );
    return { ...said, item: item?.code };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [error.code, error.message];
  }
}

async function aHome(
  status: 'live' | 'paused' | 'sold' = 'live',
  listedIn: 'sell' | 'rent' = 'sell',
) {
  const owner = await world.member();
  const home = await insertListing(world.db(), { ownerId: owner.id, status, listedIn });
  return { owner, ...home };
}

describe('a quote', () => {
  test.each<[string, Role, string, number, string]>([
    ['user-starter', 'user', 'Starter package', 499_00, '/subscriptionPayment'],
    [
      'promote-profile-30',
      'lawyer',
      'Profile promotion for 30 days',
      799_00,
      '/promoteProfilePayment',
    ],
    [
      'property-analysis-30',
      'user',
      'Property analysis for 30 days',
      399_00,
      '/propertyAnalysisPayment',
    ],
    ['agent-leads-5', 'agent', '5 leads', 749_00, '/agentLeadPayment'],
  ])('of %s is of nothing but itself', async (code, role, description, listPaise, returnPath) => {
    const { id } = await world.member(role);
    expect(await quote(id, code)).toEqual({
      ...{ description, listPaise, returnPath, item: code },
      ...{ subjectKind: null, subjectId: null },
    });
  });

  test('for a home names it', async () => {
    const [buyer, home, flat] = [await world.member(), await aHome(), await aHome('live', 'rent')];
    const of = (
      listing: typeof home,
      what: string,
      code: string,
      page: string,
      listPaise: number,
    ) => ({
      description: `${what}: ${listing.title}`,
      ...{ subjectKind: 'listing', subjectId: listing.id, item: code, listPaise },
      returnPath: `${page}?property=${listing.id}`,
    });
    expect(await quote(buyer.id, 'owner-contact', home.id)).toEqual(
      of(home, 'Contact for one home', 'owner-contact', '/OwnerContactPayment', 99_00),
    );
    expect(await quote(buyer.id, 'rent-contact', flat.id)).toEqual(
      of(flat, 'Contact for one rented home', 'rent-contact', '/RentContactPayment', 49_00),
    );
    expect(await quote(home.owner.id, 'promote-property-7', home.id)).toEqual(
      of(home, 'Promotion for 7 days', 'promote-property-7', '/promotePropertyPayment', 299_00),
    );
    const other = ['not_found', 'This home is not offered like that.'];
    expect(await quote(buyer.id, 'rent-contact', home.id)).toEqual(other);
    expect(await quote(buyer.id, 'owner-contact', flat.id)).toEqual(other);
    expect(await quote(buyer.id, 'promote-property-7', home.id)).toEqual([
      ...['not_found', 'This property is not among yours.'],
    ]);
    const paused = await aHome('paused');
    expect(await quote(paused.owner.id, 'promote-property-7', paused.id)).toEqual([
      ...['conflict', 'Only a property that is on the search can be promoted.'],
    ]);
  });

  test('is refused to who has left, and to a role it is not for', async () => {
    const [gone, agent] = [await world.member(), await world.member('agent')];
    await world.query('update people set deleted_at = now() where id = $1', gone.id);
    expect(await quote(gone.id, 'user-starter')).toEqual(['not_found', expect.any(String)]);
    expect(await quote(agent.id, 'user-starter')).toEqual(['not_found', expect.any(String)]);
  });

  test.each<[string, Role]>([
    ['user-starter', 'user'],
    ['promote-profile-30', 'lawyer'],
    ['promote-property-7', 'user'],
  ])('of %s is not given where staff emptied its days', async (code, role) => {
    const { id } = await world.member(role);
    const item = await priceItem(world.context(), code);
    const home = await insertListing(world.db(), { ownerId: id });
    const set = (days: number | null) =>
      world.query('update price_items set validity_days = $2 where id = $1', item.id, days);
    await set(null);
    const answer = await quote(id, code, home.id);
    await set(item.validityDays);
    expect(answer).toEqual(['conflict', 'This cannot be bought at the moment.']);
  });
});
