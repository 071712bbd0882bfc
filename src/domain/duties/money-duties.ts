import type { AppPath } from '#domain/lib/routes.ts';
import type { DutyKind, DutyPlace } from './kind.ts';
import { hire, hired, moneyOf, ownersBooking } from './links.ts';

const dealMoney = {
  page: ({ isOwner }: DutyPlace): AppPath => (isOwner ? '/BookingRequest' : '/BookedProperties'),
  link: ({ isOwner, aboutId, listingId }: DutyPlace) =>
    isOwner ? ownersBooking({ id: aboutId ?? 0, listingId }) : moneyOf(aboutId),
  news: 'payment',
} as const;

/** What is to be paid, let go or agreed to. */
export const MONEY_DUTIES = {
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
} as const satisfies Record<string, DutyKind>;
