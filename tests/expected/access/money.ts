import type { AccessTable } from './row.ts';

/**
 * Section 2, "Payment pages", says who pays for what; only users have deals, so deal money is theirs. Section 7:
 * packages are shown to anyone; callbacks read an order of the caller's (decision 8). Decisions 20, 21 and 32:
 * orders, refunds, payouts, prices and checks are for staff.
 */
export const MONEY: AccessTable = {
  // escrow steps
  approveRelease: ['user', 'own-object'],
  askRelease: ['user', 'own-object'],
  cancelRelease: ['user', 'own-object'],
  claimForfeit: ['user', 'own-object'],
  disputeRelease: ['user', 'own-object'],
  proposePlan: ['user', 'own-object'],
  refuseRelease: ['user', 'own-object'],
  sendReleaseCode: ['user', 'own-object'],
  waiveInstalment: ['user', 'own-object'],
  // escrow
  bookingTransactions: ['user', 'caller-by-id'],
  getDealMoney: ['user', 'own-object'],
  getRelease: ['user', 'own-object'],
  paidInstalments: ['user', 'caller-by-id'],
  pennyTransactions: ['user', 'caller-by-id'],
  receivedPayments: ['user', 'caller'],
  refundTransactions: ['user', 'caller-by-id'],
  releaseRequests: ['user', 'caller-by-id'],
  sellerReleases: ['user', 'caller-by-id'],
  withdrawalHistory: ['user', 'caller-by-id'],
  // invoices
  getInvoice: ['signed-in', 'own-object', 'staff too'],
  getInvoicePdf: ['signed-in', 'own-object', 'staff too'],
  getPaymentsCsv: ['signed-in', 'caller-by-id'],
  listContactPayments: ['signed-in', 'caller-by-id'],
  listPayments: ['signed-in', 'caller-by-id'],
  // money admin
  askAboutOrder: ['admin', 'any-object'],
  getAdminOrder: ['admin', 'any-object'],
  listAdminOrders: ['admin', 'any-object'],
  refundAdminOrder: ['admin', 'any-object'],
  retryAdminRefund: ['admin', 'any-object'],
  // payments
  adCampaignCallBack: ['user agent lawyer evaluator', 'own-object'],
  agentFeeCallBack: ['user', 'own-object'],
  agentLeadCallBack: ['agent', 'own-object'],
  cancelOrder: ['user agent lawyer evaluator', 'own-object'],
  checkPaymentStatus: ['user', 'caller-by-id'],
  createOrder: ['user agent lawyer evaluator', 'caller'],
  evaluatorFeeCallBack: ['user', 'own-object'],
  getOrder: ['user agent lawyer evaluator', 'own-object'],
  lawyerFeeCallBack: ['user', 'own-object'],
  ownerContactCallBack: ['user', 'own-object'],
  paymentWebhook: ['anyone', 'public'],
  promoteProfileCallBack: ['agent lawyer evaluator', 'own-object'],
  promotePropertyCallBack: ['user', 'own-object'],
  propertyAnalysisCallBack: ['user agent lawyer evaluator', 'own-object'],
  refreshOrder: ['user agent lawyer evaluator', 'own-object'],
  rentContactCallBack: ['user', 'own-object'],
  subscriptionCallBack: ['user agent lawyer evaluator', 'own-object'],
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
  getBilling: ['user agent lawyer evaluator', 'caller'],
  getPackage: ['anyone', 'public'],
  listPackages: ['anyone', 'public'],
  listPrices: ['anyone', 'public'],
  quotePrice: ['user agent lawyer evaluator', 'caller'],
  saveBilling: ['user agent lawyer evaluator', 'caller'],
  // promotions
  contactOffer: ['user', 'caller'],
  myPromotions: ['user agent', 'caller'],
  mySubscription: ['signed-in', 'caller'],
  unlockContact: ['user', 'caller'],
  useProfilePromotion: ['agent lawyer evaluator', 'caller'],
  usePromotion: ['user agent', 'own-object'],
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
