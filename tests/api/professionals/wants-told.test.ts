import { expect, test } from 'vitest';
import { remindOfDuties } from '#server/dashboard/index.ts';
import { remindFollowUps } from '#server/professionals/leads/index.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { engagementWorld } from './engagement-world.ts';
import { buyLeads, insertRequirement } from './lead-world.ts';

const HOUR_MS = 3_600_000;
const world = engagementWorld();
const { as, must, query } = world;

const later = (hours: number) => ({
  ...world.context(),
  now: () => new Date(Date.now() + hours * HOUR_MS),
});

/** An agent who reads Marathi, with a wish taken up. */
async function anAgentWithALead() {
  const { id } = await insertPerson(world.db(), { role: 'agent', language: 'mr' });
  const { headers } = await aSession(world.db(), id);
  const agent = { id, headers: { ...headers, 'accept-language': 'mr' } };
  await buyLeads(world.context(), id);
  const buyer = await insertPerson(world.db());
  const requirement = await insertRequirement(world.context(), buyer.id);
  const { leadId } = await must(as(agent, 'POST', `/agents/takelead/${requirement.id}`));
  return { agent, leadId: Number(leadId) };
}

const newestOf = async (personId: number): Promise<string> => {
  const [news] = await query(
    'select body from notifications where person_id = $1 order by id desc limit 1',
    personId,
  );
  return news.body;
};

test('what a bought lead looks for is told in the language of its agent, wherever it is', async () => {
  const { agent, leadId } = await anAgentWithALead();
  const { wants } = await must(as(agent, 'GET', `/agents/lead/${leadId}`));
  expect(wants).toMatch(/^पुण्यात 2 BHK, ₹ .* लाख पर्यंत\.$/);

  const { duties } = await must(as(agent, 'GET', '/dashboard/duties'));
  expect(duties).toMatchObject([{ name: 'leads', about: wants }]);
  expect(await remindOfDuties(later(23))).toBe(1);
  expect(await newestOf(agent.id)).toContain(wants);

  const at = later(1).now().toISOString();
  await must(as(agent, 'POST', `/agents/lead/followup/${leadId}`, { at }));
  expect(await remindFollowUps(later(2))).toBe(1);
  expect(await newestOf(agent.id)).toBe(wants);
});
