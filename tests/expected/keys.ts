/**
 * Every call that a key opens, by the scope it needs; all others take somebody who is signed in. Money,
 * what opens an account, identity checks and keys themselves never stand here.
 */
export const EXPECTED_KEYS: Readonly<Record<string, string>> = {
  any: 'whoCalls',
  'search:read':
    'countFacets countMoreFacets getGoneListing getListing getListingPage getLocalityPage homesOnOffer latestByCategory listLocalities listProperties listingsByIds mapPoints nearbyListings promotedListings recommendListings searchProperties suggest understand',
  'listings:read':
    'comparableRate exportListings exportListingsFile findByUser findByUserId getDraft getMedia getUpload getVerification listDrafts listFeedPhotos myVerifiedProperty',
  'listings:write':
    'cancelUpload changeListing changeMedia confirmListing createDraft createUpload deleteDraft editListing finishDraft orderMedia removeMedia saveDraft sendChunk setVideo upsertListings',
  'leads:read':
    'agentLeads findByRequestCount findBySeller getContact getLead interestedList leadReport leadsCsv listTasks listTemplates',
  'leads:write':
    'addLeadNote addOwnLead addTask arrangeLeadVisit contactLead deleteTemplate eraseOwnLead finishTask importOwnLeads logContact loseLead negotiateLead offerHome reopenLead saveTemplate setLeadFollowUp setLeadValue winLead',
  'visits:read': 'getMeetingRecord listSlots mySlots visitCalendar',
  'visits:write': 'cancelVisit confirmVisit declineVisit letVisitsConfirm offerSlots removeSlot',
  'events:read': 'listEvents',
  'webhooks:read': 'listDeliveries listWebhooks',
  'webhooks:write':
    'changeWebhook createWebhook pingWebhook removeWebhook replayDeliveries rotateWebhookSecret',
};
