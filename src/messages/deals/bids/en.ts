export default {
  amountChanged: 'The amount has changed in the meantime. Look at it again.',
  conditionsChanged: 'The conditions have changed in the meantime. Look at them again.',
  bidAccepted: 'Your bid is accepted',
  counterAccepted: 'Your counter is accepted',
  bookedAt: ({
    title,
    amount,
    tokenPaise,
    payHours,
  }: {
    title: string | number;
    amount: string;
    tokenPaise: string;
    payHours: string | number;
  }) =>
    `“${title}” is booked at ${amount}. The token amount of ${tokenPaise} is due within ${payHours} hours.`,
  bidAcceptedDone: 'The bid is accepted, and the property is booked.',
  agreedDone: 'You have agreed, and the property is booked for you.',
  bidRunOut: 'This bid has run out.',
  amountBetween: ({ least, most }: { least: string; most: string }) =>
    `Give an amount between ${least} and ${most}: half to twice the asking price.`,
  moreThanBid: 'Give more than the bid as it stands.',
  dayFromToday: 'Choose a day from today on.',
  tooFarAhead: 'That is too far ahead.',
  noLoanForRent: 'A rental hangs on no home loan.',
  ownerAsks: ({ amount }: { amount: string }) => `The owner asks ${amount}`,
  youAsk: ({ amount }: { amount: string }) => `You ask ${amount}. The buyer has been told.`,
  notListed: 'This home is no longer listed.',
  bidRejected: 'Your bid was rejected',
  bidRejectedWhy: ({ title, reason }: { title: string | number; reason: string | number }) =>
    `The owner of “${title}” rejects your bid. The reason: ${reason}`,
  bidRejectedDone: 'The bid is rejected; the buyer has been told.',
  bidWithdrawn: 'A bid was withdrawn',
  bidWithdrawnOn: ({ title }: { title: string | number }) =>
    `The buyer has withdrawn the bid on “${title}”.`,
  bidWithdrawnDone: 'Your bid is withdrawn.',
  bidRunOutTitle: 'A bid has run out',
  bidRunOutOn: ({ title }: { title: string | number }) =>
    `The time of a bid on “${title}” is over.`,
  bidNotFound: 'We could not find that bid.',
  bidLost: 'Your bid did not win',
  bidLostOn: ({ title }: { title: string | number }) =>
    `Your bid on “${title}” has ended. Another bid was accepted.`,
  bidOpenAlready: 'You have an open bid on this property. Raise that one.',
  ownProperty: 'This property is your own.',
  newBid: ({ amount }: { amount: string }) => `New bid of ${amount}`,
  newBidOn: ({
    amount,
    title,
    hours,
  }: {
    amount: string;
    title: string | number;
    hours: string | number;
  }) =>
    `A buyer bids ${amount} for “${title}”. Accept, counter or reject it within ${hours} hours.`,
  bidPlaced: ({ amount }: { amount: string }) => `Your bid of ${amount} is placed.`,
  bidRaised: ({ amount }: { amount: string }) => `Bid raised to ${amount}`,
  bidRaisedOn: ({
    title,
    amount,
    hours,
  }: {
    title: string | number;
    amount: string;
    hours: string | number;
  }) => `A buyer raises the bid for “${title}” to ${amount}. Answer within ${hours} hours.`,
  bidRaisedDone: ({ amount }: { amount: string }) => `Your bid is raised to ${amount}.`,
  bidChanged: 'This bid has changed in the meantime. Look at it again.',
  countered: ({ title, amount, hours }: { title: string; amount: string; hours: number }) =>
    `Your bid on “${title}” was answered: the owner would accept ${amount}. Accept or raise within ${hours} hours.`,
  counteredChanged: ({ title, amount, hours }: { title: string; amount: string; hours: number }) =>
    `Your bid on “${title}” was answered: the owner would accept ${amount}, on changed conditions. Accept or raise within ${hours} hours.`,
  accepting: 'Accepting…',
  conditions: 'Conditions',
  agreeConditions: 'You agree to these conditions, too',
  seeBooking: 'See the booking',
  raiseYours: 'Raise your bid',
  raiseBid: 'Raise the bid',
  askOther: 'Ask another amount',
  sendAnswer: 'Send the answer',
  toldMayBid: ({ other }: { other: string | number }) => `${other} is told, and may bid again.`,
  rejectBid: 'Reject the bid',
  ownerToldAgain: 'The owner is told. You may bid again as long as the property is on offer.',
  withdrawBid: 'Withdraw the bid',
  withdrawing: 'Withdrawing…',
  message: 'Message',
  messageHint: 'If you like. No phone numbers or addresses.',
  standsFor: 'It stands for',
  endsByItself: 'After that it ends by itself.',
  sending: 'Sending…',
  log: 'Log',
  logMarks:
    'Each entry carries a mark made of itself and of the one before, so that a later change shows. You and the other side can each keep a copy.',
  verify: 'Verify',
  downloadLog: 'Download log',
  seeBids: 'See the bids on it',
  noBidsNow: 'It takes no bids at the moment.',
  onHold: 'On hold',
  youBooked: 'You have booked it; there is nothing left to bid for.',
  somebodyBooked: 'Somebody has booked it. Look again later: if that falls through, you can bid.',
  bidAgain: 'Bid again',
  placeBid: 'Place a bid',
  bid: 'Bid',
  bids: 'Bids',
  youBid: 'You bid',
  youAskLabel: 'You ask',
  ownerAsksLabel: 'Owner asks',
  state: 'State',
  time: 'Time',
  conditionsYouAsk: 'Conditions you ask',
  conditionsOwnerAsks: 'Conditions the owner asks',
  history: 'History',
  bidRoom: 'Bid room',
  feesOfRent: 'We take no fee of the rent.',
  notSaid: 'Not said',
  timeLeft: 'Time left',
  youReceive: 'You receive',
  possession: 'Possession',
  movesIn: 'Moves in',
  loanUntil: 'Hangs on a loan until',
  whatStays: 'What stays',
  otherConditions: 'Other conditions',
  nextStep: 'Next step',
  openSideBySide: 'Open bids side by side',
  sideBySide: 'Bids side by side',
  noneOpen: 'No bid is open any more.',
  property: 'Property',
  myBid: 'My bid',
  openRoom: ({ title }: { title: string | number }) => `Open the bid room: ${title}`,
  noBidsYet: 'No bids yet',
  offerLessOrMore: 'On a property’s page you can offer less, or more, than is asked.',
  buyer: 'Buyer',
  openRoomOther: ({ other }: { other: string | number }) => `Open the bid room: ${other}`,
  order: 'Order',
  soonestFirst: 'Soonest to end first',
  highestFirst: 'Highest first',
  appearsHere: 'When somebody bids on a property of yours, it appears here and you are told.',
  sideBySideOf: ({ title }: { title: string | number }) => `Bids side by side: ${title}`,
  sideBySideShort: 'Side by side',
  bidsOn: ({ title }: { title: string | number }) => `Bids on ${title}`,
  bidOnThis: 'Bid on this property',
  ifOwnerAccepts:
    'If the owner accepts, the property is booked for you at your amount, and the token amount is due within 3 days.',
  sendBidOf: ({ amount }: { amount: string | number }) => `Send bid of ${amount}`,
  sendBid: 'Send the bid',
  betweenAsked: ({
    least,
    most,
    askingPrice,
  }: {
    least: string;
    most: string;
    askingPrice: string;
  }) => `Between ${least} and ${most}; asked is ${askingPrice}.`,
  moveInOn: 'Move in on',
  possessionOn: 'Possession on',
  ifYouLike: 'If you like.',
  loanBy: 'Home loan sanctioned by',
  onlyWithLoan: 'Only where the deal hangs on a loan.',
  staysInHome: 'What stays in the home',
  staysHint: 'If you like: “modular kitchen, two air conditioners”.',
  httpsOnly: 'This browser checks logs on secure (https) pages only.',
  bookedBySomebody:
    'The property is booked by somebody. If that booking does not come about, this bid counts again while its time runs.',
  ownerMay: 'The owner may accept, answer with another amount, or reject.',
  acceptOrAnswer: 'Accept it, answer with another amount, or reject it.',
  acceptOrRaise: 'Accept what the owner asks, raise your bid, or withdraw it.',
  buyerMay: 'The buyer may accept what you ask, raise the bid, or withdraw it.',
  bookedAtThis: 'The property is booked at this amount.',
  didNotCome: 'The booking did not come about; the property is free again.',
  bidAgainOnPage: 'You can bid again on the property’s page.',
  yourBid: 'Your bid',
};
