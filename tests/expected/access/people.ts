import type { AccessTable } from './row.ts';

/**
 * Section 7, "Authentication and profile": all but signing up, in and the way back in needs the token, for
 * every role alike. Section 6 and decision 20: what staff do is theirs alone, and they neither sign up nor
 * leave by themselves. Decision 7: ids in paths are the caller's. The outbox is the sandbox's.
 */
export const PEOPLE: AccessTable = {
  // admin
  decideKyc: ['admin', 'any-object'],
  getAuditCsv: ['admin', 'any-object'],
  listAudit: ['admin', 'any-object'],
  listKycReviews: ['admin', 'any-object'],
  listPeople: ['admin', 'any-object'],
  restorePerson: ['admin', 'any-object'],
  suspendPerson: ['admin', 'any-object'],
  // api keys
  createKey: ['member', 'caller'],
  listKeys: ['member', 'caller'],
  revokeKey: ['member', 'own-object'],
  rotateKey: ['member', 'own-object'],
  whoCalls: ['signed-in', 'caller'],
  // auth
  askForPasskey: ['anyone', 'public'],
  changePassword: ['signed-in', 'caller'],
  endOtherSessions: ['signed-in', 'caller'],
  endSession: ['signed-in', 'own-object'],
  finishLogin: ['anyone', 'public'],
  forgotPassword: ['anyone', 'public'],
  listSessions: ['signed-in', 'caller'],
  login: ['anyone', 'public'],
  loginWithPasskey: ['anyone', 'public'],
  logout: ['signed-in', 'caller'],
  register: ['anyone', 'public'],
  requestSignInCode: ['anyone', 'public'],
  resendCodes: ['anyone', 'public'],
  resetPassword: ['anyone', 'public'],
  signInByCode: ['anyone', 'public'],
  verifyRegistration: ['anyone', 'public'],
  // bank account admin
  decideBankAccount: ['admin', 'any-object'],
  listWaitingAccounts: ['admin', 'any-object'],
  // bank accounts
  addBankAccount: ['signed-in', 'caller'],
  findAdminBankDetails: ['signed-in', 'public'],
  findUserBankDetails: ['signed-in', 'caller-by-id'],
  getUserBankDetails: ['signed-in', 'own-object'],
  removeBankAccount: ['signed-in', 'own-object'],
  // kyc
  confirmAadhaar: ['signed-in', 'own-object'],
  getDocument: ['signed-in', 'own-object', 'staff too'],
  getKyc: ['signed-in', 'caller-by-id'],
  startAadhaar: ['signed-in', 'caller'],
  submitDocument: ['signed-in', 'caller'],
  verificationStatus: ['signed-in', 'caller-by-id'],
  verifyPan: ['signed-in', 'caller'],
  // licences
  decideLicence: ['admin', 'any-object'],
  getLicence: ['agent lawyer evaluator', 'caller'],
  listLicences: ['admin', 'any-object'],
  submitLicenceDocument: ['agent lawyer evaluator', 'caller'],
  submitLicenceLink: ['agent lawyer evaluator', 'caller'],
  // notifications
  getNotificationSettings: ['signed-in', 'caller'],
  getNotifications: ['signed-in', 'caller-by-id'],
  readNotifications: ['signed-in', 'caller'],
  saveNotificationSettings: ['signed-in', 'caller'],
  subscribePush: ['signed-in', 'caller'],
  unsubscribePush: ['signed-in', 'caller'],
  // outbox
  listDemoCodes: ['anyone', 'public'],
  listOutbox: ['anyone', 'public'],
  // profile
  changeContact: ['signed-in', 'caller'],
  confirmContact: ['signed-in', 'caller'],
  deleteAccount: ['member', 'caller'],
  downloadMyData: ['signed-in', 'caller'],
  getProfile: ['signed-in', 'caller-by-id'],
  removePhoto: ['signed-in', 'caller'],
  saveLanguage: ['signed-in', 'caller'],
  updateProfile: ['signed-in', 'caller-by-id'],
  uploadPhoto: ['signed-in', 'caller'],
  // events and webhooks
  changeWebhook: ['member', 'own-object'],
  createWebhook: ['member', 'caller'],
  listDeliveries: ['member', 'own-object'],
  listEvents: ['member', 'caller'],
  listWebhooks: ['member', 'caller'],
  pingWebhook: ['member', 'own-object'],
  removeWebhook: ['member', 'own-object'],
  replayDeliveries: ['member', 'own-object'],
  rotateWebhookSecret: ['member', 'own-object'],
  // staff inbox
  assignWork: ['admin', 'any-object'],
  countInbox: ['admin', 'any-object'],
  getInboxCsv: ['admin', 'any-object'],
  listInbox: ['admin', 'any-object'],
  listStaffFilters: ['admin', 'caller'],
  removeStaffFilter: ['admin', 'own-object'],
  saveStaffFilter: ['admin', 'caller'],
  // staff record
  addStaffNote: ['admin', 'any-object'],
  cancelJob: ['admin', 'any-object'],
  getOperations: ['admin', 'any-object'],
  openPerson: ['admin', 'any-object'],
  retryJob: ['admin', 'any-object'],
  // security
  addPasskey: ['signed-in', 'caller'],
  confirmApp: ['signed-in', 'caller'],
  confirmIdentity: ['signed-in', 'caller'],
  getSecurity: ['signed-in', 'caller'],
  removeApp: ['signed-in', 'caller'],
  removePasskey: ['signed-in', 'own-object'],
  renewRecoveryCodes: ['signed-in', 'caller'],
  startApp: ['signed-in', 'caller'],
  startPasskey: ['signed-in', 'caller'],
};

/** What staff reach who have still to show a second factor: their own sign-in, and nothing of the site. */
export const BEFORE_SECOND_FACTOR = [
  'addPasskey',
  'changePassword',
  'confirmApp',
  'endOtherSessions',
  'endSession',
  'getProfile',
  'getSecurity',
  'listSessions',
  'logout',
  'startApp',
  'startPasskey',
];
