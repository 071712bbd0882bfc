import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { blocks, entitlements, leads, people, savedSearches } from '#server/db/schema/index.ts';
import { seedLocalities } from '#server/homes/localities/seed-localities.ts';
import { takeLeadVerb } from '#server/professionals/leads/take-lead.ts';
import { contextOf, type Member, outcomeOf } from '#tests/api/deals/deal-world.ts';
import { insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { buyLeads, insertRequirement } from './lead-world.ts';
import { leadsDesk } from './leads-desk.ts';

const { AGENTS_A_REQUIREMENT } = EXPECTED_FIGURES;

const desk = leadsDesk();
const { context, db, aPerson, newsOf, leadsOf, list, detail, expectNobody, as, must, query } = desk;
// The wishes below name Baner.
beforeAll(() => seedLocalities(db()));

describe('the pool of requirements', () => {
  const pool = async (who: Member = desk.agent) => (await as(who, 'GET', '/agents/leadpool')).body;
  const idsIn = async (who?: Member) =>
    (await pool(who)).data.map(({ id }: { id: number }) => id) as number[];
  const take = (id: number, who: Member = desk.agent) => as(who, 'POST', `/agents/takelead/${id}`);
  const usedBy = async (personId: number) =>
    (await db().select().from(entitlements).where(eq(entitlements.personId, personId))).reduce(
      (sum, { used }) => sum + used,
      0,
    );

  test('holds what its owner agreed to, and nobody’s name', async () => {
    const saved = await must(
      as(desk.buyer, 'POST', '/savedsearches', {
        name: `Home for ${desk.buyer.lastName}`,
        query: 'type=Buy&loc=Baner&bedrooms=2&max_price=9000000',
      }),
    );
    expect(saved).toMatchObject({ agentsMayOffer: false, agents: 0 });
    expect(await idsIn()).not.toContain(saved.id);
    await must(as(desk.buyer, 'PUT', `/savedsearches/${saved.id}`, { agentsMayOffer: true }));
    const answer = await pool();
    const requirement = answer.data.find(({ id }: { id: number }) => id === saved.id);
    expect(Object.keys(requirement).toSorted()).toEqual(
      ['fits', 'fitsIsMinimum', 'id', 'left', 'possession', 'since', 'wants'].toSorted(),
    );
    expect(requirement).toMatchObject({
      wants: '2 BHK in Baner under ₹ 90 Lakh',
      left: AGENTS_A_REQUIREMENT,
    });
    expectNobody(answer, desk.buyer);
    await must(as(desk.buyer, 'PUT', `/savedsearches/${saved.id}`, { agentsMayOffer: false }));
    expect(await idsIn()).not.toContain(saved.id);
    const consents = await query(
      `select action from audit_log where subject_kind = 'saved_search' and subject_id = $1 order by id`,
      saved.id,
    );
    expect(consents.map(({ action }) => action)).toEqual([
      'search.open-to-agents',
      'search.close-to-agents',
    ]);
  });

  test('has no words its owner typed and nothing they drew', async () => {
    const typed = await insertRequirement(context(), desk.buyer.id, {
      query: 'type=Buy&loc=qqwwzz&bedrooms=3',
    });
    const area = '18.5,73.8;18.6,73.8;18.6,73.9';
    const drawn = await insertRequirement(context(), desk.buyer.id, {
      query: `type=Buy&area=${area}`,
    });
    const words = new Map(
      (await pool()).data.map(({ id, wants }: { id: number; wants: string }) => [id, wants]),
    );
    expect(words.get(typed.id)).toBe('3 BHK in Pune');
    expect(words.get(drawn.id)).toBe('Homes in a part of Pune');
  });

  test('takes no requirement of an agent’s, a blocked or a suspended person’s', async () => {
    const other = await aPerson('agent');
    const own = await must(
      as(other, 'POST', '/savedsearches', {
        name: 'Mine',
        query: 'type=Buy',
        agentsMayOffer: true,
      }),
    );
    expect(own.agentsMayOffer).toBe(false);
    const blocked = await insertRequirement(context(), desk.buyer.id);
    await db().insert(blocks).values({ blockerId: desk.buyer.id, blockedId: desk.agent.id });
    const suspended = await insertPerson(db(), { suspendedAt: new Date() });
    const held = await insertRequirement(context(), suspended.id);
    const ids = await idsIn();
    for (const id of [own.id, blocked.id, held.id]) {
      expect(ids).not.toContain(id);
      expect((await take(id)).status).toBe(404);
    }
    expect(await idsIn(other)).toContain(blocked.id);
  });

  test('a requirement is taken with one bought lead, and its owner hears of it', async () => {
    await buyLeads(context(), desk.agent.id);
    const requirement = await insertRequirement(context(), desk.buyer.id);
    expect(await must(take(requirement.id))).toMatchObject({ left: 4 });
    expect((await take(requirement.id)).status).toBe(409);
    expect(await usedBy(desk.agent.id)).toBe(1);
    const { leads: left, data } = await pool();
    expect([left, data.some(({ id }: { id: number }) => id === requirement.id)]).toEqual([
      4,
      false,
    ]);
    const [row] = (await list(desk.agent)).data;
    expect(row).toMatchObject({ source: 'bought', buyer: 'Asha T.' });
    expect(row.wants).toMatch(/^2 BHK in Baner under/);
    expectNobody([row, await detail(desk.agent, row.id)], desk.buyer);
    expect(JSON.stringify(row)).not.toContain(requirement.name);
    expect(await newsOf(desk.buyer.id, /An agent looks for/)).toHaveLength(1);
    const [search] = await must(as(desk.buyer, 'GET', '/savedsearches'));
    expect(search).toMatchObject({ agentsMayOffer: true, agents: 1 });
  });

  test('not without checked papers or a lead left, and then nothing is spent', async () => {
    const requirement = await insertRequirement(context(), desk.buyer.id);
    expect((await take(requirement.id)).body.message).toMatch(/no lead left/);
    await buyLeads(context(), desk.agent.id);
    await db().update(people).set({ panVerified: false }).where(eq(people.id, desk.agent.id));
    expect((await take(requirement.id)).body.message).toMatch(/KYC/);
    expect((await pool()).verified).toBe(false);
    expect(await usedBy(desk.agent.id)).toBe(0);
    expect(await leadsOf(desk.agent.id)).toEqual([]);
  });

  const NOTHING = { query: {} as never, body: {} as never };
  const asAgent = (at: Context, id: number): Context => {
    const own = contextOf(at, id);
    return own.actor.kind === 'person' ? { ...own, actor: { ...own.actor, role: 'agent' } } : own;
  };
  const taking = (at: Context, agentId: number, id: number) =>
    outcomeOf(takeLeadVerb(asAgent(at, agentId), { ...NOTHING, params: { id } }));

  test('of twenty agents at once three get a requirement, and only they pay', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => aPerson('agent')));
    for (const { id } of crowd) await buyLeads(context(), id);
    const requirement = await insertRequirement(context(), desk.buyer.id);
    const at = desk.crowded();
    const outcomes = await Promise.all(crowd.map(({ id }) => taking(at, id, requirement.id)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(AGENTS_A_REQUIREMENT);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(17);
    const sold = await db().select().from(leads).where(eq(leads.searchId, requirement.id));
    expect(sold).toHaveLength(AGENTS_A_REQUIREMENT);
    const used = await Promise.all(crowd.map(({ id }) => usedBy(id)));
    expect(used).toEqual(outcomes.map((outcome) => (outcome === 'done' ? 1 : 0)));
    expect(await idsIn()).not.toContain(requirement.id);
  });

  test('an agent’s last lead buys one of two requirements taken at once, and one requirement once', async () => {
    await buyLeads(context(), desk.agent.id);
    await query('update entitlements set used = quantity - 1 where person_id = $1', desk.agent.id);
    const [one, two] = [
      await insertRequirement(context(), desk.buyer.id),
      await insertRequirement(context(), desk.buyer.id),
    ];
    const at = desk.crowded();
    const requirements = [one, two, one, two];
    const outcomes = await Promise.all(requirements.map(({ id }) => taking(at, desk.agent.id, id)));
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'done']);
    expect(await leadsOf(desk.agent.id)).toHaveLength(1);
  });

  test('taking a requirement and withdrawing it at once end in one order or the other', async () => {
    await buyLeads(context(), desk.agent.id);
    const at = desk.crowded();
    for (let round = 0; round < 8; round++) {
      await query('update entitlements set used = 0 where person_id = $1', desk.agent.id);
      const requirement = await insertRequirement(context(), desk.buyer.id);
      const [outcome] = await Promise.all([
        taking(at, desk.agent.id, requirement.id),
        as(desk.buyer, 'DELETE', `/savedsearches/${requirement.id}`),
      ]);
      expect(await usedBy(desk.agent.id)).toBe(outcome === 'done' ? 1 : 0);
      const left = await db()
        .select()
        .from(savedSearches)
        .where(and(eq(savedSearches.id, requirement.id)));
      expect(left).toEqual([]);
    }
  });
});
