import { PROFESSION } from '#domain/lib/profession.ts';
import type { DutyKind, DutyPlace } from './kind.ts';
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
    ...ofParty,
  },
  renewals: {
    words: ['An offer to renew a licence', 'offers to renew licences'],
    detail: 'Accept it, answer with another, or decline, before it runs out.',
    action: 'Answer',
    urgent: true,
    ...licensed,
  },
  renewalsToDraw: {
    words: ['An agreed renewal is to be drawn up', 'agreed renewals are to be drawn up'],
    detail: 'A lawyer draws the new licence up; both of you consent to it before the old one ends.',
    action: 'See what was agreed',
    urgent: false,
    ...licensed,
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
} as const satisfies Record<string, DutyKind>;
