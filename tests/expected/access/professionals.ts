import type { AccessTable } from './row.ts';

/**
 * Section 2's screens by role: every member hires (decision 27); agents, lawyers and evaluators work on what they are hired for.
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
  acceptInterest: ['member', 'own-object'],
  declineInterest: ['member', 'own-object'],
  getInterest: ['member', 'own-object'],
  interestedAgents: ['member', 'own-object'],
  offerStatus: ['agent', 'public'],
  requestInterestList: ['member', 'caller-by-id'],
  showInterest: ['agent', 'public'],
  withdrawInterest: ['agent', 'own-object'],
  // agents
  premiumUsers: ['anyone', 'public'],
  // agreements
  agreementPdf: ['signed-in', 'own-object', 'staff too'],
  buyerAgreement: ['member', 'caller-by-id'],
  draftAgreement: ['lawyer', 'own-object'],
  finishSigning: ['member', 'own-object'],
  redraftAgreement: ['lawyer', 'own-object'],
  refuseAgreement: ['member', 'own-object'],
  sellerAgreement: ['member', 'caller-by-id'],
  sendSigningCode: ['member', 'own-object'],
  shareAgreement: ['lawyer', 'own-object'],
  signAgreement: ['member', 'own-object'],
  // engagement steps
  acceptQuote: ['member', 'own-object'],
  askFeeAgain: ['agent lawyer evaluator', 'own-object'],
  askRework: ['member', 'own-object'],
  declineEngagement: ['agent lawyer evaluator', 'own-object'],
  deliverWork: ['agent lawyer evaluator', 'own-object'],
  disputeWork: ['member', 'own-object'],
  giveUpWork: ['agent lawyer evaluator', 'own-object'],
  quoteEngagement: ['agent lawyer evaluator', 'own-object'],
  requestEngagement: ['member', 'caller'],
  startWork: ['agent lawyer evaluator', 'own-object'],
  stepBack: ['agent lawyer evaluator', 'own-object'],
  turnDownQuote: ['member', 'own-object'],
  withdrawEngagement: ['member', 'own-object'],
  // engagements
  assignedLawyers: ['member', 'caller-by-id'],
  getEngagement: ['member', 'own-object'],
  hiredAgents: ['member', 'caller-by-id'],
  hiredEvaluators: ['member', 'caller-by-id'],
  lawyerWork: ['member', 'own-object'],
  lawyersOfProperty: ['member', 'caller-by-id'],
  listDisputes: ['admin', 'any-object'],
  myEngagements: ['member', 'caller'],
  settleForClient: ['admin', 'any-object'],
  settleForProfessional: ['admin', 'any-object'],
  // evaluators
  evaluatorLeadDetails: ['evaluator', 'own-object'],
  evaluatorLeads: ['evaluator', 'caller-by-id'],
  issueReport: ['evaluator', 'own-object'],
  saveSiteVisit: ['evaluator', 'own-object'],
  // lawyers
  addWorkPaper: ['member', 'own-object'],
  issueTitleReport: ['lawyer', 'own-object'],
  lawyerLeadDetails: ['member', 'own-object'],
  lawyerLeads: ['lawyer', 'caller-by-id'],
  openPaper: ['signed-in', 'own-object', 'staff too'],
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
  offeredToMe: ['member', 'caller'],
  takeLead: ['agent', 'caller'],
  // listing holds
  holdListing: ['agent', 'own-object'],
  holdOfListing: ['signed-in', 'public'],
  holdsByAgent: ['member', 'caller-by-id'],
  releaseHold: ['member', 'own-object'],
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
  answerReview: ['member', 'own-object'],
  decideAbuseReport: ['admin', 'any-object'],
  getRatingAgentList: ['anyone', 'public'],
  listAbuseReports: ['admin', 'any-object'],
  reportAbuse: ['member', 'caller'],
  reviewsOf: ['member', 'own-object'],
  writeReview: ['member', 'own-object'],
  // valuation reports
  getValuation: ['member', 'own-object'],
  getValuationReport: ['member', 'own-object'],
  verifyReport: ['anyone', 'public'],
};
