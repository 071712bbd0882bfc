import type { AccessTable } from './row.ts';

/**
 * Section 2's screens by role: users hire; agents, lawyers and evaluators work on what they are hired for.
 * Directories and ratings are public. Decision 20: disputes and abuse reports are decided by staff.
 */
export const PROFESSIONALS: AccessTable = {
  // agent desk
  agentPropertyDetails: ['agent', 'caller-by-id'],
  assignedListings: ['agent', 'caller'],
  bookingsByAgent: ['agent', 'caller-by-id'],
  openTraining: ['agent', 'caller'],
  visitorList: ['agent', 'caller-by-id'],
  visitorRequests: ['agent', 'caller-by-id'],
  // agent interests
  acceptInterest: ['user', 'own-object'],
  declineInterest: ['user', 'own-object'],
  getInterest: ['user agent', 'own-object'],
  interestedAgents: ['user', 'own-object'],
  offerStatus: ['agent', 'public'],
  requestInterestList: ['user agent', 'caller-by-id'],
  showInterest: ['agent', 'public'],
  withdrawInterest: ['agent', 'own-object'],
  // agents
  premiumUsers: ['anyone', 'public'],
  // agreements
  agreementPdf: ['user lawyer admin', 'own-object', 'staff too'],
  buyerAgreement: ['user', 'caller-by-id'],
  draftAgreement: ['lawyer', 'own-object'],
  finishSigning: ['user', 'own-object'],
  redraftAgreement: ['lawyer', 'own-object'],
  refuseAgreement: ['user', 'own-object'],
  sellerAgreement: ['user', 'caller-by-id'],
  sendSigningCode: ['user', 'own-object'],
  shareAgreement: ['lawyer', 'own-object'],
  signAgreement: ['user', 'own-object'],
  // engagement steps
  acceptQuote: ['user', 'own-object'],
  askFeeAgain: ['agent lawyer evaluator', 'own-object'],
  askRework: ['user', 'own-object'],
  declineEngagement: ['agent lawyer evaluator', 'own-object'],
  deliverWork: ['agent lawyer evaluator', 'own-object'],
  disputeWork: ['user', 'own-object'],
  giveUpWork: ['agent lawyer evaluator', 'own-object'],
  quoteEngagement: ['agent lawyer evaluator', 'own-object'],
  requestEngagement: ['user', 'caller'],
  startWork: ['agent lawyer evaluator', 'own-object'],
  stepBack: ['agent lawyer evaluator', 'own-object'],
  turnDownQuote: ['user', 'own-object'],
  withdrawEngagement: ['user', 'own-object'],
  // engagements
  assignedLawyers: ['user', 'caller-by-id'],
  getEngagement: ['user agent lawyer evaluator', 'own-object'],
  hiredAgents: ['user', 'caller-by-id'],
  hiredEvaluators: ['user', 'caller-by-id'],
  lawyerWork: ['user', 'own-object'],
  lawyersOfProperty: ['user', 'caller-by-id'],
  listDisputes: ['admin', 'any-object'],
  myEngagements: ['user agent lawyer evaluator', 'caller'],
  settleForClient: ['admin', 'any-object'],
  settleForProfessional: ['admin', 'any-object'],
  // evaluators
  evaluatorLeadDetails: ['evaluator', 'own-object'],
  evaluatorLeads: ['evaluator', 'caller-by-id'],
  issueReport: ['evaluator', 'own-object'],
  saveSiteVisit: ['evaluator', 'own-object'],
  // lawyers
  addWorkPaper: ['lawyer user', 'own-object'],
  issueTitleReport: ['lawyer', 'own-object'],
  lawyerLeadDetails: ['lawyer user', 'own-object'],
  lawyerLeads: ['lawyer', 'caller-by-id'],
  openPaper: ['user agent lawyer evaluator admin', 'own-object', 'staff too'],
  saveTitlePoint: ['lawyer', 'own-object'],
  // lead steps
  addLeadNote: ['agent', 'own-object'],
  arrangeLeadVisit: ['agent', 'own-object'],
  contactLead: ['agent', 'own-object'],
  loseLead: ['agent', 'own-object'],
  negotiateLead: ['agent', 'own-object'],
  offerHome: ['agent', 'own-object'],
  reopenLead: ['agent', 'own-object'],
  setLeadFollowUp: ['agent', 'own-object'],
  winLead: ['agent', 'own-object'],
  // leads
  agentLeads: ['agent', 'caller-by-id'],
  getLead: ['agent', 'own-object'],
  leadPool: ['agent', 'caller'],
  offeredToMe: ['user', 'caller'],
  takeLead: ['agent', 'caller'],
  // listing holds
  holdListing: ['agent', 'own-object'],
  holdOfListing: ['signed-in', 'public'],
  holdsByAgent: ['user agent', 'caller-by-id'],
  releaseHold: ['user agent', 'own-object'],
  // listing views
  countView: ['anyone', 'public'],
  // professionals
  allEvaluators: ['signed-in', 'caller'],
  allLawyers: ['signed-in', 'caller-by-id'],
  findProfessionals: ['anyone', 'public'],
  getProfessional: ['anyone', 'public'],
  getWorkProfile: ['agent lawyer evaluator', 'caller'],
  nearbyAgents: ['signed-in', 'caller-by-id'],
  saveWorkProfile: ['agent lawyer evaluator', 'caller'],
  // reviews
  answerReview: ['user agent lawyer evaluator', 'own-object'],
  decideAbuseReport: ['admin', 'any-object'],
  getRatingAgentList: ['anyone', 'public'],
  listAbuseReports: ['admin', 'any-object'],
  reportAbuse: ['user agent lawyer evaluator', 'caller'],
  reviewsOf: ['user agent lawyer evaluator', 'own-object'],
  writeReview: ['user agent lawyer evaluator', 'own-object'],
  // valuation reports
  getValuation: ['user evaluator', 'own-object'],
  getValuationReport: ['user evaluator', 'own-object'],
  verifyReport: ['anyone', 'public'],
};
