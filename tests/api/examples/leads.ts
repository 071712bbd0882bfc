import { eq } from 'drizzle-orm';
import type { LeadState } from '#domain/professionals/lead.ts';
import { people } from '#server/db/schema/index.ts';
import { buyLeads, insertLead, insertRequirement } from '#tests/api/professionals/lead-world.ts';
import type { Example } from '#tests/api/world.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';

/** A call about a lead of the caller's. */
const ofLead =
  (path: string, state: LeadState = 'new', body?: unknown): Example =>
  async ({ context }, { id: agentId }) => ({
    path: `/api/agents/lead${path}/${(await insertLead(context, { agentId, state })).id}`,
    ...(body !== undefined && { body }),
  });

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
  takeLead: async ({ context }, { id }) => {
    const checked = { aadhaarVerified: true, panVerified: true };
    await context.db.update(people).set(checked).where(eq(people.id, id));
    await buyLeads(context, id);
    const request = await insertRequirement(context, (await insertPerson(context.db)).id);
    return { path: `/api/agents/takelead/${request.id}` };
  },
  offeredToMe: () => ({ path: '/api/agents/offeredtome' }),
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
  offerHome: async (world, owner) => ({
    ...(await ofLead('/offer')(world, owner)),
    body: { listingId: (await insertListing(world.context.db)).id },
  }),
};
