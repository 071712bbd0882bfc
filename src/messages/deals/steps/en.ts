export default {
  step: { raise: 'Raise', counter: 'Counter', reject: 'Reject', withdraw: 'Withdraw' },
  accept: ({ amount }: { amount: string }) => `Accept ${amount}`,
  aboutBidOf: ({ label, other }: { label: string; other: string }) => `${label}: bid of ${other}`,
  aboutBidOn: ({ label, title }: { label: string; title: string }) => `${label}: bid on ${title}`,
  myBids: 'My bids',
  myBookings: 'My bookings',
  asAsked: 'as asked',
  below: ({ percent }: { percent: string }) => `${percent} % below`,
  above: ({ percent }: { percent: string }) => `${percent} % above`,
  minutes: ({ minutes }: { minutes: string }) => `${minutes} minutes`,
  theOwner: 'The owner',
};
