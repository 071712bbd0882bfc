import { and, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import {
  abuseReports,
  adCampaigns,
  agentInterests,
  auditLog,
  bids,
  blocks,
  bookings,
  contactRequests,
  engagements,
  leadNotes,
  leads,
  leadTasks,
  leadTemplates,
  listingDrafts,
  listingHolds,
  listingMedia,
  listings,
  meetings,
  messages,
  professionalProfiles,
  reviews,
  sharedLists,
  visits,
} from '#server/db/schema/index.ts';
import { few, type Kept, many } from './kept.ts';
import { ofListing, ofMedia, ofReport, ofVisit } from './shown-columns.ts';

/** What a person has on offer, asked for, agreed on and wrote: the part of their data that others have a part in. */
export function dealingsOf(tx: Transaction, id: number): Kept {
  return {
    /** Agents with whom they look for a home. */
    agents: few(
      tx
        .select({ agentId: leads.agentId, wants: leads.wantsText, since: leads.createdAt })
        .from(leads)
        .where(eq(leads.buyerId, id)),
    ),
    /** What an agent keeps of people they know from elsewhere, and their own words and tasks. */
    agentDesk: {
      ownLeads: many(leads.id, (more) =>
        tx
          .select()
          .from(leads)
          .where(and(eq(leads.agentId, id), isNull(leads.buyerId), more)),
      ),
      notes: many(leadNotes.id, (more) =>
        tx
          .select(getTableColumns(leadNotes))
          .from(leadNotes)
          .innerJoin(leads, eq(leads.id, leadNotes.leadId))
          .where(and(eq(leads.agentId, id), more)),
      ),
      tasks: many(leadTasks.id, (more) =>
        tx
          .select()
          .from(leadTasks)
          .where(and(eq(leadTasks.agentId, id), more)),
      ),
      templates: few(tx.select().from(leadTemplates).where(eq(leadTemplates.agentId, id))),
      sharedLists: few(tx.select().from(sharedLists).where(eq(sharedLists.agentId, id))),
    },
    listings: many(listings.id, (more) =>
      tx
        .select(ofListing)
        .from(listings)
        .where(and(eq(listings.ownerId, id), more)),
    ),
    listingPictures: many(listingMedia.id, (more) =>
      tx
        .select(ofMedia)
        .from(listingMedia)
        .innerJoin(listings, eq(listings.id, listingMedia.listingId))
        .where(and(eq(listings.ownerId, id), more)),
    ),
    campaigns: many(adCampaigns.id, (more) =>
      tx
        .select()
        .from(adCampaigns)
        .where(and(eq(adCampaigns.ownerId, id), more)),
    ),
    listingDrafts: few(tx.select().from(listingDrafts).where(eq(listingDrafts.ownerId, id))),
    contactRequests: many(contactRequests.id, (more) =>
      tx
        .select()
        .from(contactRequests)
        .where(and(eq(contactRequests.buyerId, id), more)),
    ),
    visits: many(visits.id, (more) =>
      tx
        .select(ofVisit)
        .from(visits)
        .where(and(eq(visits.buyerId, id), more)),
    ),
    bids: many(bids.id, (more) =>
      tx
        .select()
        .from(bids)
        .where(and(eq(bids.buyerId, id), more)),
    ),
    bookings: many(bookings.id, (more) =>
      tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.buyerId, id), more)),
    ),
    messages: many(messages.id, (more) =>
      tx
        .select()
        .from(messages)
        .where(and(eq(messages.senderId, id), more)),
    ),
    blocks: few(tx.select().from(blocks).where(eq(blocks.blockerId, id))),
    meetings: many(meetings.id, (more) =>
      tx
        .select()
        .from(meetings)
        .where(and(or(eq(meetings.hostId, id), eq(meetings.guestId, id)), more)),
    ),
    workProfile: few(
      tx.select().from(professionalProfiles).where(eq(professionalProfiles.personId, id)),
    ),
    engagements: many(engagements.id, (more) =>
      tx
        .select()
        .from(engagements)
        .where(and(or(eq(engagements.clientId, id), eq(engagements.professionalId, id)), more)),
    ),
    agentOffers: few(
      tx
        .select()
        .from(agentInterests)
        .where(or(eq(agentInterests.agentId, id), eq(agentInterests.ownerId, id))),
    ),
    holds: few(tx.select().from(listingHolds).where(eq(listingHolds.agentId, id))),
    /** What they wrote, and what was written about them, which anybody reads. */
    reviews: many(reviews.id, (more) =>
      tx
        .select()
        .from(reviews)
        .where(and(or(eq(reviews.authorId, id), eq(reviews.personId, id)), more)),
    ),
    reports: many(abuseReports.id, (more) =>
      tx
        .select(ofReport)
        .from(abuseReports)
        .where(and(eq(abuseReports.reporterId, id), more)),
    ),
    actions: many(auditLog.id, (more) =>
      tx
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.actorId, id), more)),
    ),
  };
}
