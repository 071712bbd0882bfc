import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { leads, notifications } from '#server/db/schema/index.ts';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { engagementWorld } from './engagement-world.ts';

export const HOUR_MS = 3_600_000;
export const MESSAGE = 'We are a family of three and would like to see the flat soon.';

export interface Person extends Member {
  lastName: string;
  email: string;
  mobile: string | null;
}

/** For a test file: an agent and a buyer, others for each test, and what passes between them. */
export function leadsDesk() {
  const world = engagementWorld();
  const { as, must, db } = world;

  async function aPerson(role: 'user' | 'agent' = 'user'): Promise<Person> {
    const person = await insertPerson(db(), { role, mobile: newMobile() });
    return { ...person, headers: (await aSession(db(), person.id)).headers };
  }

  const newsOf = async (personId: number, title: RegExp) =>
    (await db().select().from(notifications).where(eq(notifications.personId, personId))).filter(
      (news) => title.test(news.title),
    );
  const leadsOf = (agentId: number) => db().select().from(leads).where(eq(leads.agentId, agentId));
  const list = async (agent: Member, search = '') =>
    (await as(agent, 'GET', `/agents/getagentleadlist/${agent.id}${search}`)).body;
  const detail = (agent: Member, id: number) => must(as(agent, 'GET', `/agents/lead/${id}`));
  const step = (agent: Member, name: string, id: number, body?: unknown) =>
    as(agent, 'POST', `/agents/lead/${name}/${id}`, body);

  /** Nothing by which somebody could be found: neither family name nor address nor number. */
  function expectNobody(answer: unknown, { lastName, email, mobile }: Person) {
    const text = JSON.stringify(answer);
    for (const secret of [lastName, email, mobile ?? '?']) expect(text).not.toContain(secret);
  }

  let agent: Person;
  let buyer: Person;
  beforeEach(async () => {
    [agent, buyer] = [await aPerson('agent'), await aPerson()];
  });

  return {
    ...world,
    aPerson,
    newsOf,
    leadsOf,
    list,
    detail,
    step,
    expectNobody,
    get agent() {
      return agent;
    },
    get buyer() {
      return buyer;
    },
  };
}
