import { PROFESSION } from '#domain/lib/profession.ts';
import words from '#messages/people/duties/index.ts';
import { type DutyKind, type DutyPlace, duty } from './kind.ts';
import { bookingOf, desk, hire, hired, work } from './links.ts';

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

const ofParty = {
  page: ({ isOwner }: DutyPlace) => (isOwner ? '/BookingRequest' : '/BookedProperties'),
  link: (at: DutyPlace) => bookingOf(at),
  news: 'deal',
} as const;
const licensed = { ...ofParty, link: (at: DutyPlace) => `${bookingOf(at)}#renewal` } as const;

/** What clients and professionals wait for each other with. */
export const WORK_DUTIES = {
  requests: duty(() => words.requests, {
    urgent: true,
    page: desk,
    link: work,
    news: 'deal',
  }),
  quotes: duty(() => words.quotes, {
    urgent: true,
    page: hire,
    link: hired,
    news: 'deal',
  }),
  fees: duty(() => words.fees, {
    urgent: true,
    page: hire,
    link: hired,
    news: 'deal',
  }),
  starts: duty(() => words.starts, {
    urgent: true,
    page: desk,
    link: work,
    news: 'deal',
  }),
  deliveries: duty(() => words.deliveries, {
    urgent: false,
    page: desk,
    link: work,
    news: 'deal',
  }),
  confirmations: duty(() => words.confirmations, {
    urgent: true,
    page: hire,
    link: hired,
    news: 'deal',
  }),
  offers: duty(() => words.offers, {
    urgent: false,
    page: '/OwnerPropertiesScreen',
    link: ({ aboutId, id }) => `/RequestDetails/${aboutId}/${id}`,
    news: 'request',
  }),
  leads: duty(() => words.leads, {
    ...lead,
    urgent: true,
  }),
  followUps: duty(() => words.followUps, {
    ...lead,
    urgent: false,
  }),
  drafts: duty(() => words.drafts, {
    ...legal,
    urgent: false,
  }),
  refusedAgreements: duty(() => words.refusedAgreements, {
    ...legal,
    urgent: true,
  }),
  agreements: duty(() => words.agreements, {
    urgent: true,
    ...ofParty,
  }),
  renewals: duty(() => words.renewals, {
    urgent: true,
    ...licensed,
  }),
  renewalsToDraw: duty(() => words.renewalsToDraw, {
    urgent: false,
    ...licensed,
  }),
  licences: duty(() => words.licences, {
    urgent: true,
    page: '/MyProfile',
    link: () => '/MyProfile#licence',
    news: 'kyc',
  }),
} as const satisfies Record<string, DutyKind>;
