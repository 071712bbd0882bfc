import { and, desc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import { maskAccount } from '#domain/people/bank-account.ts';
import type { Transaction } from '#server/db/client.ts';
import {
  abuseReports,
  adCampaigns,
  agentInterests,
  apiKeys,
  auditLog,
  authenticatorApps,
  bankAccounts,
  bids,
  blocks,
  bookings,
  contactRequests,
  deliveries,
  documents,
  engagements,
  favouriteFolders,
  favourites,
  homeWishes,
  identityChecks,
  leadNotes,
  leads,
  leadTasks,
  leadTemplates,
  licences,
  listingDrafts,
  listingHolds,
  listingMedia,
  listings,
  meetings,
  messages,
  notificationPreferences,
  notificationSettings,
  notifications,
  passkeys,
  people,
  professionalProfiles,
  pushSubscriptions,
  recoveryCodes,
  reviews,
  savedSearches,
  sessions,
  sharedLists,
  shortlist,
  visits,
} from '#server/db/schema/index.ts';

// Columns left out below are hashes, sealed values, keys, who of staff decided, and an index of text
// that is there.
const { passwordHash: _password, ...ofPerson } = getTableColumns(people);
const { tokenHash: _token, cookieHash: _cookie, ...ofSession } = getTableColumns(sessions);
const { keyHash: _keyHash, ...ofKey } = getTableColumns(apiKeys);
const {
  panSealed: _pan,
  panHash: _panHash,
  decidedBy: _staff,
  ...ofCheck
} = getTableColumns(identityChecks);
const { decidedBy: _checker, ...ofLicence } = getTableColumns(licences);
const {
  numberSealed: _number,
  numberHash: _hash,
  nameDecidedBy: _comparer,
  ...ofAccount
} = getTableColumns(bankAccounts);
const { decidedBy: _decider, ...ofReport } = getTableColumns(abuseReports);
const { key: _key, ...ofDocument } = getTableColumns(documents);
const { p256dh: _p256dh, auth: _auth, ...ofPush } = getTableColumns(pushSubscriptions);
const { search: _search, ...ofListing } = getTableColumns(listings);
const { codeHash: _code, ...ofVisit } = getTableColumns(visits);
const { publicKey: _publicKey, credentialId: _id, ...ofPasskey } = getTableColumns(passkeys);
const { secretSealed: _secret, ...ofApp } = getTableColumns(authenticatorApps);
const { codeHash: _recovery, ...ofRecovery } = getTableColumns(recoveryCodes);
const { drawing: _drawing, ...ofMedia } = getTableColumns(listingMedia);

/** Everything kept about a person, with nothing that would open a door. */
export async function collectMyData(tx: Transaction, id: number) {
  const accounts = await tx
    .select(ofAccount)
    .from(bankAccounts)
    .where(eq(bankAccounts.personId, id));
  return {
    profile: (await tx.select(ofPerson).from(people).where(eq(people.id, id)))[0],
    sessions: await tx.select(ofSession).from(sessions).where(eq(sessions.personId, id)),
    apiKeys: await tx.select(ofKey).from(apiKeys).where(eq(apiKeys.personId, id)),
    secondFactors: {
      passkeys: await tx.select(ofPasskey).from(passkeys).where(eq(passkeys.personId, id)),
      authenticatorApp: await tx
        .select(ofApp)
        .from(authenticatorApps)
        .where(eq(authenticatorApps.personId, id)),
      recoveryCodes: await tx
        .select(ofRecovery)
        .from(recoveryCodes)
        .where(eq(recoveryCodes.personId, id)),
    },
    identityChecks: await tx
      .select(ofCheck)
      .from(identityChecks)
      .where(eq(identityChecks.personId, id)),
    licence: await tx.select(ofLicence).from(licences).where(eq(licences.personId, id)),
    documents: await tx.select(ofDocument).from(documents).where(eq(documents.ownerId, id)),
    bankAccounts: accounts.map(({ lastFour, ...account }) => ({
      ...account,
      account: maskAccount(lastFour),
    })),
    notifications: await tx.select().from(notifications).where(eq(notifications.personId, id)),
    deliveries: await tx
      .select(getTableColumns(deliveries))
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(eq(notifications.personId, id)),
    notificationSettings: {
      quietHours: await tx
        .select()
        .from(notificationSettings)
        .where(eq(notificationSettings.personId, id)),
      choices: await tx
        .select()
        .from(notificationPreferences)
        .where(eq(notificationPreferences.personId, id)),
      browsers: await tx
        .select(ofPush)
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.personId, id)),
    },
    favourites: await tx.select().from(favourites).where(eq(favourites.personId, id)),
    favouriteFolders: await tx
      .select()
      .from(favouriteFolders)
      .where(eq(favouriteFolders.personId, id)),
    shortlist: await tx.select().from(shortlist).where(eq(shortlist.personId, id)),
    wishes: await tx.select().from(homeWishes).where(eq(homeWishes.personId, id)),
    savedSearches: await tx.select().from(savedSearches).where(eq(savedSearches.personId, id)),
    /** Agents with whom they look for a home. */
    agents: await tx
      .select({ agentId: leads.agentId, wants: leads.wantsText, since: leads.createdAt })
      .from(leads)
      .where(eq(leads.buyerId, id)),
    /** What an agent keeps of people they know from elsewhere, and their own words and tasks. */
    agentDesk: {
      ownLeads: await tx
        .select()
        .from(leads)
        .where(and(eq(leads.agentId, id), isNull(leads.buyerId))),
      notes: await tx
        .select(getTableColumns(leadNotes))
        .from(leadNotes)
        .innerJoin(leads, eq(leads.id, leadNotes.leadId))
        .where(eq(leads.agentId, id)),
      tasks: await tx.select().from(leadTasks).where(eq(leadTasks.agentId, id)),
      templates: await tx.select().from(leadTemplates).where(eq(leadTemplates.agentId, id)),
      sharedLists: await tx.select().from(sharedLists).where(eq(sharedLists.agentId, id)),
    },
    listings: await tx.select(ofListing).from(listings).where(eq(listings.ownerId, id)),
    listingPictures: await tx
      .select(ofMedia)
      .from(listingMedia)
      .innerJoin(listings, eq(listings.id, listingMedia.listingId))
      .where(eq(listings.ownerId, id)),
    campaigns: await tx.select().from(adCampaigns).where(eq(adCampaigns.ownerId, id)),
    listingDrafts: await tx.select().from(listingDrafts).where(eq(listingDrafts.ownerId, id)),
    contactRequests: await tx.select().from(contactRequests).where(eq(contactRequests.buyerId, id)),
    visits: await tx.select(ofVisit).from(visits).where(eq(visits.buyerId, id)),
    bids: await tx.select().from(bids).where(eq(bids.buyerId, id)),
    bookings: await tx.select().from(bookings).where(eq(bookings.buyerId, id)),
    messages: await tx.select().from(messages).where(eq(messages.senderId, id)),
    blocks: await tx.select().from(blocks).where(eq(blocks.blockerId, id)),
    meetings: await tx
      .select()
      .from(meetings)
      .where(or(eq(meetings.hostId, id), eq(meetings.guestId, id))),
    workProfile: await tx
      .select()
      .from(professionalProfiles)
      .where(eq(professionalProfiles.personId, id)),
    engagements: await tx
      .select()
      .from(engagements)
      .where(or(eq(engagements.clientId, id), eq(engagements.professionalId, id))),
    agentOffers: await tx
      .select()
      .from(agentInterests)
      .where(or(eq(agentInterests.agentId, id), eq(agentInterests.ownerId, id))),
    holds: await tx.select().from(listingHolds).where(eq(listingHolds.agentId, id)),
    /** What they wrote, and what was written about them, which anybody reads. */
    reviews: await tx
      .select()
      .from(reviews)
      .where(or(eq(reviews.authorId, id), eq(reviews.personId, id))),
    reports: await tx.select(ofReport).from(abuseReports).where(eq(abuseReports.reporterId, id)),
    actions: await tx
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, id))
      .orderBy(desc(auditLog.id)),
  };
}
