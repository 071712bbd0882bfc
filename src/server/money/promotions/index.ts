export {
  /** Moves what has run out into its days of grace, and what those are over for to its end. */
  lapseSubscriptions,
  /** Tells whose package is about to end, once at each of REMIND_BEFORE_DAYS. */
  remindOfRenewal,
} from './life.ts';
export {
  /** For a listing that comes on the market. */
  requireListingQuota,
} from './listing-quota.ts';
export {
  /** Everything that stands in the price list. */
  promotionPurposes,
} from './purposes.ts';
export {
  /** Locks what was paid for a contact. */
  revokePaidContact,
  /** Whoever has paid for contacts may go on beyond the day's quota. */
  takeContact,
} from './return-contact.ts';
export {
  /** Its endpoints. */
  promotionRoutes,
} from './routes.ts';
export {
  /** How many of a kind somebody can still use. */
  countLeft,
  /** Which rows of `entitlements e` somebody holds at a moment. */
  held,
  /** Uses one on something, the soonest to end first. */
  takeEntitlement,
} from './take-entitlement.ts';
