export {
  /** Those of a person that are not removed. */
  accountsOf,
  /** An account with all but its last digits hidden. */
  maskAccount,
} from './bank-accounts.ts';
export {
  /** Its endpoints. */
  bankAccountRoutes,
} from './routes.ts';
