export default {
  nothingYours: 'Nothing is yours to do now.',
  licenceOver: 'Licence is over',
  licenceRunsOut: 'Licence runs out',
  goOnWithTenant:
    'To go on with your tenant, have a new licence drafted and registered before that day.',
  toStay:
    'To stay, agree with the owner and have a new licence drafted and registered before that day.',
  hireLawyer: 'Hire a lawyer for it',
  renewalSays: 'What a renewal would say',
  myHomeSearch: 'My search for a home',
  pressHeart:
    'Press the heart on homes you like, and save a search: price drops and new homes then stand here.',
  myDeals: 'My deals',
  requestsForMine: 'Requests for my properties',
  urgent: 'Urgent',
  nothingNeedsYou: 'Nothing needs you now',
  nextVisit: 'Next visit',
  allVisits: 'All visits',
  needsYouNow: 'What needs you now',
  latestOfAll: 'The latest of everything',
  atAGlance: 'At a glance',
  postOwn: 'Post a home of your own',
  howWanted: 'How my homes are wanted',
  allMine: 'All my properties',
  looks: 'Looks',
  keeps: 'Keeps',
  enquiries: 'Enquiries',
  asBefore: 'As before',
  rentAMonth: 'Rent a month',
  rentNow: ({ rent, rent2 }: { rent: string; rent2: string }) => `${rent} (now ${rent2})`,
  from: 'From',
  spanMonths: ({
    startOn,
    until,
    months,
  }: {
    startOn: string;
    until: string;
    months: string | number;
  }) => `${startOn} to ${until}, ${months} months`,
  deposit: 'Deposit',
  depositAsBefore: ({ deposit }: { deposit: string }) => `${deposit}, as before`,
  inHalves: 'To pay in halves',
  rent: 'Rent',
  sameFigures:
    'The other side sees the same figures. A lawyer draws the licence up once you are agreed.',
  more: ({ step }: { step: number }) => `${step}% more`,
  good: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  named: ({ firstName, greeting }: { firstName: string; greeting: string }) =>
    `${greeting}, ${firstName}`,
  missing: {
    pan: 'your PAN',
    aadhaar: 'your Aadhaar',
    agreement: 'the signed agreement',
    sanction: 'the bank’s sanction letter',
  },
};
