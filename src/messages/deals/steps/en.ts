import { plural } from '#messages/lib/forms.ts';

export default {
  step: { raise: 'Raise', counter: 'Counter', reject: 'Reject', withdraw: 'Withdraw' },
  accept: ({ amount }: { amount: string }) => `Accept ${amount}`,
  aboutBidOf: ({ label, other }: { label: string; other: string }) => `${label}: bid of ${other}`,
  aboutBidOn: ({ label, title }: { label: string; title: string }) => `${label}: bid on ${title}`,
  yourBid: 'Your bid',
  myBids: 'My bids',
  myBookings: 'My bookings',
  daysLeft: ({ d, h }: { d: number; h: number }) =>
    `${d} ${plural('en', d, { one: 'day', other: 'days' })}${h ? ` ${h} h` : ''} left`,
  asAsked: 'as asked',
  below: ({ percent }: { percent: string }) => `${percent} % below`,
  above: ({ percent }: { percent: string }) => `${percent} % above`,
  acceptedBy: ({ poster }: { poster: string }) => `Accepted by ${poster}`,
  declineRequest: 'Decline the request',
  declineVisit: 'Decline the visit',
  proposeThisTime: 'Propose this time',
  minutes: ({ minutes }: { minutes: string }) => `${minutes} minutes`,
  theOwner: 'The owner',
  back: 'Back',
  keepIt: 'Keep it',
};
