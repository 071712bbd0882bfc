/**
 * Answers that are lists, or have one directly in them, and are not in the one form (`listOf`), with
 * the reason. A new list is none of them.
 */

/** Their form is the specification's. */
export const SPECIFIED_LISTS = [
  ...['findByUser', 'findByUserId', 'myVerifiedProperty', 'findByFavourite', 'findByShortlisted'],
  ...[
    'offersForMe',
    'findBySeller',
    'interestedList',
    'getMeetingRecord',
    'bidsOnListing',
    'myBids',
  ],
  ...['bookedProperties', 'bookingOfListing', 'bookingsOfProperty', 'myBookings'],
  ...['subscriptionCallBack', 'ownerContactCallBack', 'rentContactCallBack'],
  ...['promotePropertyCallBack', 'promoteProfileCallBack', 'propertyAnalysisCallBack'],
  ...['agentLeadCallBack', 'agentFeeCallBack', 'lawyerFeeCallBack', 'evaluatorFeeCallBack'],
  ...['listPackages', 'getInvoice', 'listContactPayments', 'listPayments', 'bookingTransactions'],
  ...['paidInstalments', 'pennyTransactions', 'receivedPayments', 'refundTransactions'],
  ...['releaseRequests', 'sellerReleases', 'withdrawalHistory', 'assignedLawyers', 'hiredAgents'],
  ...['hiredEvaluators', 'lawyerWork', 'lawyersOfProperty', 'allEvaluators', 'allLawyers'],
  ...['nearbyAgents', 'getRatingAgentList', 'agentLeads', 'agentPropertyDetails'],
  ...['bookingsByAgent', 'visitorList', 'visitorRequests', 'interestedAgents'],
  ...['requestInterestList', 'holdsByAgent', 'lawyerLeadDetails', 'lawyerLeads'],
  ...['evaluatorLeadDetails', 'evaluatorLeads', 'premiumUsers', 'userDashboard', 'getListingPage'],
  ...['nearbyListings', 'promotedListings', 'getNotifications', 'findUserBankDetails'],
  ...['listProperties'],
] as const;

/** What belongs to one thing and is read with it. */
export const PARTS_OF_ONE = [
  ...['getMedia', 'getVerification', 'getParty', 'listSlots'],
  ...['mySlots', 'getBid', 'getBooking', 'adCampaignCallBack', 'getOrder', 'getDealMoney'],
  ...['getSettlements', 'myPromotions', 'mySubscription', 'getCampaign', 'getCampaignReport'],
  ...[
    'getAdminOrder',
    'getAdminBooking',
    'getTrialBalance',
    'getEngagement',
    'workCalendar',
    'busyTimes',
    'visitClashes',
  ],
  ...[
    'getProfessional',
    'getDealStory',
    'getLead',
    'openSharedList',
    'getInterest',
    'getThread',
    'renewLicence',
  ],
  ...['getLocalityFigures', 'getProjectPage', 'getSecurity', 'getGoneListing', 'getLocalityPage'],
  ...['getListingInterest', 'promotionResults', 'getMyDesk', 'getOperations'],
  ...['getNotificationSettings', 'understand', 'countInbox', 'leadReport', 'myEarnings'],
] as const;

/** Few by their nature: what there can be most of. */
export const FEW: Readonly<Record<string, string>> = {
  listStaffFilters: 'one person’s filters of one list',
  listDrafts: 'a person’s drafts, which have a limit',
  listFavouriteFolders: 'a person’s folders, which have a limit',
  listSavedSearches: 'a person’s searches, which have a limit',
  listPrices: 'what one purpose costs',
  listPriceItems: 'the price list',
  listRentReceipts: 'a tenancy’s months',
  listAdPlaces: 'the places of ads',
  listTemplates: 'an agent’s templates, which have a limit',
  listKeys: 'a member’s keys, which have a limit',
  listWebhooks: 'a member’s webhooks, which have a limit',
  listSessions: 'one person’s devices',
  listDuties: 'what waits for one person, counted by kind',
  listQueues: 'the queues of staff',
  latestByCategory: 'one shelf of the home page',
  listingsByIds: 'the ids of the call, which have a limit',
  listLocalities: 'Pune’s localities',
  listLocalityCards: 'Pune’s localities',
  listDemoCodes: 'codes of the demo',
  listOutbox: 'the latest messages of a demo',
  mapPoints: 'the points of one map, which have a limit',
  suggest: 'the best few',
};

/** A stream without an end or a total: a cursor to go on from, kept by programs. */
export const STREAMS = [
  'listEvents',
  'listDeliveries',
  'exportListings',
  'listFeedPhotos',
] as const;

/** From before there was one form; they are announced to go, each with what to call instead. */
export const GOING = [
  ...['listCampaigns', 'myEngagements', 'findProfessionals', 'leadPool', 'offeredToMe'],
  ...['assignedListings', 'listThreads'],
] as const;
