import { number, plural } from '#messages/lib/forms.ts';
export default {
  bookingNotFound: 'We could not find that booking.',
  nothingToTake: 'There is nothing to be taken here.',
  thenDelete: ({ why }: { why: string | number }) => `${why} Then you can delete your account.`,
  paymentOpen: ({ minutes }: { minutes: string | number }) =>
    `A payment of yours is still open. Finish it, or wait ${minutes} minutes until it has run out.`,
  stillHeld: ({ held }: { held: string | number }) =>
    `${held} are in escrow for a deal or work of yours. Have them released or returned first.`,
  yoursNotAtBank: ({ owed }: { owed: string | number }) =>
    `${owed} are yours and not at your bank yet. Wait until they have arrived; what a buyer left to you, send to your bank account first.`,
  stillOwed: ({ owing }: { owing: string | number }) =>
    `${owing} are still owed after a settlement of yours. Pay them, or have them received first.`,
  refundOnWay: ({ refunded }: { refunded: string | number }) =>
    `A refund of ${refunded} is on its way to you. Wait until it has arrived.`,
  payoutNotFound: 'We could not find that payout.',
  youAgreedAlready: 'You have agreed already. Somebody else of staff must too.',
  requestNotFound: 'We could not find that request.',
  otherHasDays: ({ days }: { days: string | number }) =>
    `The other side has ${days} days to answer. Staff decide after that.`,
  onlySoMuchHeld: ({ most }: { most: string | number }) =>
    `Only ${most} of it are in escrow and not asked for.`,
  lessHeldThanBack: ({ amount }: { amount: string | number }) =>
    `${amount} would go back to the buyer, and less than that is held, since a part was let go. Propose a settlement: it says who gets what, and ends the booking.`,
  notHeldAnyMore: 'So much is not held any more. Ask that it is requested anew.',
  bankAccountRemoved:
    'The bank account it should go to was removed. Ask that it is requested anew.',
  ownerNotHere: 'The owner is not here at the moment. Pay nothing now.',
  instalmentNotFound: 'We could not find that instalment.',
  instalmentPaid: 'This instalment is paid already.',
  instalmentNotAsked: 'This instalment is not asked for any more.',
  instalmentsAfterToken: 'Instalments follow once the token amount is paid.',
  instalmentsStand: 'The booking stands. Its instalments go back when it is cancelled.',
  pennyMade: 'You have made the test payment already.',
  tokenStands: 'The booking stands. Its token amount goes back when it is cancelled.',
  planStays: 'An instalment is paid, so the plan stays as it is.',
  planChangedTooOften: 'This plan was changed too often.',
  planForAccepted: 'A plan is made for a booking that is accepted or paid.',
  instalmentsComeTo: ({ sum, rest }: { sum: string | number; rest: string | number }) =>
    `The instalments come to ${sum}. Price less token amount is ${rest}.`,
  daysEarliestFirst: 'Give days from today on, the earliest first.',
  tenYearsMost: 'Ten years are the longest.',
  letGoAlready: 'This money was let go already.',
  requestOver: {
    expired: 'The time to answer this request is over. It can be asked anew.',
    cancelled: 'This request was taken back.',
    refused: 'This request was refused.',
    dismissed: 'Our staff have refused this request.',
  },
  bookingState: {
    accepted: 'The owner has accepted the booking already.',
    held: 'The owner has not accepted the booking yet.',
    paid: 'The token amount of this booking is paid already.',
    completed: 'This booking is completed.',
    declined: 'The owner has declined this booking.',
    cancelled: 'This booking is cancelled.',
    expired: 'The time to pay this booking is over.',
  },
  mostCanBeAsked: ({ most }: { most: string | number }) => `At most ${most} can be asked for now.`,
  nothingHeld: 'Nothing is held that could be asked for.',
  atMost: ({ most }: { most: string | number }) => `At most ${most}.`,
  stillDue: ({ label }: { label: string | number }) =>
    `“${label}” is still due. The booking is completed once all instalments are paid or waived.`,
  chooseAccount: 'Choose a bank account of yours from My Profile.',
  nothingSold: 'Nothing can be bought just now. Please try again later.',
  receiptNotFound: 'We could not find that receipt.',
  receiptsForRented: 'Receipts are given for a home that is rented out.',
  receiptThere: ({ month }: { month: string | number }) => `${month} has its receipt already.`,
  noReceiptOfMonth: 'There is no receipt for that month.',
  dayUpToToday: 'Choose a day up to today.',
  monthUpToNext: 'Choose a month up to the next one.',
  providerAwayTry: 'The payment provider does not answer just now. Please try again.',
  mobileFirst: 'Add a mobile number to My Profile first: paying needs one.',
  orderNotFound: 'We could not find that order.',
  providerAwayNothingCharged:
    'The payment provider does not answer just now. Nothing was charged; please try again.',
  providerRefuses:
    'The payment provider does not take this payment. Check the mobile number and e-mail in My Profile.',
  nothingToReturn: 'Nothing was paid that could be returned.',
  mostToReturn: ({ left }: { left: string | number }) => `At most ${left} of this can be returned.`,
  releasedAlready: 'This money has been released already.',
  giveAmountBack: 'Give an amount to be returned.',
  refundNotFound: 'We could not find that refund.',
  badSignature: 'The signature or its time does not hold.',
  keyUsed:
    'This idempotency key was used for another request. Make a new one for each thing you pay.',
  chooseToBuy: 'Choose what you want to buy.',
  priceChanged: 'The price has changed. Reload the page to see the new one.',
  notOfferedLikeThat: 'This home is not offered like that.',
  cannotBeBought: 'This cannot be bought at the moment.',
  onlySearchedPromoted: 'Only a property that is on the search can be promoted.',
  accountClosed: 'This account is closed.',
  packageRunsUntil: ({
    name,
    endsAt,
    from,
  }: {
    name: string | number;
    endsAt: string | number;
    from: string | number;
  }) =>
    `Your package ${name} runs until ${endsAt}. From ${from} on you can choose another to follow it.`,
  noContactLeft: 'No contact is left of a package of yours.',
  promotedUntil: ({ until }: { until: string | number }) =>
    `Promoted until ${until} already. Use another promotion after that.`,
  noPromotionLeft: 'No promotion is left of a package of yours.',
  listWithPackage: 'Properties come on the market with a package.',
  codesForFees: 'Codes are for fees of the platform.',
  coupon: {
    unknown: 'We do not know this code.',
    runOut: 'This code has run out.',
    elsewhere: 'This code is for something else.',
    usedByYou: 'You have used this code already.',
    usedUp: 'This code has been used up.',
  },
  proposalNotWaiting: 'This proposal does not wait for an answer any more.',
  settlementNotFound: 'We could not find that settlement.',
  otherSumsPaid: 'Other sums were paid since this was proposed. Propose one for what is there now.',
  settlementNotForStaff: 'This settlement does not wait for staff.',
  staffDecideNow: 'Our staff are deciding about a settlement of this deal.',
  nothingToDivide: 'There is no money of this booking to be divided.',
  morePaidMeanwhile: 'More has been paid meanwhile. Look at the figures again.',
  nothingOwed: 'Nothing is owed after this settlement any more.',
  owedIsOthers: 'This was owed, and is the other side’s now.',
  statementOnceEnded: 'There is a statement once the deal has ended.',
  mostWasPaid: ({ total }: { total: string | number }) => `At most ${total}: so much was paid.`,
  otherProposed:
    'The other side has proposed something in the meantime. Look at it; yours is not sent.',
  placesFree: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'property', other: 'properties' })} on the market ${plural('en', count, { one: 'is', other: 'are' })} free, and you have as many. A package lets you list more.`,
  notPaidHere: 'This cannot be paid for here.',
};
