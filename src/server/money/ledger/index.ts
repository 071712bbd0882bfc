export {
  /** What stands on an account, in paise, in its natural sign. */
  balanceOf,
} from './balance.ts';
export {
  /** The code of the account that money is held on for the thing of this id. */
  escrowOf,
} from './checks/money-orders.ts';
export {
  /** What of an escrow account may still be promised to anybody, in paise. */
  freeOn,
} from './free-on.ts';
export {
  /** Before the first posting, at each start. */
  openFixedAccounts,
} from './open-accounts.ts';
export {
  /** Writes a posting to the ledger, in the transaction of what happened. */
  post,
} from './post.ts';
export {
  /** Proves the ledger against the states of everything, as it all stands at one moment, while money goes on moving. */
  verifyLedger,
} from './verify.ts';
