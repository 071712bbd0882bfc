export default {
  visitCalledOff: 'A visit is called off',
  notInTouch: ({ title, startsAt }: { title: string | number; startsAt: string }) =>
    `“${title}”, ${startsAt}: the two of you are not in touch here any more.`,
  bookingUnderWay:
    'You have a booking under way. Cancel or finish it first, then delete your account.',
  bidderLeft: ({ title }: { title: string | number }) =>
    `The buyer who bid for “${title}” has left.`,
  visitCancelled: 'A visit is cancelled',
  otherLeft: ({ title, startsAt }: { title: string | number; startsAt: string }) =>
    `“${title}”, ${startsAt}: the other side has left.`,
  contactTakenBack: 'A contact request was taken back',
  contactSharedNoMore: 'A contact is shared no more',
  aboutOtherLeft: ({ title }: { title: string | number }) =>
    `It was about “${title}”: the other side has left.`,
  bidderAway: ({ title }: { title: string | number }) =>
    `The buyer who bid for “${title}” is not here at the moment.`,
  visitorAway: ({ title, startsAt }: { title: string | number; startsAt: string }) =>
    `“${title}”, ${startsAt}: the visitor is not here at the moment.`,
  otherSuspended: 'The other side of your booking is suspended',
  payNothingNow: ({ title }: { title: string | number }) =>
    `It is about “${title}”. Pay nothing and hand nothing over for now. Money in escrow stays there; you can cancel, or ask our staff.`,
  yourBid: 'your bid',
  yourContactRequest: 'your contact request',
  theVisitOn: ({ when }: { when: string }) => `the visit on ${when}`,
  offMarket: ({ title }: { title: string }) =>
    `“${title}” is not on offer any more. See homes like it.`,
  offMarketEnding: ({ title, ended }: { title: string; ended: string }) =>
    `“${title}” is not on offer any more, so this has ended: ${ended}. See homes like it.`,
};
