import type { AccessTable } from './row.ts';

/**
 * Section 2, "Payment pages", says who pays for what; every member has deals (decision 27), and their money. Section 7:
 * packages are shown to anyone; callbacks read an order of the caller's (decision 8). Decisions 20, 21 and 32:
 * orders, refunds, payouts, prices and checks are for staff.
 */
export const MONEY: AccessTable = {
  // booking admin
  getAdminBooking: ['admin', 'any-object'],
  // escrow steps
  approveRelease: ['member', 'own-object'],
  askRelease: ['member', 'own-object'],
  cancelRelease: ['member', 'own-object'],
  claimForfeit: ['member', 'own-object'],
  disputeRelease: ['member', 'own-object'],
  proposePlan: ['member', 'own-object'],
  refuseRelease: ['member', 'own-object'],
  sendReleaseCode: ['member', 'own-object'],
  waiveInstalment: ['member', 'own-object'],
  // escrow
  bookingTransactions: ['member', 'caller-by-id'],
  getDealMoney: ['member', 'own-object'],
  getRelease: ['member', 'own-object'],
  paidInstalments: ['member', 'caller-by-id'],
  pennyTransactions: ['member', 'caller-by-id'],
  receivedPayments: ['member', 'caller'],
  refundTransactions: ['member', 'caller-by-id'],
  releaseRequests: ['member', 'caller-by-id'],
  sellerReleases: ['member', 'caller-by-id'],
  withdrawalHistory: ['member', 'caller-by-id'],
  // invoices
  getInvoice: ['signed-in', 'own-object', 'staff too'],
  getInvoicePdf: ['signed-in', 'own-object', 'staff too'],
  getPaymentsCsv: ['signed-in', 'caller-by-id'],
  listContactPayments: ['signed-in', 'caller-by-id'],
  listPayments: ['signed-in', 'caller-by-id'],
  // papers
  getEarningsCsv: ['agent lawyer evaluator', 'caller-by-id'],
  getReceiptPdf: ['signed-in', 'own-object'],
  getRentReceiptPdf: ['member', 'own-object'],
  getYearlyStatementCsv: ['signed-in', 'caller-by-id'],
  getYearlyStatementPdf: ['signed-in', 'caller-by-id'],
  giveRentReceipt: ['member', 'own-object'],
  listRentReceipts: ['member', 'own-object'],
  myEarnings: ['agent lawyer evaluator', 'caller-by-id'],
  // money admin
  askAboutOrder: ['admin', 'any-object'],
  getAdminOrder: ['admin', 'any-object'],
  listAdminOrders: ['admin', 'any-object'],
  refundAdminOrder: ['admin', 'any-object'],
  retryAdminRefund: ['admin', 'any-object'],
  // payments
  adCampaignCallBack: ['member', 'own-object'],
  agentFeeCallBack: ['member', 'own-object'],
  agentLeadCallBack: ['agent', 'own-object'],
  cancelOrder: ['member', 'own-object'],
  checkPaymentStatus: ['member', 'caller-by-id'],
  createOrder: ['member', 'caller'],
  evaluatorFeeCallBack: ['member', 'own-object'],
  getOrder: ['member', 'own-object'],
  lawyerFeeCallBack: ['member', 'own-object'],
  ownerContactCallBack: ['member', 'own-object'],
  paymentWebhook: ['anyone', 'public'],
  promoteProfileCallBack: ['agent lawyer evaluator', 'own-object'],
  promotePropertyCallBack: ['member', 'own-object'],
  propertyAnalysisCallBack: ['member', 'own-object'],
  refreshOrder: ['member', 'own-object'],
  rentContactCallBack: ['member', 'own-object'],
  subscriptionCallBack: ['member', 'own-object'],
  // settlements
  agreeSettlement: ['member', 'own-object'],
  disputeSettlement: ['member', 'own-object'],
  getSettlementStatement: ['member', 'own-object'],
  getSettlements: ['member', 'own-object'],
  proposeSettlement: ['member', 'own-object'],
  receiveSettlement: ['member', 'own-object'],
  refuseSettlement: ['member', 'own-object'],
  sendSettlementCode: ['member', 'own-object'],
  withdrawSettlement: ['member', 'own-object'],
  // settlement admin
  decideSettlement: ['admin', 'any-object'],
  dismissSettlement: ['admin', 'any-object'],
  listOpenSettlements: ['admin', 'any-object'],
  // staff agreements
  listStaffAgreements: ['admin', 'any-object'],
  // payout admin
  approveAdminPayout: ['admin', 'any-object'],
  listAdminPayouts: ['admin', 'any-object'],
  rejectAdminPayout: ['admin', 'any-object'],
  retryAdminPayout: ['admin', 'any-object'],
  secondAdminPayout: ['admin', 'any-object'],
  // price admin
  addCoupon: ['admin', 'any-object'],
  addPriceItem: ['admin', 'any-object'],
  changePriceItem: ['admin', 'any-object'],
  endCoupon: ['admin', 'any-object'],
  endPriceItem: ['admin', 'any-object'],
  listCoupons: ['admin', 'any-object'],
  listPriceItems: ['admin', 'any-object'],
  // prices
  getBilling: ['member', 'caller'],
  getPackage: ['anyone', 'public'],
  listPackages: ['anyone', 'public'],
  listPrices: ['anyone', 'public'],
  quotePrice: ['member', 'caller'],
  saveBilling: ['member', 'caller'],
  // promotions
  contactOffer: ['member', 'caller'],
  myPromotions: ['member', 'caller'],
  mySubscription: ['signed-in', 'caller'],
  promotionResults: ['member', 'caller'],
  unlockContact: ['member', 'caller'],
  useProfilePromotion: ['agent lawyer evaluator', 'caller'],
  usePromotion: ['member', 'own-object'],
  // reconciliation
  getTrialBalance: ['admin', 'any-object'],
  getTrialBalanceCsv: ['admin', 'any-object'],
  listAccounts: ['admin', 'any-object'],
  listMoneyChecks: ['admin', 'any-object'],
  runMoneyChecks: ['admin', 'any-object'],
  // release admin
  awardRelease: ['admin', 'any-object'],
  dismissRelease: ['admin', 'any-object'],
  listOpenReleases: ['admin', 'any-object'],
};
