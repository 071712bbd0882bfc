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
  getCampaignCsv: ['user agent lawyer evaluator admin', 'own-object', 'staff too'],
  getCampaignReport: ['user agent lawyer evaluator admin', 'own-object', 'staff too'],
  // campaign steps
  cancelCampaign: ['user agent lawyer evaluator', 'own-object'],
  pauseCampaign: ['user agent lawyer evaluator', 'own-object'],
  resumeCampaign: ['user agent lawyer evaluator', 'own-object'],
  reviseCampaign: ['user agent lawyer evaluator', 'own-object'],
  submitCampaign: ['user agent lawyer evaluator', 'own-object'],
  withdrawCampaign: ['user agent lawyer evaluator', 'own-object'],
  // campaigns
  changeCampaign: ['user agent lawyer evaluator', 'own-object'],
  createCampaign: ['user agent lawyer evaluator', 'caller'],
  getAdPass: ['signed-in', 'caller'],
  getCampaign: ['user agent lawyer evaluator admin', 'own-object', 'staff too'],
  listAdPlaces: ['user agent lawyer evaluator admin', 'caller'],
  listCampaigns: ['user agent lawyer evaluator', 'caller'],
  uploadAdPicture: ['user agent lawyer evaluator', 'own-object'],
};
