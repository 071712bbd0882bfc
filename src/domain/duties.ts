import { PROFESSION, type Profession } from './lib/profession.ts';
import type { AppPath } from './lib/routes.ts';
import type { NotificationKind } from './people/notification.ts';
import type { StateTableName, WaitingState } from './state-tables.ts';

/** What of a thing decides where it is done. */
export interface DutyPlace {
  id: number;
  listingId: number | null;
  /** What it belongs to: of a release its booking or work, of an offer its agent. */
  aboutId: number | null;
  /** Whose profession's work it is, where it is work. */
  profession: Profession | null;
  /** Who is to do it is the owner of the home. */
  isOwner: boolean;
}

export interface DutyKind {
  /** One of them, and what follows the number of several. */
  words: readonly [one: string, many: string];
  /** What comes of it, or of leaving it. */
  detail: string;
  action: string;
  urgent: boolean;
  /** The list it is found in, by which the rail counts. */
  page: AppPath | ((at: DutyPlace) => AppPath);
  /** Where it is done. */
  link: (at: DutyPlace) => string;
  /** As which news its reminder is sent. */
  news: NotificationKind;
}

const ownersBooking = ({ id, listingId }: Pick<DutyPlace, 'id' | 'listingId'>) =>
  `/OwnerBookedPropertyDetails/${id}/${listingId}`;
const moneyOf = (bookingId: number | null) => `/BookedProperties/Payments/${bookingId}`;
const work = ({ id, profession }: DutyPlace) =>
  profession ? `${PROFESSION[profession].desk.workPath}${id}` : '/UserDashboard';
const desk = ({ profession }: DutyPlace): AppPath =>
  profession ? PROFESSION[profession].desk.path : '/UserDashboard';
const hired = ({ id }: Pick<DutyPlace, 'id'>) => `/HiredAgents/0?engagement=${id}`;
const hire = ({ profession }: DutyPlace): AppPath =>
  profession ? PROFESSION[profession].hire.path : '/UserDashboard';
const visits = {
  page: '/ScheduleMeeting',
  link: () => '/ScheduleMeeting',
  news: 'request',
} as const;
const lead = {
  page: '/AgentLeadList',
  link: ({ id }: DutyPlace) => `/AgentLeadList?lead=${id}`,
  news: 'request',
} as const;
const legal = {
  page: '/LawyerLeadList',
  link: ({ aboutId }: DutyPlace) => `${PROFESSION.lawyer.desk.workPath}${aboutId}`,
  news: 'deal',
} as const;
const dealMoney = {
  page: ({ isOwner }: DutyPlace): AppPath => (isOwner ? '/BookingRequest' : '/BookedProperties'),
  link: ({ isOwner, aboutId, listingId }: DutyPlace) =>
    isOwner ? ownersBooking({ id: aboutId ?? 0, listingId }) : moneyOf(aboutId),
  news: 'payment',
} as const;
/** On a desk of staff. */
const staff = (page: AppPath, tab = '') =>
  ({ page, link: () => `${page}${tab}`, news: 'news', action: 'Decide', urgent: true }) as const;

