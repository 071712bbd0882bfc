import words from '#messages/lib/rail/index.ts';
import { PROFESSION, PROFESSIONS, perProfession } from './lib/profession.ts';
import type { Role } from './lib/role.ts';
import type { AppPath } from './lib/routes.ts';

export interface SidebarItem {
  label: string;
  /** `training` opens the external learning system. */
  to: AppPath | 'training';
}

const MEETINGS: SidebarItem = {
  get label() {
    return words.meetings;
  },
  to: '/ScheduleMeeting',
};
/** What was paid and, of professionals, earned. */
const PAYMENTS: SidebarItem = {
  get label() {
    return words.payments;
  },
  to: '/PaymentHistory',
};

/** What a professional does for themselves here, beside their work. */
export interface OwnDeals {
  /** They have listings. */
  owns: boolean;
  /** They have asked for, bid on or booked a home, or hired somebody. */
  buys: boolean;
}

const OWNING: readonly SidebarItem[] = [
  {
    get label() {
      return words.myProperties;
    },
    to: '/OwnerPropertiesScreen',
  },
  {
    get label() {
      return words.bidsReceived;
    },
    to: '/BidingRequest',
  },
  {
    get label() {
      return words.bookingRequests;
    },
    to: '/BookingRequest',
  },
  {
    get label() {
      return words.contactRequests;
    },
    to: '/ContactRequest',
  },
];
const BUYING: readonly SidebarItem[] = [
  {
    get label() {
      return words.ownersContacts;
    },
    to: '/InterestedProperties',
  },
  {
    get label() {
      return words.myBids;
    },
    to: '/BidProperties',
  },
  {
    get label() {
      return words.booked;
    },
    to: '/BookedProperties',
  },
];

/** The rail of somebody: their role's, and for professionals what they own and buy themselves. */
export function railOf(role: Role, { owns, buys }: OwnDeals): readonly SidebarItem[] {
  if (role === 'user' || role === 'admin') return SIDEBAR[role];
  return [...SIDEBAR[role], ...(owns ? OWNING : []), ...(buys ? BUYING : [])];
}

/** The rail of each role, in the specification's order; what it does not name comes last. */
export const SIDEBAR: Record<Role, readonly SidebarItem[]> = {
  user: [
    {
      get label() {
        return words.dashboard;
      },
      to: '/UserDashboard',
    },
    {
      get label() {
        return words.propertyAnalysis;
      },
      to: '/PropertyAnalysis',
    },
    {
      get label() {
        return words.myProperties;
      },
      to: '/OwnerPropertiesScreen',
    },
    {
      get label() {
        return words.shortlisted;
      },
      to: '/ShortlistedProperty',
    },
    {
      get label() {
        return words.ownersContacts;
      },
      to: '/InterestedProperties',
    },
    {
      get label() {
        return words.myBids;
      },
      to: '/BidProperties',
    },
    {
      get label() {
        return words.booked;
      },
      to: '/BookedProperties',
    },
    PAYMENTS,
    ...PROFESSIONS.map((profession) => {
      const { path } = PROFESSION[profession].hire;
      return {
        get label() {
          return PROFESSION[profession].hire.rail;
        },
        to: path,
      };
    }),
    {
      get label() {
        return words.bidsReceived;
      },
      to: '/BidingRequest',
    },
    {
      get label() {
        return words.bookingRequests;
      },
      to: '/BookingRequest',
    },
    {
      get label() {
        return words.contactRequests;
      },
      to: '/ContactRequest',
    },
    MEETINGS,
    {
      get label() {
        return words.myAds;
      },
      to: '/Campaigns',
    },
  ],
  ...perProfession((profession) => [
    {
      get label() {
        return words.dashboard;
      },
      to: '/UserDashboard',
    },
    {
      get label() {
        return words.leads;
      },
      to: PROFESSION[profession].desk.path,
    },
    MEETINGS,
    {
      get label() {
        return words.packages;
      },
      to: '/MyPackages',
    },
    PAYMENTS,
    {
      get label() {
        return words.myAds;
      },
      to: '/Campaigns',
    },
  ]),
  agent: [
    {
      get label() {
        return words.dashboard;
      },
      to: '/UserDashboard',
    },
    {
      get label() {
        return words.leads;
      },
      to: '/AgentLeadList',
    },
    {
      get label() {
        return words.assigned;
      },
      to: '/AssignedProperties',
    },
    {
      get label() {
        return words.bookedProperties;
      },
      to: '/BookedPropertiesByAgent',
    },
    {
      get label() {
        return words.visitors;
      },
      to: '/PropertyVisitors',
    },
    {
      get label() {
        return words.training;
      },
      to: 'training',
    },
    MEETINGS,
    PAYMENTS,
    {
      get label() {
        return words.myAds;
      },
      to: '/Campaigns',
    },
  ],
  admin: [
    {
      get label() {
        return words.dashboard;
      },
      to: '/UserDashboard',
    },
    { label: 'Inbox', to: '/Admin/Inbox' },
    { label: 'Identity Documents', to: '/Admin/Kyc' },
    { label: 'Property Papers', to: '/Admin/Verification' },
    { label: 'Users', to: '/Admin/Users' },
    { label: 'Orders', to: '/Admin/Orders' },
    { label: 'Payouts', to: '/Admin/Payouts' },
    { label: 'Prices', to: '/Admin/Prices' },
    { label: 'Reconciliation', to: '/Admin/Reconciliation' },
    { label: 'Disputes', to: '/Admin/Disputes' },
    { label: 'Ads', to: '/Admin/Ads' },
    { label: 'Abuse Reports', to: '/Admin/Reports' },
    { label: 'Operations', to: '/Admin/Operations' },
    { label: 'Audit Log', to: '/Admin/Audit' },
  ],
};
