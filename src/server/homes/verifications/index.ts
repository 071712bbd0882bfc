export {
  /** Ends verifications whose time is over. */
  expireVerifications,
} from './expire.ts';
export {
  /** Compares a listing that shows the badge with what staff saw. */
  keepBadge,
} from './keep-badge.ts';
export {
  /** Its endpoints. */
  verificationRoutes,
} from './routes.ts';
export {
  /** Whether a document is a paper of a verification that staff may look at now. */
  isPaperForStaff,
} from './staff-papers.ts';
export {
  /** Papers of properties that wait for staff. */
  waitingVerifications,
} from './waiting-for-staff.ts';
