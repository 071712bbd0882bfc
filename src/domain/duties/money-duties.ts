import type { AppPath } from '#domain/lib/routes.ts';
import words from '#messages/people/duties/index.ts';
import { type DutyKind, type DutyPlace, duty } from './kind.ts';
import { hire, hired, moneyOf, ownersBooking } from './links.ts';

const dealMoney = {
  page: ({ isOwner }: DutyPlace): AppPath => (isOwner ? '/BookingRequest' : '/BookedProperties'),
  link: ({ isOwner, aboutId, listingId }: DutyPlace) =>
    isOwner ? ownersBooking({ id: aboutId, listingId }) : moneyOf(aboutId),
  news: 'payment',
} as const;

/** What is to be paid, let go or agreed to. */
export const MONEY_DUTIES = {
  instalments: duty(() => words.instalments, {
    urgent: true,
    page: '/BookedProperties',
    link: ({ aboutId }) => moneyOf(aboutId),
    news: 'payment',
  }),
  releases: duty(() => words.releases, {
    urgent: true,
    page: (at) => (at.profession ? hire(at) : at.isOwner ? '/BookingRequest' : '/BookedProperties'),
    link: ({ profession, isOwner, aboutId, listingId }) => {
      if (profession) return hired({ id: aboutId });
      return isOwner ? ownersBooking({ id: aboutId, listingId }) : moneyOf(aboutId);
    },
    news: 'payment',
  }),
  settlements: duty(() => words.settlements, {
    ...dealMoney,
    urgent: true,
  }),
  owed: duty(() => words.owed, {
    ...dealMoney,
    urgent: true,
  }),
  packages: duty(() => words.packages, {
    urgent: false,
    page: '/MyPackages',
    link: () => '/MyPackages',
    news: 'payment',
  }),
} as const satisfies Record<string, DutyKind>;
