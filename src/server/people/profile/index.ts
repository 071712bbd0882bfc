export {
  /** Ends the caller’s account and all that hangs on it. */
  closeAccount,
  /** Takes somebody's data that a restore has brought back. */
  eraseAnyway,
} from './delete-account.ts';
export {
  /** The caller, who has just shown the password, or a second factor in its place. */
  requirePassword,
  /** The caller, who has just shown the password itself. */
  requireTypedPassword,
} from './require-password.ts';
export {
  /** Its endpoints. */
  profileRoutes,
} from './routes.ts';
