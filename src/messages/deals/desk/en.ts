import { number, plural } from '#messages/lib/forms.ts';

export default {
  acceptFrom: ({ price, other }: { price: string | number; other: string | number }) =>
    `Accept ${price} from ${other}?`,
  accept: ({ price }: { price: string | number }) => `Accept ${price}?`,
  propertyBookedNobody: ({
    other,
    price,
    payHours,
    token,
  }: {
    other: string | number;
    price: string | number;
    payHours: string | number;
    token: string | number;
  }) =>
    `The property is booked for ${other} at ${price}, and nobody else can bid or book. All other open bids lose, and the bidders are told. The buyer then has ${payHours} days to pay the token amount of ${token}; if it is not paid, the property is free again.`,
  propertyBookedToken: ({
    price,
    token,
    payHours,
  }: {
    price: string | number;
    token: string | number;
    payHours: string | number;
  }) =>
    `The property is booked for you at ${price}. The token amount of ${token} is due within ${payHours} days; if it is not paid, the booking ends.`,
  acceptWord: ({ amount }: { amount: string | number }) => `Accept ${amount}`,
  bidOwnerAsks: ({ amount, counter }: { amount: string | number; counter: string | number }) =>
    `You bid ${amount}; the owner asks ${counter}.`,
  bidSoFar: ({ amount }: { amount: string | number }) => `You bid ${amount} so far.`,
  raise: ({ amount }: { amount: string | number }) => `Raise to ${amount}`,
  newBid: 'New bid',
  moreThan: ({ amount }: { amount: string | number }) => `More than ${amount}.`,
  bidsIfThey: ({ other, amount }: { other: string | number; amount: string | number }) =>
    `${other} bids ${amount}. If they accept what you ask, with the conditions as you leave them below, the property is booked for them at once.`,
  ask: ({ amount }: { amount: string | number }) => `Ask for ${amount}`,
  youAsk: 'You ask',
  rejectBid: ({ amount }: { amount: string | number }) => `Reject the bid of ${amount}?`,
  withdrawBid: ({ amount }: { amount: string | number }) => `Withdraw your bid of ${amount}?`,
  buyer: 'buyer',
  owner: 'owner',
  onlySee: ({ who, other }: { who: string | number; other: string | number }) =>
    `Only you and the ${who}, ${other}, see this.`,
  takeNoFee:
    'We take no fee of the price. From ₹ 50 Lakh on the buyer holds back 1 % of it as tax (TDS) and pays it in under your PAN: you set it off in your return. It goes by the stamp value where that is higher, and is 20 % where the PAN does not work.',
  afterTds: ({ rupees, percent }: { rupees: string | number; percent: string | number }) =>
    `after ${rupees} TDS (${percent} %)`,
  nothingHeldBack: 'nothing is held back',
  line: ({ at, message }: { at: string | number; message: string | number }) =>
    `Line ${at}: ${message}`,
  ifAnyShort: ({ most }: { most: string | number }) =>
    `If you have any: a short sentence a line, at most ${most}. “The curtains stay.”`,
  said: {
    none: 'Nobody has bid so far.',
    open: '',
    accepted: 'One was accepted.',
    closed: 'None is open any more.',
  },
  peopleBid: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'person has bid', other: 'people have bid' })}.`,
  theirBidsLie: ({ least, most }: { least: string | number; most: string | number }) =>
    `Their bids lie between ${least} and ${most}. `,
  bidsAllMy: 'Bids on all my properties',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  timeOver: 'Time over',
  anotherBidWon: 'Another bid won',
  fellThrough: 'Fell through',
  waits: 'Waits for you',
  waitsOwner: 'Waits for the owner',
  waitsBuyer: 'Waits for the buyer',
  waitsMe: 'Waits for me',
  bidPlaced: 'Bid placed',
  bidRaised: 'Bid raised',
  ownerAskedAnother: 'Owner asked another amount',
  ownerAccepted: 'Owner accepted',
  buyerAcceptedCounter: 'Buyer accepted the counter',
  ownerRejected: 'Owner rejected',
  buyerWithdrew: 'Buyer withdrew',
  timeWas: 'Time was over',
  lost: 'Lost',
  entryDoesNot: ({ broken }: { broken: string | number }) =>
    `Entry ${broken} does not follow from the one before: the log was changed.`,
  allEntriesThey: ({ length, last }: { length: number; last: string | number }) =>
    `All ${number(length)} ${plural('en', length, { one: 'entry is', other: 'entries are' })} as they were written; the last one’s mark is ${last}.`,
  propertyHoldMinutes: ({
    holdMinutes,
    holdHours,
    displayBookingAmount,
    payHours,
  }: {
    holdMinutes: string | number;
    holdHours: string | number;
    displayBookingAmount: string | number;
    payHours: string | number;
  }) =>
    `The property is on hold for you for ${holdMinutes} minutes. Make a test payment of ₹ 1 in that time, which comes straight back, and it stays on hold while the owner decides, ${holdHours} hours at most; then the token amount of ₹ ${displayBookingAmount} is due within ${payHours} days. Until it is paid you can cancel freely.`,
  month: ' a month',
  askedTokenAmount: ({
    askingPrice,
    perMonth,
    tokenAmount,
  }: {
    askingPrice: string | number;
    perMonth: string | number;
    tokenAmount: string | number;
  }) => `At ${askingPrice}${perMonth}, as asked. The token amount will be ${tokenAmount}.`,
  book: ({ askingPrice }: { askingPrice: string | number }) => `Book at ${askingPrice}`,
  propertyMarkedLeaves: ({ which }: { which: string | number }) =>
    `The property is marked as ${which} and leaves the search; open bids on it end. It cannot be undone.`,
  rented: 'rented',
  sold: 'sold',
  token: ({ amount }: { amount: string | number }) => `Token ${amount}`,
  ifCancelNow: ({ parts }: { parts: string | number }) => `If you cancel now: ${parts}.`,
  cannotUndone: 'It cannot be undone.',
  agreeBuyerThen: ({
    price,
    payHours,
    displayBookingAmount,
  }: {
    price: string | number;
    payHours: string | number;
    displayBookingAmount: string | number;
  }) =>
    `You agree to ${price}. The buyer then has ${payHours} days to pay the token amount of ₹ ${displayBookingAmount}; until then nobody else can bid or book.`,
  from: ({
    fileName,
    fileSize,
    which,
    when,
  }: {
    fileName: string | number;
    fileSize: string | number;
    which: string | number;
    when: string | number;
  }) => `${fileName} · ${fileSize} · from ${which}, ${when}`,
  you: 'you',
  bookingsAllMy: 'Bookings of all my properties',
  bookingsMyProperties: 'Bookings of my properties',
  tokenAmountDue: 'Token amount due',
  tokenAmountPaid: 'Token amount paid',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  askSNumber: ({ postedBy }: { postedBy: string | number }) => `Ask for the ${postedBy}’s number`,
  seeSNumber: ({ postedBy }: { postedBy: string | number }) => `See the ${postedBy}’s number now`,
  buyersWaitAnswer: ({ waiting }: { waiting: number }) =>
    `${number(waiting)} ${plural('en', waiting, { one: 'buyer waits', other: 'buyers wait' })} for your answer.`,
  property: ({ words }: { words: string | number }) => `This is your property. ${words}`,
  monthWord: '/month',
  showSNumber: ({ value }: { value: string | number }) => `Show ${value}’s number`,
  memberSince: ({ which, memberSince }: { which: string | number; memberSince: string | number }) =>
    `${which} · member since ${memberSince}`,
  since: ({ which, memberSince }: { which: string | number; memberSince: string | number }) =>
    `${which} since ${memberSince}`,
  member: ({ role }: { role: string | number }) => `${role} · member`,
  requests: ({ n }: { n: number }) =>
    `Of ${number(n)} ${plural('en', n, { one: 'request', other: 'requests' })}`,
  listedNow: 'Listed now',
  newest: ({ listingCount, live }: { listingCount: string | number; live: string | number }) =>
    `the newest ${listingCount} of ${live}`,
  waiting: 'Waiting',
  shareNumberNobody: 'You share your number with nobody.',
  closed: 'Closed',
  noRequestEnded: 'No request has ended yet.',
  waitingAnswer: 'Waiting for an answer',
  takenBack: 'Taken back',
  expired: 'Expired',
  noLongerShared: 'No longer shared',
  waitingFor: 'Waiting for you',
  waitingWord: ({ posterNoun }: { posterNoun: string | number }) => `Waiting for ${posterNoun}`,
  answerUntilNumber: ({ until }: { until: string | number }) =>
    `Answer until ${until}. Your number is shown only if you accept.`,
  canAnswerUntil: ({
    posterNoun,
    until,
  }: {
    posterNoun: string | number;
    until: string | number;
  }) => `${posterNoun} can answer until ${until}.`,
  eachSeesWhen: 'Each of you sees when the other looks at the number.',
  canAskAgain: 'You can ask again on the home’s page.',
  askedContact: 'Asked for the contact',
  declinedBy: ({ poster }: { poster: string | number }) => `Declined by ${poster}`,
  takenBackBuyer: 'Taken back by the buyer',
  expiredWithoutAnswer: 'Expired without an answer',
  stoppedSharing: ({ poster }: { poster: string | number }) => `${poster} stopped sharing`,
  paidSoShared: 'Paid for, so shared at once',
  takenBackMoney: 'Taken back, with the money returned',
  lookedTheirNumber: 'You looked at their number',
  lookedNumber: ({ which }: { which: string | number }) => `${which} looked at your number`,
  theBuyer: 'The buyer',
  addBankAccount: ({ link }: { link: string | number }) => `Add a bank account first, in ${link}.`,
  by: ({ by }: { by: string | number }) => `by ${by}`,
  sending: 'Sending…',
  codeWentGood: ({ sentTo }: { sentTo: string | number }) =>
    `The code went to ${sentTo}. It is good for ten minutes.`,
  and: ' and ',
  sendOneTime: ({ butNot }: { butNot: string | number }) =>
    `We send a one-time code to your mobile and your e-mail. Tell it to nobody${butNot}.`,
  asking: 'Asking',
  visits: 'Visits',
  inWord: ({ locality }: { locality: string | number }) => `in ${locality} `,
  shown: 'Shown by ',
  toBe: 'To be shown to ',
  show: 'You show it to ',
  theOwner: 'The owner',
  to: ({ start, end }: { start: string | number; end: string | number }) => `${start} to ${end}`,
  addressShowsHere: ({ placeFrom }: { placeFrom: string | number }) =>
    `The address shows here from ${placeFrom}.`,
  youHave: 'You have',
  mayAskAll: ({ bold }: { bold: string | number }) => `${bold} You may ask all the same.`,
  notFreeThen: ({ other }: { other: string | number }) => `${other} is not free then.`,
  confirmed: 'Confirmed',
  tookPlace: 'Took place',
  notChecked: 'Not checked in',
  notAnswered: 'Not answered',
  event: {
    book: 'Booked by the buyer',
    request: 'Asked for by the buyer',
    propose: 'Proposed by the buyer',
    confirm: 'Confirmed by the owner',
    standAtOnce: 'Confirmed by itself, as the owner lets visits at offered times',
    decline: 'Declined by the owner',
    lapse: 'The owner did not answer in time',
    cancelByBuyer: 'Cancelled by the buyer',
    cancelByOwner: 'Cancelled by the owner',
    callOff: 'Called off: the property left the market',
    checkIn: 'Checked in at the door',
    miss: 'Nobody checked in',
  },
  acceptedBy: ({ poster }: { poster: string }) => `Accepted by ${poster}`,
  declineRequest: 'Decline the request',
};
