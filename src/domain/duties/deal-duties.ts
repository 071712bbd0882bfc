import words from '#messages/people/duties/index.ts';
import { type DutyKind, duty } from './kind.ts';
import { moneyOf, ownersBooking } from './links.ts';

const visits = {
  page: '/ScheduleMeeting',
  link: () => '/ScheduleMeeting',
  news: 'request',
} as const;

/** What the two sides of a home wait for each other with. */
export const DEAL_DUTIES = {
  bids: duty(() => words.bids, {
    urgent: true,
    page: '/BidingRequest',
    link: ({ id }) => `/BidingRequest?bid=${id}`,
    news: 'deal',
  }),
  counters: duty(() => words.counters, {
    urgent: true,
    page: '/BidProperties',
    link: ({ id }) => `/BidProperties?bid=${id}`,
    news: 'deal',
  }),
  contacts: duty(() => words.contacts, {
    urgent: true,
    page: '/ContactRequest',
    link: ({ id }) => `/Request/${id}`,
    news: 'request',
  }),
  visits: duty(() => words.visits, {
    ...visits,
    urgent: true,
  }),
  checkIns: duty(() => words.checkIns, {
    ...visits,
    urgent: true,
  }),
  meetings: duty(() => words.meetings, {
    ...visits,
    urgent: true,
  }),
  records: duty(() => words.records, {
    ...visits,
    urgent: false,
  }),
  bookings: duty(() => words.bookings, {
    urgent: true,
    page: '/BookingRequest',
    link: ownersBooking,
    news: 'deal',
  }),
  testPayments: duty(() => words.testPayments, {
    urgent: true,
    page: '/BookedProperties',
    link: ({ id }) => moneyOf(id),
    news: 'deal',
  }),
  tokens: duty(() => words.tokens, {
    urgent: true,
    page: '/BookedProperties',
    link: ({ id }) => moneyOf(id),
    news: 'deal',
  }),
  completions: duty(() => words.completions, {
    urgent: false,
    page: '/BookingRequest',
    link: ownersBooking,
    news: 'deal',
  }),
  listings: duty(() => words.listings, {
    urgent: true,
    page: '/OwnerPropertiesScreen',
    link: () => '/OwnerPropertiesScreen',
    news: 'listing',
  }),
} as const satisfies Record<string, DutyKind>;
