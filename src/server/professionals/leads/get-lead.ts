import { asc, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getLead, LeadDetail } from '#contract/professionals/leads.ts';
import words from '#messages/professionals/desk/index.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { rows } from '#server/db/rows.ts';
import { type Lead, leadNotes } from '#server/db/schema/index.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findLeads, presentLeads } from './find-leads.ts';
import { findMatches } from './find-matches.ts';
import { closedFor } from './may-offer.ts';

async function findNotes({ db }: Context, leadId: number): Promise<LeadDetail['notes']> {
  const found = await db
    .select({ id: leadNotes.id, text: leadNotes.text, at: leadNotes.at })
    .from(leadNotes)
    .where(eq(leadNotes.leadId, leadId))
    .orderBy(asc(leadNotes.id));
  return found.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}

async function findHomes({ db }: Context, leadId: number): Promise<LeadDetail['homes']> {
  const found = await rows<CardRow & { live: boolean; at: Date }>(
    db,
    sql`select ${cardColumns}, l.status = 'live' as live, h.at
        from lead_listings h join listings l on l.id = h.listing_id
        join localities p on p.id = l.locality_id
        where h.lead_id = ${leadId} order by h.at desc, l.id desc`,
  );
  return found.map(({ live, at, ...row }) => ({
    listing: presentCard(row),
    live,
    at: at.toISOString(),
  }));
}

/** The newest home over which the buyer shares their contact with the agent. */
async function findContact({ db }: Context, { agentId, buyerId }: Lead): Promise<number | null> {
  if (buyerId === null) return null;
  const [found] = await rows<{ listingId: number }>(
    db,
    sql`select listing_id as "listingId" from contact_requests
        where owner_id = ${agentId} and buyer_id = ${buyerId} and state = 'accepted'
        order by id desc limit 1`,
  );
  return found?.listingId ?? null;
}

export const getLeadVerb: Verb<typeof getLead> = async (context, { params }) => {
  const { id: me } = personOf(context);
  const [found] = await findLeads(context, me, sql`d.id = ${params.id}`, sql`limit 1`);
  if (!found) throw new AppError('not_found', words.leadNotFound);
  const [[row], notes, timelines, homes, matches, closed, contactListingId] = await Promise.all([
    presentLeads(context, [found]),
    findNotes(context, found.id),
    readTimelines(context.db, 'lead', [found.id]),
    findHomes(context, found.id),
    findMatches(context, found),
    closedFor(context.db, found),
    findContact(context, found),
  ]);
  if (!row) throw new AppError('not_found');
  const timeline = (timelines.get(found.id) ?? []) as LeadDetail['timeline'];
  const { buyerId, contactMobile: mobile, contactEmail: email } = found;
  const contact = buyerId === null ? { mobile, email } : null;
  return {
    ...success({ ...row, notes, timeline, homes, matches, closed, contact, contactListingId }),
    serverTime: context.now().toISOString(),
  };
};
