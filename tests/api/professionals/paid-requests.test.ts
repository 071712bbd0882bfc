import { describe, expect, test } from 'vitest';
import { PROFESSIONS, type Role } from '#domain/lib/role.ts';
import { SOLD } from '#domain/lib/sold.ts';
import { GRANT_KINDS, type GrantKind } from '#domain/money/purpose.ts';
import { ownPrices } from '#server/money/prices/price-list.ts';
import { listingFor, type Member } from '#tests/api/deals/deal-world.ts';
import { bought } from '#tests/api/examples/promotions.ts';
import { newMobile } from '#tests/api/world.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { engagementWorld, insertEngagement, insertProfile } from './engagement-world.ts';
import { insertRequirement } from './lead-world.ts';

/** What is sold is used up: by a call of whoever bought it, one at a time. */

const { FREE_REQUESTS } = EXPECTED_FIGURES;

const world = engagementWorld();
const { as, must } = world;
const context = () => world.context();

async function aMember(role: Role): Promise<Member> {
  const person = await insertPerson(world.db(), { role, mobile: newMobile() });
  if (PROFESSIONS.some((known) => known === role)) await insertProfile(context(), person.id);
  return { ...person, headers: (await aSession(world.db(), person.id)).headers };
}

const QUOTE = { amount: 12_000, workDays: 10, note: 'All that you asked for.' };

async function aRequest(who: Member, role: 'agent' | 'lawyer' | 'evaluator') {
  const client = await insertPerson(world.db());
  const parties = { clientId: client.id, professionalId: who.id };
  return insertEngagement(context(), parties, { profession: role });
}

const quote = async (who: Member, role: 'agent' | 'lawyer' | 'evaluator') =>
  as(who, 'POST', `/hire/quote/${(await aRequest(who, role)).id}`, QUOTE);

const useFreeRequests = async (who: Member, role: 'lawyer' | 'evaluator') => {
  for (let i = 0; i < FREE_REQUESTS; i++) expect((await quote(who, role)).status).toBe(200);
};

/** The call that uses up one of what is sold, by whom it is sold to. */
const USED_BY: Partial<Record<Role, Partial<Record<GrantKind, (who: Member) => Promise<number>>>>> =
  {
    user: {
      contacts: async (who) => {
        const { id } = await insertListing(world.db());
        return (await as(who, 'POST', `/contact/unlock/${id}`)).status;
      },
      listings: async (who) => {
        for (let i = 0; i < 3; i++) {
          await insertListing(world.db(), { ownerId: who.id, demo: false });
        }
        const draft = { ownerId: who.id, status: 'draft', demo: false } as const;
        const { id } = await insertListing(world.db(), draft);
        return (await as(who, 'POST', `/property/status/${id}`, { action: 'publish' })).status;
      },
      promotions: async (who) => {
        const { id } = await listingFor(context(), who.id);
        return (await as(who, 'POST', `/propertypromote/use/${id}`)).status;
      },
    },
    agent: {
      leads: async (who) => {
        const { id } = await insertRequirement(context(), (await insertPerson(world.db())).id);
        return (await as(who, 'POST', `/agents/takelead/${id}`)).status;
      },
      promotions: async (who) => (await as(who, 'POST', '/profilepremium/use')).status,
    },
    lawyer: {
      leads: async (who) => {
        await useFreeRequests(who, 'lawyer');
        return (await quote(who, 'lawyer')).status;
      },
    },
    evaluator: {
      leads: async (who) => {
        await useFreeRequests(who, 'evaluator');
        return (await quote(who, 'evaluator')).status;
      },
    },
  };

/** Bought for one thing and used on it by the purchase itself, or by time alone. */
const AT_ONCE = ['ownerContact', 'rentContact', 'promoteProperty', 'promoteProfile'];

const SALES = ownPrices()
  .filter(({ purpose, rupees }) => rupees > 0 && !AT_ONCE.includes(purpose))
  .flatMap(({ code, purpose, role, grants = {} }) =>
    (role ? [role] : (SOLD[purpose as keyof typeof SOLD].roles as readonly Role[])).flatMap(
      (buyer) =>
        GRANT_KINDS.filter((kind) => grants[kind]).map((kind) => [code, buyer, kind] as const),
    ),
  );

