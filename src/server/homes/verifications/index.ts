export {
  /** Ends verifications whose time is over. */
  expireVerifications,
} from './expire.ts';
export {
  /** Its endpoints. */
  verificationRoutes,
} from './routes.ts';
