export {
  /** What stands on a booking's escrow account. */
  balanceOfBooking,
} from './balance-of-booking.ts';
export {
  /** Nobody leaves while money of theirs is with us. */
  closeMoney,
} from './close-account.ts';
export {
  /** The second of two agrees, who must be another. */
  approvePayout,
  /** Staff stops a payout that was not sent, or that failed. */
  rejectPayout,
  /** A payout that failed is sent anew, as another transfer, since the gateway answers the old one with its failure. */
  retryPayout,
  /** The first of two of staff agrees. */
  secondPayout,
  /** Takes back what was let go for a booking and not sent to the bank yet. */
  takeBackUnsent,
} from './decide-payout.ts';
export {
  /** What cancelling would do to a booking's money now. */
  costOfCancelling,
  /** What becomes of a booking's money when it ends without a deal, in that transaction, in which its listing is locked. */
  endDealMoney,
} from './end-deal-money.ts';
export {
  /** Of a deal that ends nothing is asked for any more: neither instalments nor releases. */
  endRequests,
} from './end-requests.ts';
export {
  /** Orders, releases, payouts and the ledger stay, and say of the person no more than a number. */
  eraseFromMoney,
} from './erase-from-money.ts';
export {
  /** Ends requests that nobody answered in time, the longest over first. */
  expireReleases,
} from './expire.ts';
export {
  /** Sends a code unless one went a moment ago. */
  issueOnce,
} from './issue-once.ts';
export {
  /** What the end of a deal left to each side, claimed or not. */
  leftTo,
} from './left-to.ts';
export {
  /** The page of a booking's money. */
  moneyPath,
} from './own-booking.ts';
export {
  /** Books a release that was just approved, has its payout made, and does what else the approval means, in its transaction. */
  payOut,
} from './pay-out.ts';
export {
  /** What was paid for a booking, with what was promised back of it. */
  findPaid,
  /** What cancelling a booking by its rules does to the money that is held for it. */
  planCancel,
} from './plan-cancel.ts';
export {
  /** Deal money that is paid into escrow. */
  escrowPurposes,
} from './purposes.ts';
export {
  /** Whom a code is sent to. */
  findReceiver,
  /** Where a code went, masked. */
  maskedAddresses,
  /** Who gets a release’s code. */
  type Receiver,
  /** Sends a code with what it does. */
  sendCodeMessages,
} from './release-code.ts';
export {
  /** The state as it is at a moment. */
  stateAt,
} from './release-row.ts';
export {
  /** Deal money, held for a booking. */
  bookingReleases,
  /** What money is held for, and how it is kept from changing while a part of it is let go. */
  type ReleaseSubject,
  /** The area that has a thing for which money is held adds what it means. */
  releaseSubjects,
} from './release-subjects.ts';
export {
  /** Tells buyers of instalments that are near, and once more when their day is over. */
  remindInstalments,
} from './remind-instalments.ts';
export {
  /** Writes a release with its first line, in whichever state it begins. */
  insertRelease,
  /** Asks that a part of what is held leaves escrow. */
  requestRelease,
} from './request-release.ts';
export {
  /** Throws conflict while an instalment of a booking is due. */
  requireNothingDue,
} from './require-nothing-due.ts';
export {
  /** Sends test payments back that have arrived. */
  returnPennies,
} from './return-pennies.ts';
export {
  /** Its endpoints. */
  escrowRoutes,
} from './routes.ts';
export {
  /** Sends payouts that may be sent, the longest waiting first. */
  sendPayouts,
  /** After an approval. */
  sendPayoutsSoon,
  /** Asks the gateway for transfers on their way, and applies what it says. */
  settlePayouts,
} from './send-payouts.ts';
export {
  /** Transfers the bank refused. */
  failedPayouts,
  /** Transfers that two of staff must agree to. */
  waitingPayouts,
  /** Requests for a deal’s money that staff may decide. */
  waitingReleases,
} from './waiting-for-staff.ts';
