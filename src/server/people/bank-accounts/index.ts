export {
  /** Those of a person that are not removed. */
  accountsOf,
} from './bank-accounts.ts';
export {
  /** On `bank_accounts`: nothing is to be waited for, or the account is gone. */
  isDecided,
  /** The only way to an account that money can be sent to. */
  openAccount,
} from './open-account.ts';
export {
  /** Its endpoints. */
  bankAccountRoutes,
} from './routes.ts';
export {
  /** Names of accounts that wait for staff. */
  waitingBankAccounts,
} from './waiting-for-staff.ts';
