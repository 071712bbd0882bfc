import { PROFESSION, PROFESSIONS, perProfession } from './lib/profession.ts';
import type { Role } from './lib/role.ts';
import type { AppPath } from './lib/routes.ts';

export interface SidebarItem {
  label: string;
  /** `training` opens the external learning system. */
  to: AppPath | 'training';
}

const MEETINGS = { label: 'Visits and Meetings', to: '/ScheduleMeeting' } as const;
/** What was paid and, of professionals, earned. */
const PAYMENTS = { label: 'Payments', to: '/PaymentHistory' } as const;

/** What a professional does for themselves here, beside their work. */
export interface OwnDeals {
  /** They have listings. */
  owns: boolean;
  /** They have asked for, bid on or booked a home, or hired somebody. */
  buys: boolean;
}

const OWNING: readonly SidebarItem[] = [
  { label: 'My Properties', to: '/OwnerPropertiesScreen' },
  { label: 'Bids Received', to: '/BidingRequest' },
  { label: 'Booking Requests', to: '/BookingRequest' },
  { label: 'Contact Requests', to: '/ContactRequest' },
];
const BUYING: readonly SidebarItem[] = [
  { label: 'Owner’s Contacts', to: '/InterestedProperties' },
  { label: 'My Bids', to: '/BidProperties' },
  { label: 'Booked', to: '/BookedProperties' },
];

/** The rail of somebody: their role's, and for professionals what they own and buy themselves. */
export function railOf(role: Role, { owns, buys }: OwnDeals): readonly SidebarItem[] {
  if (role === 'user' || role === 'admin') return SIDEBAR[role];
  return [...SIDEBAR[role], ...(owns ? OWNING : []), ...(buys ? BUYING : [])];
}

/** The rail of each role, in the specification's order; what it does not name comes last. */
export const SIDEBAR: Record<Role, readonly SidebarItem[]> = {
  user: [
    { label: 'Dashboard', to: '/UserDashboard' },
    { label: 'Property Analysis', to: '/PropertyAnalysis' },
    { label: 'My Properties', to: '/OwnerPropertiesScreen' },
    { label: 'Shortlisted', to: '/ShortlistedProperty' },
    { label: 'Owner’s Contacts', to: '/InterestedProperties' },
    { label: 'My Bids', to: '/BidProperties' },
    { label: 'Booked', to: '/BookedProperties' },
    PAYMENTS,
    ...PROFESSIONS.map((profession) => {
      const { rail, path } = PROFESSION[profession].hire;
      return { label: rail, to: path };
    }),
    { label: 'Bids Received', to: '/BidingRequest' },
    { label: 'Booking Requests', to: '/BookingRequest' },
    { label: 'Contact Requests', to: '/ContactRequest' },
    MEETINGS,
    { label: 'My Ads', to: '/Campaigns' },
  ],
  ...perProfession((profession) => [
    { label: 'Dashboard', to: '/UserDashboard' },
    { label: 'Leads', to: PROFESSION[profession].desk.path },
    MEETINGS,
    { label: 'Packages', to: '/MyPackages' },
    PAYMENTS,
    { label: 'My Ads', to: '/Campaigns' },
  ]),
  agent: [
    { label: 'Dashboard', to: '/UserDashboard' },
    { label: 'Leads', to: '/AgentLeadList' },
    { label: 'Assigned Properties', to: '/AssignedProperties' },
    { label: 'Booked Properties', to: '/BookedPropertiesByAgent' },
    { label: 'Visitors', to: '/PropertyVisitors' },
    { label: 'Training', to: 'training' },
    MEETINGS,
    PAYMENTS,
    { label: 'My Ads', to: '/Campaigns' },
  ],
  admin: [
    { label: 'Dashboard', to: '/UserDashboard' },
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
    { label: 'Audit Log', to: '/Admin/Audit' },
  ],
};
