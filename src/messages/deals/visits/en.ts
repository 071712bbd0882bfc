export default {
  timeToCome: 'Choose a time that is still to come.',
  dayWithin: ({ slotDays }: { slotDays: string | number }) =>
    `Choose a day within ${slotDays} days.`,
  overlapsWith: ({ startsAt }: { startsAt: string }) => `This overlaps with ${startsAt}.`,
  onlyLiveVisited: 'Only a property that is live can be visited.',
  timeNotOffered: 'This time is not offered any more.',
  confirmedAtOnce: 'Your visit is confirmed. You see the address from two hours before it.',
  askedHearLater: 'Your request is with the owner. You hear from us once they have answered.',
  cancelledVisit: ({ firstName }: { firstName: string }) => `${firstName} cancelled a visit`,
  cancelledTold: 'The visit is cancelled. The other side is told.',
  codeCountsNoMore: ({ codeTries }: { codeTries: string | number }) =>
    `The code was wrong ${codeTries} times; it counts no more.`,
  checkInFrom: 'A visit is checked in at the door, from an hour before it begins.',
  visitCheckedIn: 'Your visit is checked in',
  youSaw: ({ title }: { title: string | number }) =>
    `You saw “${title}”. If you like it, you can make a bid.`,
  checkedInDone: 'The visit is checked in.',
  confirmedDone: 'The visit is confirmed. The visitor sees the address from two hours before it.',
  cannotShowThen: ({ firstName }: { firstName: string }) =>
    `${firstName} cannot show it at that time`,
  toldOtherTime: 'The visitor is told, and can ask for the other time.',
  declinedDone: 'The request is declined. The visitor is told.',
  ownerDidNotAnswer: 'An owner did not answer in time',
  requestToSeeExpired: ({ title, span }: { title: string | number; span: string }) =>
    `Your request to see “${title}”, ${span}, has expired. You can ask for another time.`,
  visitRequestExpired: 'A request for a visit has expired',
  timeFreeAgain: ({ title, span }: { title: string | number; span: string }) =>
    `“${title}”, ${span}: it was not answered in time, and the time is free again.`,
  notCheckedIn: 'A visit was not checked in',
  countsAsMissed: ({ title, startsAt }: { title: string | number; startsAt: string }) =>
    `“${title}”, ${startsAt}, counts as missed. If it took place, nothing is lost: you can go on.`,
  visitComingUp: 'A visit is coming up',
  cancelIfNot: ({ title, startsAt }: { title: string | number; startsAt: string }) =>
    `“${title}”, ${startsAt}. If you cannot make it, please cancel now.`,
  over: {
    requested: 'This visit waits for the owner’s answer.',
    booked: 'This visit is confirmed.',
    cancelled: 'This visit is cancelled already.',
    checked_in: 'This visit has taken place.',
    missed: 'This visit is over.',
    declined: 'The owner has declined this visit.',
    expired: 'This request was not answered in time.',
  },
  standFromNow: 'Visits at offered times stand from now on, unless you have something else then.',
  confirmEach: 'You confirm each visit from now on.',
  timeOffered: 'The time is offered.',
  timesOffered: 'The times are offered.',
  hoursAheadAtLeast: ({ hoursAhead }: { hoursAhead: string | number }) =>
    `Choose a time at least ${hoursAhead} hours from now.`,
  timeBetween: ({
    fromHour,
    untilHour,
  }: {
    fromHour: string | number;
    untilHour: string | number;
  }) => `Choose a time between ${fromHour} am and ${untilHour} pm.`,
  ownerSetApart: ({ startsAt }: { startsAt: string }) =>
    `The owner has ${startsAt} set apart for visits. Choose one of the offered times, or another one.`,
  justAskedThis: 'Somebody has just asked for this time.',
  proposalWithOwner: 'Your proposal is with the owner. You hear from us once they have answered.',
  mostVisitsADay: ({ visitsADay }: { visitsADay: string | number }) =>
    `You have asked for ${visitsADay} visits within a day, which is the most. Please go on tomorrow.`,
  mostCancelledADay: ({ cancelledADay }: { cancelledADay: string | number }) =>
    `You have cancelled ${cancelledADay} visits within a day. You can ask for the next one tomorrow.`,
  somebodyAskedSlot: 'Somebody has asked for this time. Decline or cancel the visit instead.',
  offeredNoMore: 'The time is offered no more.',
  mostOpenVisits: ({ openVisits }: { openVisits: string | number }) =>
    `You have ${openVisits} visits before you, which is the most. Cancel one you will not make.`,
  anotherVisitThen: 'You have another visit at that time.',
  justAskedAnother: 'Somebody has just asked for this time. Choose another.',
  visitConfirmed: 'Your visit is confirmed',
  addressFromOn: ({
    title,
    startsAt,
    startsAt2,
  }: {
    title: string | number;
    startsAt: string;
    startsAt2: string;
  }) =>
    `“${title}”, ${startsAt}. Your visits show the address from ${startsAt2} on, and a code for the door.`,
  visitOverBecause: ({ title, when, reason }: { title: string; when: string; reason: string }) =>
    `“${title}”, ${when}. They say: ${reason}`,
  otherTimeOffered: ({ declined, other }: { declined: string; other: string }) =>
    `${declined} They offer ${other} instead: ask for that time if it suits you.`,
  visitAsked: {
    asked: ({ name }: { name: string }) => `${name} asks to see your home`,
    proposed: ({ name }: { name: string }) => `${name} proposes a time to see your home`,
    stands: ({ name }: { name: string }) => `${name} comes to see your home`,
  },
  visitNext: {
    asked: ({ title, when, hours }: { title: string; when: string; hours: number }) =>
      `“${title}”, ${when}. Confirm or decline within ${hours} hours, and before it begins; only then do they learn the address.`,
    proposed: ({ title, when, hours }: { title: string; when: string; hours: number }) =>
      `“${title}”, ${when}. Confirm or decline within ${hours} hours, and before it begins; only then do they learn the address.`,
    stands: ({ title, when }: { title: string; when: string }) =>
      `“${title}”, ${when}. It is confirmed, as you let visits at offered times confirm themselves. They see the address from two hours before. If it does not suit, cancel it with a reason.`,
  },
  wrongCodeOneLeft: 'That is not the code the buyer has. One try is left.',
  wrongCodeLeft: ({ left }: { left: number }) =>
    `That is not the code the buyer has. ${left} tries are left.`,
  takeBackTitle: 'Take the request back?',
  cancelTitle: 'Cancel this visit?',
  buyerToldNoOffer: 'The buyer is told, and this time is offered no more.',
  ownerToldOthers: 'The owner is told, and somebody else can ask for this time.',
  cancelVisit: 'Cancel the visit',
  cancelling: 'Cancelling…',
  reads: ({ name }: { name: string | number }) => `${name} reads it.`,
  codeFiveTimes: 'The code was wrong five times; it counts no more.',
  codeFromBuyer: 'Code from the buyer',
  fourDigits: 'Four digits, shown at the door',
  checking: 'Checking…',
  checkIn: 'Check in',
  declineTitle: 'Decline this visit?',
  toldNoOffer: ({ name }: { name: string | number }) =>
    `${name} is told, and this time is offered no more.`,
  proposeOther: 'Propose another time',
  insteadMinutes: ({ minutes }: { minutes: string | number }) =>
    `If you like: ${minutes} minutes from then are offered instead.`,
  showCode: 'Show this code at the door',
  nobodyAsked: 'Nobody has asked for a visit yet.',
  proposesThis: ({ name }: { name: string | number }) =>
    `${name} proposes this time: confirm it, or decline and offer another.`,
  youProposeThis: 'You propose this time.',
  reviewsOfVisit: 'Reviews of this visit',
  day: 'Day',
  repeat: 'Repeat',
  fromTime: 'From',
  untilTime: 'Until',
  eachTakes: 'Each visit takes',
  offering: 'Offering…',
  offerThis: 'Offer this time',
  offerThese: ({ count }: { count: string | number }) => `Offer these ${count} times`,
  offerTimes: 'Offer times',
  spanOf: ({ start, end }: { start: string; end: string }) => `${start} to ${end}`,
  takeBackTimes: ({ times }: { times: string | number }) => `Take back ${times}`,
  takeBack: 'Take back',
  offerForYours: 'Offer times for a home of yours',
  chooseHome: 'Choose a home',
  giveDayTime: 'Give a day and a time.',
  proposeTime: 'Propose a time',
  ownerWithinDay:
    'The owner confirms or declines within a day, and may offer another time instead.',
  proposing: 'Proposing…',
  dayAndTime: 'Day and time',
  betweenPune: ({
    fromHour,
    untilHour,
  }: {
    fromHour: string | number;
    untilHour: string | number;
  }) => `Between ${fromHour} am and ${untilHour} pm, by Pune’s clock.`,
  howLong: 'How long',
  confirmThemselves: 'Visits at these times confirm themselves',
  notWhileBusy:
    'Not while you have another visit or meeting then. The address is shown two hours before, as ever; times buyers propose wait for you.',
  askTitle: 'Ask for this visit?',
  chooseOther: 'Choose another time',
  asking: 'Asking…',
  askFor: 'Ask for the visit',
  atOnceUnless:
    'Visits at these times are confirmed at once, unless the owner has something else then.',
  confirmsWithinDay: 'The owner confirms or declines within a day.',
  onceConfirmed:
    'Once confirmed, you get a code to show at the door, and two hours before the visit the address.',
  answerByOwner: ({ answerBy, name }: { answerBy: string; name: string | number }) =>
    `Answer by ${answerBy}, or the time is free again. ${name} learns your address only if you confirm, from two hours before the visit.`,
  answerByBuyer: ({ name, answerBy }: { name: string | number; answerBy: string }) =>
    `${name} answers by ${answerBy}. Once they confirm, you get a code for the door, and the address two hours before the visit.`,
  confirming: 'Confirming…',
  confirmVisit: 'Confirm the visit',
  declineOrPropose: 'Decline or propose another time',
  addToCalendar: 'Add to calendar',
  takeOutOfCalendar: 'Take out of calendar',
  noteForOwner: 'Note for the owner',
  noteHint: 'If you like: how many come, by which way.',
  onceLive: 'Times can be offered once this property is live.',
  staffBookNone: 'Staff’s accounts book no visits.',
  noTimesNow: 'The owner offers no time just now. Propose one that suits you.',
  noneFits: 'None fits: propose a time',
  offerTimesToSee: 'Offer times to see it',
  seeYourself: 'See it yourself',
  onThisDay: 'On this day only',
  next6Days: 'On this and the next 6 days',
  weekday4Weeks: 'On this weekday, for 4 weeks',
  giveTime: 'Give a time.',
  chooseDay: 'Choose a day.',
  leavesNoTime: 'This leaves no time for a visit.',
  tooManyAtOnce: ({
    length,
    slotsAtOnce,
  }: {
    length: string | number;
    slotsAtOnce: string | number;
  }) => `That is ${length} visits; offer at most ${slotsAtOnce} at once.`,
  keepIt: 'Keep it',
  proposeThis: 'Propose this time',
  declineVisit: 'Decline the visit',
  slotTaken: 'taken',
  slotFree: 'free',
};
