import type { Engagement, Person } from '#server/db/schema/index.ts';
import { insertAccount } from '#tests/api/money/escrow-world.ts';
import {
  insertEngagement,
  insertFee,
  insertProfile,
} from '#tests/api/professionals/engagement-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertPerson } from '#tests/builders/index.ts';

type Overrides = NonNullable<Parameters<typeof insertEngagement>[2]>;

const reason = 'It did not go as agreed.';

const another = async ({ context }: World) => (await insertPerson(context.db)).id;

/** Work that `person` has asked somebody for. */
const asked = async (world: World, { id }: Person, more: Overrides = {}): Promise<Engagement> =>
  insertEngagement(world.context, { clientId: id, professionalId: await another(world) }, more);

/** Work that somebody has asked `person` for. */
const askedOf = async (world: World, { id }: Person, more: Overrides = {}): Promise<Engagement> =>
  insertEngagement(world.context, { clientId: await another(world), professionalId: id }, more);

/** A step of the client's or professional's own in a state it may start from. */
const step =
  (side: typeof asked, name: string, state: Engagement['state'], body?: unknown): Example =>
  async (world, person) => ({
    path: `/api/hire/${name}/${(await side(world, person, { state })).id}`,
    ...(body !== undefined && { body }),
  });

const ofCaller =
  (path: string): Example =>
  async (world, person) => {
    await asked(world, person);
    return { path: `/api${path}/${person.id}` };
  };

async function aProfessional(world: World, role: Person['role'] = 'lawyer'): Promise<number> {
  const { id } = await insertPerson(world.context.db, { role });
  await insertProfile(world.context, id);
  return id;
}

async function aDispute(world: World): Promise<number> {
  const professionalId = await aProfessional(world);
  const parties = { clientId: await another(world), professionalId };
  const dispute = await insertEngagement(world.context, parties, { state: 'disputed' });
  await insertFee(world.context, dispute);
  await insertAccount(world.context, professionalId);
  return dispute.id;
}

const delivery = async (world: World, { id }: Person) => ({
  bankAccountId: (await insertAccount(world.context, id)).id,
  note: 'It is all in the papers.',
});

export const engagementExamples: Record<string, Example> = {
  myEngagements: () => ({ path: '/api/hire/engagements' }),
  listEngagements: () => ({ path: '/api/hire/work' }),
  requestAllowance: () => ({ path: '/api/hire/allowance' }),
  workCsv: () => ({ path: '/api/hire/workcsv' }),
  workCalendar: () => ({ path: '/api/hire/calendar?month=2026-11' }),
  getEngagement: async (world, person) => ({
    path: `/api/hire/engagement/${(await asked(world, person)).id}`,
  }),
  hiredAgents: ofCaller('/agents/gethireagentbyuser'),
  assignedLawyers: ofCaller('/lawyer/getallassignlawyer'),
  hiredEvaluators: ofCaller('/propertyevaluator/getevaluatorlistbyuser'),
  lawyersOfProperty: (_, { id }) => ({ path: `/api/lawyer/leadlistbyseller/${id}/0` }),
  lawyerWork: async (world, person) => ({
    path: `/api/lawyer/getleaddetailsbyseller/${(await asked(world, person, { profession: 'lawyer' })).id}`,
  }),
  listDisputes: () => ({ path: '/api/admin/disputes' }),
  settleForClient: async (world) => ({
    path: `/api/admin/disputes/${await aDispute(world)}/client`,
    body: { reason },
  }),
  settleForProfessional: async (world) => ({
    path: `/api/admin/disputes/${await aDispute(world)}/professional`,
    body: { reason },
  }),
  requestEngagement: async (world) => ({
    path: '/api/hire/request',
    body: {
      professionalId: await aProfessional(world),
      brief: 'Check the title of this flat, please.',
    },
  }),
  quoteEngagement: step(askedOf, 'quote', 'requested', {
    amount: 12_000,
    workDays: 20,
    note: 'All that you asked for.',
  }),
  declineEngagement: step(askedOf, 'decline', 'requested', { reason }),
  acceptQuote: step(asked, 'accept', 'quoted'),
  turnDownQuote: step(asked, 'turndown', 'quoted', { reason }),
  withdrawEngagement: step(asked, 'withdraw', 'requested', { reason }),
  stepBack: step(askedOf, 'stepback', 'quoted', { reason }),
  startWork: step(askedOf, 'start', 'paid'),
  giveUpWork: step(askedOf, 'giveup', 'working', { reason }),
  deliverWork: async (world, person) => {
    const work = await askedOf(world, person, { state: 'working' });
    await insertFee(world.context, work);
    return { path: `/api/hire/deliver/${work.id}`, body: await delivery(world, person) };
  },
  askFeeAgain: async (world, person) => {
    const work = await askedOf(world, person, { state: 'delivered' });
    await insertFee(world.context, work);
    const { bankAccountId } = await delivery(world, person);
    return { path: `/api/hire/askagain/${work.id}`, body: { bankAccountId } };
  },
  askRework: step(asked, 'rework', 'delivered', { reason }),
  disputeWork: step(asked, 'dispute', 'paid', { reason }),
  findProfessionals: () => ({ path: '/api/hire/professionals?profession=agent&area=baner' }),
  listProfessionals: () => ({ path: '/api/hire/directory?profession=agent&area=baner' }),
  getProfessional: async (world) => ({
    path: `/api/hire/professional/${await aProfessional(world, 'evaluator')}`,
  }),
  getSpecimen: () => ({ path: '/api/hire/specimen/title-report' }),
  nearbyAgents: (_, { id }) => ({ path: `/api/agents/nearbyagent/18.52,73.86/${id}` }),
  allLawyers: (_, { id }) => ({ path: `/api/lawyer/alllawyers/${id}` }),
  allEvaluators: () => ({ path: '/api/users/getAllEvalutors' }),
  getWorkProfile: () => ({ path: '/api/hire/profile' }),
  saveWorkProfile: () => ({
    path: '/api/hire/profile',
    body: {
      headline: 'Title searches that a buyer understands',
      languages: ['Marathi', 'English'],
      experienceYears: 12,
      feeFrom: 7_500,
      away: false,
    },
  }),
};
