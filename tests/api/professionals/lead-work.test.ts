import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { people } from '#server/db/schema/index.ts';
import { erasePerson } from '#server/people/profile/erase-person.ts';
import { remindFollowUps } from '#server/professionals/leads/expire.ts';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { insertProfile } from './engagement-world.ts';
import { insertLead } from './lead-world.ts';
import { HOUR_MS, leadsDesk } from './leads-desk.ts';

const desk = leadsDesk();
const { context, db, aPerson, newsOf, list, detail, step, expectNobody, as, must, query } = desk;

describe('working on a lead', () => {
  test('the first answer is noted, and counts for how fast the agent answers', async () => {
    await insertProfile(context(), desk.agent.id);
    const createdAt = new Date(Date.now() - 2 * HOUR_MS);
    for (let i = 0; i < 3; i++) {
      const { id } = await insertLead(context(), { agentId: desk.agent.id, createdAt });
      await must(step(desk.agent, 'contact', id));
    }
    const [row] = await query(
      'select response_minutes as n from professional_profiles where person_id = $1',
      desk.agent.id,
    );
    expect([120, 121]).toContain(row.n);
    expect((await list(desk.agent)).data[0].respondedAt).not.toBeNull();
  });

  test('a message answers the clock of every lead that waits for its writer, once', async () => {
    const createdAt = new Date(Date.now() - 5 * HOUR_MS);
    const waiting = { agentId: desk.agent.id, buyerId: desk.buyer.id, createdAt };
    const lead = await insertLead(context(), waiting);
    const other = await insertLead(context(), { ...waiting, wantsText: 'An office in Baner.' });
    const lost = await insertLead(context(), { ...waiting, state: 'lost' });
    const rival = await insertLead(context(), {
      ...waiting,
      agentId: (await aPerson('agent')).id,
    });
    const thread = await must(
      as(desk.agent, 'POST', '/messages/open', { kind: 'lead', id: lead.id }),
    );
    const write = (who: Member, clientKey: string) =>
      must(
        as(who, 'POST', `/messages/thread/${thread.id}`, {
          clientKey,
          body: 'May I show you two flats on Sunday?',
        }),
      );
    await write(desk.buyer, randomUUID());
    expect((await detail(desk.agent, lead.id)).state).toBe('new');
    const key = randomUUID();
    for (const sent of [key, key, randomUUID()]) await write(desk.agent, sent);
    for (const { id } of [lead, other]) {
      const { state, respondedAt, timeline } = await detail(desk.agent, id);
      expect(state).toBe('contacted');
      expect(respondedAt).not.toBeNull();
      expect(timeline).toMatchObject([{ event: 'contact', by: 'agent', note: 'By message' }]);
    }
    const untouched = await query(
      'select state, responded_at from leads where id = any($1) order by id',
      [lost.id, rival.id],
    );
    expect(untouched).toEqual([
      { state: 'lost', responded_at: null },
      { state: 'new', responded_at: null },
    ]);
  });

  test('notes stay, in their order; a loss keeps its reason until it is reopened', async () => {
    const { id } = await insertLead(context(), { agentId: desk.agent.id });
    await must(step(desk.agent, 'note', id, { text: 'Calls after six.' }));
    await must(step(desk.agent, 'note', id, { text: 'Has a dog.' }));
    expect((await step(desk.agent, 'note', id, { text: ' ' })).status).toBe(422);
    await must(step(desk.agent, 'lose', id, { reason: 'Bought elsewhere.' }));
    const lost = await detail(desk.agent, id);
    expect(lost.notes.map(({ text }: { text: string }) => text)).toEqual([
      'Calls after six.',
      'Has a dog.',
    ]);
    expect(lost).toMatchObject({ state: 'lost', lostReason: 'Bought elsewhere.' });
    await must(step(desk.agent, 'reopen', id));
    const { state, lostReason, timeline } = await detail(desk.agent, id);
    expect({ state, lostReason }).toEqual({ state: 'contacted', lostReason: null });
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual(['lose', 'reopen']);
  });

  test('a follow-up is ahead, on an open lead, and reminded of once each', async () => {
    const { id } = await insertLead(context(), { agentId: desk.agent.id, buyerId: desk.buyer.id });
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    expect((await step(desk.agent, 'followup', id, { at: at(-1) })).status).toBe(422);
    expect((await step(desk.agent, 'followup', id, { at: at(24 * 400) })).status).toBe(422);
    await must(step(desk.agent, 'followup', id, { at: at(1) }));
    const remind = (hours: number) =>
      remindFollowUps({ ...context(), now: () => new Date(Date.now() + hours * HOUR_MS) });
    expect(await remind(0.9)).toBe(0);
    const [first, second] = await Promise.all([remind(1.1), remind(1.1)]);
    expect([first, second].toSorted()).toEqual([0, 1]);
    const told = await newsOf(desk.agent.id, /^Follow up/);
    expect(told).toMatchObject([{ link: `/AgentLeadList?lead=${id}` }]);
    expectNobody(told, desk.buyer);
    await must(step(desk.agent, 'followup', id, { at: at(2) }));
    await must(step(desk.agent, 'followup', id, { at: null }));
    expect(await remind(3)).toBe(0);
    await must(step(desk.agent, 'followup', id, { at: at(2) }));
    await must(step(desk.agent, 'lose', id, { reason: 'Bought elsewhere.' }));
    expect(await remind(3)).toBe(0);
    expect((await step(desk.agent, 'followup', id, { at: at(2) })).status).toBe(409);
  });

  test('both can write to each other, and nobody else', async () => {
    const { id } = await insertLead(context(), { agentId: desk.agent.id, buyerId: desk.buyer.id });
    const open = (who: Member) => as(who, 'POST', '/messages/open', { kind: 'lead', id });
    const thread = await must(open(desk.agent));
    expect(await must(open(desk.buyer))).toEqual(thread);
    expect((await open(await aPerson('agent'))).status).toBe(404);
    const { subject } = (await must(as(desk.agent, 'GET', `/messages/thread/${thread.id}`))).thread;
    expect(subject).toMatchObject({ kind: 'lead', link: `/AgentLeadList?lead=${id}` });
  });

  test('the whole name is there once they share their contact with the agent', async () => {
    const { id } = await insertLead(context(), { agentId: desk.agent.id, buyerId: desk.buyer.id });
    const request = { ownerId: desk.agent.id, buyerId: desk.buyer.id, state: 'accepted' as const };
    const { listingId } = await aContact({ context: context() }, request);
    const found = await detail(desk.agent, id);
    expect(found).toMatchObject({ contactListingId: listingId });
    expect(found.buyer).toContain(desk.buyer.lastName);
    expect(JSON.stringify(found)).not.toContain(desk.buyer.mobile);
  });

  test('of a deleted account nothing is left that they looked for', async () => {
    const { id } = await insertLead(context(), { agentId: desk.agent.id, buyerId: desk.buyer.id });
    const [person] = await db().select().from(people).where(eq(people.id, desk.buyer.id));
    if (!person) throw new Error('There is such a person');
    await db().transaction((tx) => erasePerson(context(), tx, person));
    const found = await detail(desk.agent, id);
    expect(found).toMatchObject({ buyer: 'Deleted P.', wants: 'The account was deleted.' });
    expect(found.closed).toMatch(/not here/);
  });
});