/** Everything somebody can be waited for with, a row each. */
export const DUTIES = {
  // deals
  bids: {
    words: ['A bid waits for your answer', 'bids wait for your answer'],
    detail: 'Accept, counter or reject before its time runs out.',
    action: 'Answer',
    urgent: true,
    page: '/BidingRequest',
    link: ({ id }) => `/BidingRequest?bid=${id}`,
    news: 'deal',
  },
  counters: {
    words: ['The owner has countered your bid', 'owners have countered your bids'],
    detail: 'Accept the counter, raise your bid or withdraw it, before its time runs out.',
    action: 'Answer',
    urgent: true,
    page: '/BidProperties',
    link: ({ id }) => `/BidProperties?bid=${id}`,
    news: 'deal',
  },
  contacts: {
    words: ['Somebody asks for your number', 'people ask for your number'],
    detail: 'You see theirs, and they yours, only if you accept.',
    action: 'Answer',
    urgent: true,
    page: '/ContactRequest',
    link: ({ id }) => `/Request/${id}`,
    news: 'request',
  },
  visits: {
    ...visits,
    words: ['A buyer asks to visit your home', 'buyers ask to visit your homes'],
    detail: 'Confirm or decline; unanswered, the time is free again.',
    action: 'Answer',
    urgent: true,
  },
  checkIns: {
    ...visits,
    words: ['A visit waits for its code', 'visits wait for their codes'],
    detail: 'Enter the four digits the buyer shows; without them it counts as missed.',
    action: 'Check in',
    urgent: true,
  },
  meetings: {
    ...visits,
    words: ['Somebody proposes a meeting', 'people propose meetings'],
    detail: 'Agree to the time or decline it.',
    action: 'Answer',
    urgent: true,
  },
  records: {
    ...visits,
    words: ['A meeting has no record yet', 'meetings have no record yet'],
    detail: 'Write down what came of it, or it counts as missed.',
    action: 'Record',
    urgent: false,
  },
  bookings: {
    words: ['A booking waits for you', 'bookings wait for you'],
    detail: 'The property is held for the buyer until you decide.',
    action: 'Decide',
    urgent: true,
    page: '/BookingRequest',
    link: ownersBooking,
    news: 'deal',
  },
  testPayments: {
    words: ['Your booking needs a test payment', 'bookings of yours need a test payment'],
    detail: 'One rupee, which comes back, keeps the home for you while its owner decides.',
    action: 'Pay ₹ 1',
    urgent: true,
    page: '/BookedProperties',
    link: ({ id }) => moneyOf(id),
    news: 'deal',
  },
  tokens: {
    words: ['A token amount is due', 'token amounts are due'],
    detail: 'Paid in time, the home is yours to buy; unpaid, the booking ends.',
    action: 'Pay',
    urgent: true,
    page: '/BookedProperties',
    link: ({ id }) => moneyOf(id),
    news: 'deal',
  },
  completions: {
    words: ['A booked home waits for its next step', 'booked homes wait for their next step'],
    detail: 'Propose instalments, or complete the deal once everything is paid and signed.',
    action: 'Go on',
    urgent: false,
    page: '/BookingRequest',
    link: ownersBooking,
    news: 'deal',
  },
  listings: {
    words: ['A property needs a word from you', 'properties need a word from you'],
    detail: 'Say that it is still available, or it goes from the search.',
    action: 'Confirm',
    urgent: true,
    page: '/OwnerPropertiesScreen',
    link: () => '/OwnerPropertiesScreen',
    news: 'listing',
  },

  // money
  instalments: {
    words: ['An instalment is due', 'instalments are due'],
    detail: 'Pay it by its day, as the plan of the booking says.',
    action: 'Pay',
    urgent: true,
    page: '/BookedProperties',
    link: ({ aboutId }) => moneyOf(aboutId),
    news: 'payment',
  },
  releases: {
    words: ['A release of money waits for your code', 'releases of money wait for your code'],
    detail: 'Let it go with the code we send you, or say why not. Nothing moves without you.',
    action: 'Decide',
    urgent: true,
    page: (at) => (at.profession ? hire(at) : at.isOwner ? '/BookingRequest' : '/BookedProperties'),
    link: ({ profession, isOwner, aboutId, listingId }) => {
      if (profession) return hired({ id: aboutId ?? 0 });
      return isOwner ? ownersBooking({ id: aboutId ?? 0, listingId }) : moneyOf(aboutId);
    },
    news: 'payment',
  },
  settlements: {
    ...dealMoney,
    words: ['A way to end your deal is proposed', 'ways to end deals of yours are proposed'],
    detail: 'Agree, counter or refuse; after a week of silence our staff decide.',
    action: 'Answer',
    urgent: true,
  },
  owed: {
    ...dealMoney,
    words: ['You owe money after a settlement', 'settlements leave you owing money'],
    detail: 'Pay it back by its day.',
    action: 'Pay',
    urgent: true,
  },
  packages: {
    words: ['Your package has run out', 'packages have run out'],
    detail: 'Its rights hold for a few days more. Renew it to keep them.',
    action: 'Renew',
    urgent: false,
    page: '/MyPackages',
    link: () => '/MyPackages',
    news: 'payment',
  },

  // professionals
  requests: {
    words: ['A client asks for a quote', 'clients ask for a quote'],
    detail: 'Say what it costs and how long it takes, or decline.',
    action: 'Quote',
    urgent: true,
    page: desk,
    link: work,
    news: 'deal',
  },
  quotes: {
    words: ['A quote waits for your answer', 'quotes wait for your answer'],
    detail: 'Accept it or turn it down before it runs out.',
    action: 'Answer',
    urgent: true,
    page: hire,
    link: hired,
    news: 'deal',
  },
  fees: {
    words: ['A fee is to be paid into escrow', 'fees are to be paid into escrow'],
    detail: 'Work begins once it is there; it leaves only with your code.',
    action: 'Pay',
    urgent: true,
    page: hire,
    link: hired,
    news: 'deal',
  },
  starts: {
    words: ['Paid work waits to be begun', 'pieces of paid work wait to be begun'],
    detail: 'The fee is in escrow. Begin, so that your client knows.',
    action: 'Begin',
    urgent: true,
    page: desk,
    link: work,
    news: 'deal',
  },
  deliveries: {
    words: ['Work of yours is to be delivered', 'pieces of work are to be delivered'],
    detail: 'Deliver by the day you quoted; the fee goes out once your client confirms.',
    action: 'Go on',
    urgent: false,
    page: desk,
    link: work,
    news: 'deal',
  },
  confirmations: {
    words: ['Delivered work waits for your word', 'pieces of delivered work wait for your word'],
    detail: 'Confirm it with your code, ask for rework, or dispute it.',
    action: 'Look at it',
    urgent: true,
    page: hire,
    link: hired,
    news: 'deal',
  },
  offers: {
    words: ['An agent offers to sell or let your home', 'agents offer to sell or let your homes'],
    detail: 'Accept or decline before the offer runs out.',
    action: 'Answer',
    urgent: false,
    page: '/OwnerPropertiesScreen',
    link: ({ aboutId, id }) => `/RequestDetails/${aboutId}/${id}`,
    news: 'request',
  },
  leads: {
    ...lead,
    words: ['A new lead waits to hear from you', 'new leads wait to hear from you'],
    detail: 'Who answers within a day is who gets the visit.',
    action: 'Answer',
    urgent: true,
  },
  followUps: {
    ...lead,
    words: ['A lead is to be followed up', 'leads are to be followed up'],
    detail: 'You wanted to get back to them by now.',
    action: 'Follow up',
    urgent: false,
  },
  drafts: {
    ...legal,
    words: ['A draft agreement waits to be shared', 'draft agreements wait to be shared'],
    detail: 'Both sides read and sign it once you share it.',
    action: 'Share',
    urgent: false,
  },
  refusedAgreements: {
    ...legal,
    words: ['A side has refused your agreement', 'agreements of yours were refused'],
    detail: 'Read why, and make another version.',
    action: 'Revise',
    urgent: true,
  },
  agreements: {
    words: ['An agreement waits to be read and signed', 'agreements wait to be read and signed'],
    detail: 'Read it, then consent and sign, or say what is to be changed.',
    action: 'Read',
    urgent: true,
    page: ({ isOwner }) => (isOwner ? '/BookingRequest' : '/BookedProperties'),
    link: ({ isOwner, aboutId, listingId }) =>
      isOwner
        ? ownersBooking({ id: aboutId ?? 0, listingId })
        : `/BookedPropertyDetails/${listingId}/${aboutId}`,
    news: 'deal',
  },
  licences: {
    words: ['Your licence needs other evidence', 'licences need other evidence'],
    detail: 'Until it is checked, your profile says that it is not.',
    action: 'Hand it in',
    urgent: true,
    page: '/MyProfile',
    link: () => '/MyProfile#licence',
    news: 'kyc',
  },

  // advertisers
  adsToPay: {
    words: ['An approved ad waits for its payment', 'approved ads wait for their payment'],
    detail: 'It is shown from its first day on, once it is paid.',
    action: 'Pay',
    urgent: false,
    page: '/Campaigns',
    link: ({ id }) => `/Campaigns/${id}`,
    news: 'payment',
  },
  adsToRevise: {
    words: ['An ad was not approved', 'ads were not approved'],
    detail: 'Read why, change it and hand it in again, or withdraw it.',
    action: 'Revise',
    urgent: false,
    page: '/Campaigns',
    link: ({ id }) => `/Campaigns/${id}`,
    news: 'payment',
  },

  // staff
  identities: {
    ...staff('/Admin/Kyc'),
    words: ['An identity waits for review', 'identities wait for review'],
    detail: 'People cannot go on until somebody has looked at their document or name.',
    action: 'Review',
  },
  licenceChecks: {
    ...staff('/Admin/Kyc'),
    words: ['A licence waits for review', 'licences wait for review'],
    detail: 'Until then the professional stands as not checked.',
    action: 'Review',
  },
  papers: {
    ...staff('/Admin/Verification'),
    words: ['Papers of a home wait for review', 'homes’ papers wait for review'],
    detail: 'The owner waits for the badge.',
    action: 'Review',
  },
  photos: {
    ...staff('/Admin/Verification'),
    words: ['A photo looks like another owner’s', 'photos look like other owners’'],
    detail: 'Keep it or take it away.',
    urgent: false,
  },
  payoutsToSecond: {
    ...staff('/Admin/Payouts', '?desk=waiting'),
    words: ['A payout waits for a first signature', 'payouts wait for a first signature'],
    detail: 'Somebody waits for their money; two of staff must agree.',
    action: 'Sign',
  },
  payoutsToApprove: {
    ...staff('/Admin/Payouts', '?desk=waiting'),
    words: ['A payout waits for your signature', 'payouts wait for your signature'],
    detail: 'Another of staff has agreed; it is sent once you do.',
    action: 'Sign',
  },
  failedPayouts: {
    ...staff('/Admin/Payouts', '?desk=failed'),
    words: ['A payout has failed', 'payouts have failed'],
    detail: 'The bank sent it back. Send it anew or stop it.',
  },
  releaseDisputes: {
    ...staff('/Admin/Disputes', '?of=escrow'),
    words: ['A refused release is disputed', 'refused releases are disputed'],
    detail: 'Both sides wait for what staff decide about their escrow.',
  },
  settlementDisputes: {
    ...staff('/Admin/Disputes', '?of=settlements'),
    words: ['The end of a deal is disputed', 'ends of deals are disputed'],
    detail: 'Both sides wait for what staff decide about the money of their deal.',
  },
  silentReleases: {
    ...staff('/Admin/Disputes', '?of=escrow'),
    words: ['A release was not answered for days', 'releases were not answered for days'],
    detail: 'The other side is silent; staff may decide now.',
    urgent: false,
  },
  refundsForTwo: {
    ...staff('/Admin/Payouts', '?desk=refunds'),
    words: ['A refund waits for a second signature', 'refunds wait for a second signature'],
    detail: 'Another of staff wants to send money back; it takes two.',
    action: 'Sign',
  },
  bankNames: {
    ...staff('/Admin/Payouts', '?desk=accounts'),
    words: ['A bank account has another name', 'bank accounts have other names'],
    detail: 'Nothing is paid there until staff have compared the names.',
    action: 'Compare',
  },
  failedRefunds: {
    ...staff('/Admin/Orders'),
    words: ['A refund has failed', 'refunds have failed'],
    detail: 'The gateway refused it. Send it again.',
    action: 'Look at it',
  },
  workDisputes: {
    ...staff('/Admin/Disputes', '?of=work'),
    words: ['Work is disputed', 'pieces of work are disputed'],
    detail: 'The fee stays in escrow until staff decide.',
  },
  adsToApprove: {
    ...staff('/Admin/Ads'),
    words: ['An ad waits for approval', 'ads wait for approval'],
    detail: 'Nothing is paid or shown before.',
  },
  abuseReports: {
    ...staff('/Admin/Reports'),
    words: ['Something was reported', 'reports wait for a decision'],
    detail: 'Hide what is wrong, or let it stand.',
  },
  differences: {
    ...staff('/Admin/Reconciliation'),
    words: ['The books differ', 'comparisons of the books differ'],
    detail: 'The last comparison found differences that nobody has cleared.',
    action: 'Look at it',
  },
} as const satisfies Record<string, DutyKind>;

