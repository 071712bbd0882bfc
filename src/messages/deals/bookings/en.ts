export default {
  overNoDocuments: 'This booking is over; documents cannot be added any more.',
  mostDocuments: ({ maxDocuments }: { maxDocuments: string | number }) =>
    `A booking holds ${maxDocuments} documents at most.`,
  documentAdded: 'A document was added to your booking',
  documentOf: ({ label, title }: { label: string | number; title: string | number }) =>
    `“${label}” for the booking of “${title}”.`,
  documentAddedDone: 'The document is added; the other side has been told.',
  homeBooked: 'A home you asked for is booked',
  bookingRunOut: 'This booking has run out.',
  declineInstead: 'This booking waits for your decision: decline it instead.',
  cancelledDone: 'The booking is cancelled, and the property is free again.',
  homeRentedOut: 'A home you asked for is rented out',
  homeSold: 'A home you asked for is sold',
  bookingCompleted: 'Your booking is completed',
  completedDone: 'The booking is completed.',
  bookingAccepted: 'Your booking is accepted',
  bookingAcceptedPay: ({
    title,
    tokenPaise,
    payHours,
  }: {
    title: string | number;
    tokenPaise: string;
    payHours: string | number;
  }) =>
    `The owner of “${title}” accepts your booking. The token amount of ${tokenPaise} is due within ${payHours} hours.`,
  acceptedDone: 'The booking is accepted.',
  declinedDone: 'The booking is declined.',
  bookingNotFound: 'We could not find that booking.',
  buyerMeansIt: 'A buyer means it',
  testPaid: ({ title, holdHours }: { title: string | number; holdHours: string | number }) =>
    `The buyer of “${title}” has made a test payment. Accept or decline within ${holdHours} hours.`,
  tokenArrived: 'The token amount has arrived',
  tokenPaidFirm: ({ title }: { title: string | number }) =>
    `The token amount for “${title}” is paid; the booking is firm.`,
  documentsClosed: 'Documents of the other side closed with the booking.',
  somebodyBooks: 'Somebody wants to book your property',
  somebodyBooksAt: ({
    title,
    pricePaise,
    holdMinutes,
    holdHours,
  }: {
    title: string | number;
    pricePaise: string;
    holdMinutes: string | number;
    holdHours: string | number;
  }) =>
    `A buyer books “${title}” at ${pricePaise}. You can accept or decline now. Once they have made a test payment, within ${holdMinutes} minutes, you have ${holdHours} hours.`,
  onHoldForYou: ({
    holdMinutes,
    holdHours,
  }: {
    holdMinutes: string | number;
    holdHours: string | number;
  }) =>
    `The property is on hold for you for ${holdMinutes} minutes. Pay ₹ 1, which comes back at once, and the owner has ${holdHours} hours to decide.`,
  onHoldBooked: 'This property is on hold: it has been booked.',
  moreHoldsIdentified: ({ checked }: { checked: string | number }) =>
    ` With your identity checked in My Profile it is ${checked}.`,
  mostHolds: ({ most, more }: { most: string | number; more: string | number }) =>
    `At most ${most} homes can be on hold for one buyer at once. Wait for an owner’s answer, or cancel one.${more}`,
  lapsedHolds: ({
    most,
    hours,
    again,
    again2,
  }: {
    most: string | number;
    hours: string | number;
    again: string;
    again2: string;
  }) =>
    `You have let ${most} bookings go within ${hours} hours. You can book again from ${again}, ${again2}; bids are open to you meanwhile.`,
  bookingEndedTitle: {
    decline: 'Booking declined',
    cancelByBuyer: 'Booking cancelled',
    cancelByOwner: 'Booking cancelled',
    settle: 'Booking ended by a settlement',
    expire: 'Booking expired',
  },
  bookingEnded: {
    decline: ({ title }: { title: string }) =>
      `The booking of “${title}” was declined by the owner.`,
    cancelByBuyer: ({ title }: { title: string }) =>
      `The booking of “${title}” was cancelled by the buyer.`,
    cancelByOwner: ({ title }: { title: string }) =>
      `The booking of “${title}” was cancelled by the owner.`,
    settle: ({ title }: { title: string }) =>
      `The booking of “${title}” was ended by a settlement.`,
    expire: ({ title }: { title: string }) => `The booking of “${title}” has run out.`,
  },
  withReason: ({ ended, reason }: { ended: string; reason: string }) =>
    `${ended} The reason: ${reason}`,
  rentedByOwner: ({ title }: { title: string }) =>
    `The owner of “${title}” has completed your booking. The property is rented.`,
  soldByOwner: ({ title }: { title: string }) =>
    `The owner of “${title}” has completed your booking. The property is sold.`,
  sayWhatItIs: 'Say what it is: “Draft agreement”.',
  choosePdf: 'Choose a PDF, JPEG or PNG.',
  addADocument: 'Add a document',
  whatItIs: 'What it is',
  draftAgreement: 'Draft agreement',
  chooseFile: 'Choose the file',
  fileKinds: ({ other }: { other: string | number }) =>
    `PDF, JPEG or PNG, at most 20 MB. You and ${other} can open it, nobody else.`,
  addIt: 'Add the document',
  bookAt: ({ price }: { price: string }) => `Book at ${price}`,
  booking_: 'Booking…',
  messageToOwner: 'Message to the owner',
  noNumbers: 'If you like. No phone numbers or addresses.',
  somebodyBooked: 'Somebody has booked it:',
  youBookedIt: 'You have booked it:',
  openBooking: 'Open the booking',
  nobodyBooked: 'Nobody has booked it so far.',
  onHold: 'On hold',
  ifFallsThrough: 'Somebody has booked it. If that falls through, it can be booked again.',
  cannotNow: 'It cannot be booked at the moment.',
  book: 'Book',
  booking: 'Booking',
  buyer: 'Buyer',
  owner: 'Owner',
  price: 'Price',
  tokenAmount: 'Token amount',
  time: 'Time',
  bidItCameFrom: 'The bid it came from',
  theBooking: 'The booking',
  conditionsAgreed: 'Conditions agreed in the bid',
  whereItIs: 'Where it is',
  history: 'History',
  complete: 'Complete the booking',
  isRented: 'Is it rented?',
  isSold: 'Is it sold?',
  yesRented: 'Yes, it is rented',
  yesSold: 'Yes, it is sold',
  payToken: 'Pay the token amount',
  seePayments: 'See the payments',
  endBySettlement: 'End the deal by a settlement…',
  cancelBooking: 'Cancel the booking…',
  ifCancelled: 'If it is cancelled:',
  property: 'Property',
  with_: 'With',
  state: 'State',
  timeLeft: 'Time left',
  nextStep: 'Next step',
  openBookingOf: ({ title }: { title: string | number }) => `Open the booking: ${title}`,
  open: 'Open',
  backToBuyer: ({ toBuyer }: { toBuyer: string }) => `${toBuyer} go back to the buyer`,
  ownersPart: ({ toOwner }: { toOwner: string }) =>
    `${toOwner} of the token amount are the owner’s`,
  gatewayKeeps: ({ fee }: { fee: string }) => `${fee} are kept by the payment gateway`,
  cancelTitle: 'Cancel this booking?',
  bidFallsToo: 'The accepted bid falls through with it.',
  cancelNow: 'Cancel the booking',
  declineTitle: ({ other }: { other: string | number }) => `Decline the booking of ${other}?`,
  freeAtOnce: 'The property is free again at once, and the buyer is told.',
  declineNow: 'Decline the booking',
  acceptOf: ({ other }: { other: string | number }) => `Accept: booking of ${other}`,
  accept: 'Accept',
  declineOf: ({ other }: { other: string | number }) => `Decline: booking of ${other}`,
  decline: 'Decline',
  acceptTitle: ({ other }: { other: string | number }) => `Accept the booking of ${other}?`,
  acceptNow: 'Accept the booking',
  accepting: 'Accepting…',
  downloadOf: ({ label }: { label: string | number }) => `Download ${label}`,
  download: 'Download',
  documents: 'Documents',
  noDocuments: 'No documents so far.',
  overOwnOnly: 'This booking is over: each side sees only what it added itself.',
  nothingBooked: 'Nothing booked yet',
  howToBook:
    'Book a property at its asking price on its page, or bid: an accepted bid books it for you.',
  noBookings: 'No bookings yet',
  appearsHere: 'When somebody books a property of yours, it appears here and you are told.',
  heldForYou:
    'Nobody else can book it until the time shown. A test payment of ₹ 1, which comes straight back, keeps it while the owner decides.',
  acceptOrDecline: 'Accept or decline it. Nobody else can book the property until the time shown.',
  tokenMakesFirm: ({ token }: { token: string | number }) =>
    `The token amount of ${token} makes the booking firm.`,
  buyerHasTime: ({ token }: { token: string | number }) =>
    `The buyer has the time shown to pay the token amount of ${token}. If it is not paid, the property is free again.`,
  firmOwner: 'The booking is firm. The owner completes it once the papers are signed.',
  firmYou: 'The booking is firm. Complete it once the papers are signed.',
  dealDone: 'The deal is done.',
  freeForYouToo: 'The property is free again, for you too.',
  freeAgain: 'The property is free again.',
};
