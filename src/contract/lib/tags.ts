/**
 * What answers are made of, by area. A GET names its `tags`, any other call what it `changes`: the
 * browser fetches anew every answer it keeps that has a tag among them.
 */
export const TAGS = {
  people: [
    'profile',
    'sessions',
    /** Second factors. */
    'security',
    'api-keys',
    'kyc',
    'bank-accounts',
    'notifications',
    'notification-settings',
    /** Where systems hear of events, and what was sent there. */
    'webhooks',
    /** Events as programs read them on; most come to their places a moment after the call. */
    'events',
    /** Staff's lists of people and of what staff did. */
    'people',
    'audit',
    /** Who of staff works on what, and the filters they keep. */
    'staff-work',
    /** How the site runs. */
    'operations',
    'staff-filters',
  ],
  homes: [
    'listings',
    'drafts',
    'media',
    'verifications',
    'favourites',
    'shortlist',
    'saved-searches',
    /** What somebody told once of the home they look for. */
    'wishes',
  ],
  deals: ['contacts', 'visits', 'bids', 'bookings'],
  money: [
    'orders',
    'billing',
    'prices',
    'coupons',
    'escrow',
    'payouts',
    /** What a package has left. */
    'promotions',
    'ledger',
    'money-checks',
  ],
  professionals: [
    'engagements',
    /** What professionals tell of their work, and who is found. */
    'professionals',
    'reviews',
    'abuse-reports',
    'leads',
    /** Agents' offers to owners. */
    'interests',
    'holds',
    'views',
    'papers',
    'agreements',
    'valuations',
  ],
  talk: ['threads', 'meetings'],
  market: ['analysis'],
  ads: ['campaigns'],
} as const;

export type Tag = (typeof TAGS)[keyof typeof TAGS][number];

/** All of them, in their order. */
export const ALL_TAGS: readonly Tag[] = Object.values(TAGS).flat();