export type DutyName = keyof typeof DUTIES;

/** A row, by the shape all have. */
export const dutyOf = (name: DutyName): DutyKind => DUTIES[name];

/** What each state in which a thing waits for somebody means for them; a state without does not compile. */
export const DUTY_OF_STATE: {
  readonly [K in StateTableName]: { readonly [S in WaitingState<K>]: DutyName };
} = {
  listing: { live: 'listings' },
  verification: { submitted: 'papers' },
  contact: { requested: 'contacts' },
  visit: { requested: 'visits', booked: 'checkIns' },
  bid: { placed: 'bids', countered: 'counters' },
  booking: { held: 'bookings', accepted: 'tokens', paid: 'completions' },
  order: {},
  refund: { failed: 'failedRefunds' },
  instalment: { due: 'instalments' },
  release: { requested: 'releases', disputed: 'releaseDisputes' },
  settlement: { proposed: 'settlements', disputed: 'settlementDisputes', owing: 'owed' },
  payout: { waiting: 'payoutsToSecond', seconded: 'payoutsToApprove', failed: 'failedPayouts' },
  subscription: { grace: 'packages' },
  engagement: {
    requested: 'requests',
    quoted: 'quotes',
    accepted: 'fees',
    paid: 'starts',
    working: 'deliveries',
    delivered: 'confirmations',
    disputed: 'workDisputes',
  },
  interest: { requested: 'offers' },
  lead: {
    new: 'leads',
    contacted: 'followUps',
    visit: 'followUps',
    negotiating: 'followUps',
  },
  agreement: { draft: 'drafts', shared: 'agreements', refused: 'refusedAgreements' },
  campaign: { submitted: 'adsToApprove', rejected: 'adsToRevise', approved: 'adsToPay' },
  meeting: { proposed: 'meetings', agreed: 'records' },
  identity_check: { submitted: 'identities', recheck: 'identities' },
  licence: { submitted: 'licenceChecks', refused: 'licences', expired: 'licences' },
};

/** The queues of staff, in the order of how much hangs on them. */
export const QUEUES = [
  'payoutsToApprove',
  'payoutsToSecond',
  'refundsForTwo',
  'releaseDisputes',
  'settlementDisputes',
  'workDisputes',
  'failedPayouts',
  'failedRefunds',
  'differences',
  'silentReleases',
  'bankNames',
  'identities',
  'licenceChecks',
  'papers',
  'adsToApprove',
  'abuseReports',
  'photos',
] as const satisfies readonly DutyName[];
export type Queue = (typeof QUEUES)[number];