const leftOf = async (who: Member, kind: GrantKind) => {
  const { entitlements } = await must(as(who, 'GET', '/propertysubscription/mine'));
  return entitlements
    .filter((one: { kind: GrantKind }) => one.kind === kind)
    .reduce((sum: number, { left }: { left: number }) => sum + left, 0);
};

describe('whatever the price list sells', () => {
  test('sells something to every role', () => {
    expect(new Set(SALES.map(([, role]) => role)).size).toBe(1 + PROFESSIONS.length);
  });

  test.each(SALES.filter(([, , kind]) => kind !== 'analysis'))(
    '%s, sold to %s: a call of theirs uses up one of its %s',
    async (code, role, kind) => {
      const use = USED_BY[role]?.[kind];
      if (!use) throw new Error(`Nothing uses up ${kind} of a ${role}: do not sell it`);
      const who = await aMember(role);
      await bought(context(), { personId: who.id, code });
      const before = await leftOf(who, kind);
      expect(await use(who)).toBe(200);
      expect(await leftOf(who, kind)).toBe(before - 1);
    },
  );

  test.each(SALES.filter(([, , kind]) => kind === 'analysis'))(
    '%s, sold to %s: market analysis is open while it runs',
    async (code, role) => {
      const who = await aMember(role);
      const depth = async () => (await must(as(who, 'GET', '/analysis/pass'))).depth;
      const summary = await depth();
      await bought(context(), { personId: who.id, code });
      expect(await depth()).not.toBe(summary);
    },
  );
});

describe.each(['lawyer', 'evaluator'] as const)('requests to a %s', (role) => {
  const allowance = (who: Member) => must(as(who, 'GET', '/hire/allowance'));

  test('are free at first, then cost a lead each; without one they wait', async () => {
    const who = await aMember(role);
    expect(await allowance(who)).toEqual({ free: FREE_REQUESTS, bought: 0 });
    await useFreeRequests(who, role);
    const waiting = await aRequest(who, role);
    const refused = await as(who, 'POST', `/hire/quote/${waiting.id}`, QUOTE);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual([{ path: 'leads', message: expect.any(String) }]);
    expect(await world.stateOf(waiting.id)).toBe('requested');

    await bought(context(), { personId: who.id, code: `${role}-basic` });
    expect(await allowance(who)).toEqual({ free: 0, bought: 10 });
    expect((await as(who, 'POST', `/hire/quote/${waiting.id}`, QUOTE)).status).toBe(200);
    expect(await allowance(who)).toEqual({ free: 0, bought: 9 });
    // The one paid with a lead leaves the free ones as they were used.
    expect((await quote(who, role)).status).toBe(200);
    expect(await allowance(who)).toEqual({ free: 0, bought: 8 });
  });

  test('cost nothing to decline', async () => {
    const who = await aMember(role);
    const { id } = await aRequest(who, role);
    const reason = 'No time for it this month, sorry.';
    await must(as(who, 'POST', `/hire/decline/${id}`, { reason }));
    expect(await allowance(who)).toEqual({ free: FREE_REQUESTS, bought: 0 });
  });

  test('answered all at once use no more than there are', async () => {
    const who = await aMember(role);
    const requests = [];
    for (let i = 0; i < FREE_REQUESTS + 3; i++) requests.push(await aRequest(who, role));
    const answers = await Promise.all(
      requests.map(({ id }) => as(who, 'POST', `/hire/quote/${id}`, QUOTE)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE_REQUESTS);
  });
});

test('an agent is hired without using a lead', async () => {
  const who = await aMember('agent');
  for (let i = 0; i <= FREE_REQUESTS; i++) expect((await quote(who, 'agent')).status).toBe(200);
  expect(await must(as(who, 'GET', '/hire/allowance'))).toBeNull();
});
