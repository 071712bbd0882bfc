import { eq } from 'drizzle-orm';
import type { LeadState } from '#domain/professionals/lead.ts';
import { people } from '#server/db/schema/index.ts';
import {
  buyLeads,
  insertLead,
  insertOwnLead,
  insertRequirement,
  insertSharedList,
  insertTask,
  insertTemplate,
} from '#tests/api/professionals/lead-world.ts';
import type { Example } from '#tests/api/world.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';

/** A call about a lead of the caller's. */
const ofLead =
  (path: string, state: LeadState = 'new', body?: unknown): Example =>
  async ({ context }, { id: agentId }) => ({
    path: `/api/agents/lead${path}/${(await insertLead(context, { agentId, state })).id}`,
    ...(body !== undefined && { body }),
  });

const OWN = { name: 'Rohan Shinde', wants: 'A 2 BHK flat in Baner.', origin: 'Referral' };

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

export const leadExamples: Record<string, Example> = {
  agentLeads: async ({ context }, { id }) => {
    await insertLead(context, { agentId: id });
    return { path: `/api/agents/getagentleadlist/${id}` };
  },
  getLead: ofLead(''),
  leadPool: async ({ context }) => {
    await insertRequirement(context, (await insertPerson(context.db)).id);
    return { path: '/api/agents/leadpool' };
  },
  listRequirements: async ({ context }) => {
    await insertRequirement(context, (await insertPerson(context.db)).id);
    return { path: '/api/agents/requirements' };
  },
  takeLead: async ({ context }, { id }) => {
    const checked = { aadhaarVerified: true, panVerified: true };
    await context.db.update(people).set(checked).where(eq(people.id, id));
    await buyLeads(context, id);
    const request = await insertRequirement(context, (await insertPerson(context.db)).id);
    return { path: `/api/agents/takelead/${request.id}` };
  },
  offeredToMe: () => ({ path: '/api/agents/offeredtome' }),
  listOfferedHomes: () => ({ path: '/api/agents/offeredhomes' }),
  contactLead: ofLead('/contact'),
  arrangeLeadVisit: ofLead('/visit', 'contacted'),
  negotiateLead: ofLead('/negotiate', 'visit'),
  winLead: ofLead('/win', 'negotiating'),
  loseLead: ofLead('/lose', 'new', { reason: 'They found a home elsewhere.' }),
  reopenLead: ofLead('/reopen', 'lost'),
  addLeadNote: ofLead('/note', 'new', { text: 'Prefers calls after six.' }),
  setLeadFollowUp: async (world, owner) => ({
    ...(await ofLead('/followup')(world, owner)),
    body: { at: inAWeek() },
  }),
  addOwnLead: () => ({ path: '/api/agents/ownlead', body: { ...OWN, mobile: '98220 12345' } }),
  importOwnLeads: () => ({
    path: '/api/agents/ownleads',
    body: { rows: [{ line: 2, ...OWN, mobile: '98220 12346' }] },
  }),
  eraseOwnLead: async ({ context }, { id }) => ({
    path: `/api/agents/ownlead/${(await insertOwnLead(context, id)).id}`,
  }),
  logContact: ofLead('/log', 'new', { way: 'call', reached: true, note: 'Calls back at six.' }),
  setLeadValue: ofLead('/value', 'visit', { value: 150_000 }),
  leadsCsv: () => ({ path: '/api/agents/leadscsv' }),
  listTasks: () => ({ path: '/api/agents/tasks' }),
  addTask: () => ({
    path: '/api/agents/task',
    body: { text: 'Send the floor plan.', dueAt: inAWeek() },
  }),
  finishTask: async ({ context }, { id }) => ({
    path: `/api/agents/task/${(await insertTask(context, id)).id}`,
    body: { done: true },
  }),
  listTemplates: () => ({ path: '/api/agents/templates' }),
  saveTemplate: () => ({
    path: '/api/agents/template',
    body: { name: 'First words', body: 'Hello {name}, about {home}.' },
  }),
  deleteTemplate: async ({ context }, { id }) => ({
    path: `/api/agents/template/${(await insertTemplate(context, id)).id}`,
  }),
  shareList: async ({ context }) => ({
    path: '/api/agents/sharedlist',
    body: { listingIds: [(await insertListing(context.db)).id], note: 'Both are near a school.' },
  }),
  mySharedLists: () => ({ path: '/api/agents/sharedlists' }),
  withdrawList: async ({ context }, { id }) => ({
    path: `/api/agents/sharedlist/withdraw/${(await insertSharedList(context, id)).id}`,
  }),
  openSharedList: async ({ context }) => ({
    path: `/api/agents/shared/${(await insertSharedList(context)).code}`,
  }),
  lookAtList: async ({ context }) => ({
    path: `/api/agents/shared/${(await insertSharedList(context)).code}/look`,
  }),
  leadReport: () => ({ path: '/api/agents/leadreport' }),
  offerHome: async (world, owner) => ({
    ...(await ofLead('/offer')(world, owner)),
    body: { listingId: (await insertListing(world.context.db)).id },
  }),
};
