/**
 * Each call by which staff change something, and whether it could be about what is their own:
 * - `members`: about what only a member has (a listing, a deal, an order, work, a licence, a campaign);
 *   staff cannot come by one, since the calls that make it are a member's;
 * - `house`: about what is nobody's (prices, coupons, background work, the inbox's own lists);
 * - otherwise the words by which it is refused.
 */
export const EXPECTED_OWN_MATTERS: Readonly<Record<string, string>> = {
  decideAlikePhoto: 'members',
  decideVerification: 'members',
  addCoupon: 'house',
  endCoupon: 'house',
  addPriceItem: 'house',
  changePriceItem: 'house',
  endPriceItem: 'house',
  approveAdminPayout: 'members',
  secondAdminPayout: 'members',
  rejectAdminPayout: 'members',
  retryAdminPayout: 'members',
  askAboutOrder: 'members',
  refundAdminOrder: 'members',
  retryAdminRefund: 'members',
  awardRelease: 'members',
  dismissRelease: 'members',
  decideSettlement: 'members',
  dismissSettlement: 'members',
  settleForClient: 'members',
  settleForProfessional: 'members',
  runMoneyChecks: 'house',
  approveCampaign: 'members',
  rejectCampaign: 'members',
  stopCampaign: 'members',
  decideLicence: 'members',
  assignWork: 'house',
  saveStaffFilter: 'house',
  removeStaffFilter: 'house',
  cancelJob: 'house',
  retryJob: 'house',
  // Looking writes down who looked and why; a suspended colleague cannot call at all.
  openPerson: 'house',
  restorePerson: 'house',
  decideAbuseReport: 'This is about you, or you reported it. Somebody else of staff decides.',
  decideBankAccount: 'This account is yours. Somebody else of staff decides.',
  decideKyc: 'Somebody else must decide about your own identity.',
  addStaffNote: 'A note about you is for somebody else of staff to write.',
  suspendPerson: 'You cannot suspend yourself.',
};

/** What makes each kind of a member's thing: by these calls staff would come to have one. */
export const MADE_BY_MEMBERS = [
  'createDraft',
  'finishDraft',
  'upsertListings',
  'submitPaper',
  'placeBid',
  'placeBooking',
  'createOrder',
  'askRelease',
  'proposeSettlement',
  'requestEngagement',
  'disputeWork',
  'createCampaign',
  'submitLicenceLink',
  'submitLicenceDocument',
] as const;
