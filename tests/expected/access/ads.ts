import type { AccessTable } from './row.ts';

/**
 * Section 7, "Ads service": places and counts are public. Advertisers are users and professionals; decision 20:
 * staff approve, and read what they approve.
 */
export const ADS: AccessTable = {
  // ads
  addStat: ['anyone', 'public'],
  increaseResult: ['anyone', 'public'],
  searchSingleForAnalysisTopImage: ['anyone', 'public'],
  searchSingleForBottomHome: ['anyone', 'public'],
  searchSingleForCenterHomeGif: ['anyone', 'public'],
  searchSingleForCenterHomeVideo: ['anyone', 'public'],
  searchSingleForDashBoardBottomImage: ['anyone', 'public'],
  searchSingleForDashBoardTopImage: ['anyone', 'public'],
  searchSingleForShortListTopImage: ['anyone', 'public'],
  searchSingleForTopHome: ['anyone', 'public'],
  // campaign admin
  approveCampaign: ['admin', 'any-object'],
  listAdminCampaigns: ['admin', 'any-object'],
  rejectCampaign: ['admin', 'any-object'],
  stopCampaign: ['admin', 'any-object'],
  // campaign reports
  getCampaignCsv: ['signed-in', 'own-object', 'staff too'],
  getCampaignReport: ['signed-in', 'own-object', 'staff too'],
  // campaign steps
  cancelCampaign: ['member', 'own-object'],
  pauseCampaign: ['member', 'own-object'],
  resumeCampaign: ['member', 'own-object'],
  reviseCampaign: ['member', 'own-object'],
  submitCampaign: ['member', 'own-object'],
  withdrawCampaign: ['member', 'own-object'],
  // campaigns
  changeCampaign: ['member', 'own-object'],
  createCampaign: ['member', 'caller'],
  getAdPass: ['signed-in', 'caller'],
  getCampaign: ['signed-in', 'own-object', 'staff too'],
  listAdPlaces: ['signed-in', 'caller'],
  listCampaigns: ['member', 'caller'],
  listMyCampaigns: ['member', 'caller'],
  uploadAdPicture: ['member', 'own-object'],
};
