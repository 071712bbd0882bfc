import words from '#messages/lib/rail/index.ts';
import { PROFESSION, PROFESSIONS, perProfession } from './lib/profession.ts';
import type { Role } from './lib/role.ts';
import type { AppPath } from './lib/routes.ts';

export interface SidebarItem {
  readonly label: string;
  /** `training` opens the external learning system. */
  to: AppPath | 'training';
}

/** Its label in the language of whoever looks at the rail. */
const item = (label: () => string, to: SidebarItem['to']): SidebarItem => ({
  get label() {
    return label();
  },
  to,
});

const MEETINGS = item(() => words.meetings, '/ScheduleMeeting');
/** What was paid and, of professionals, earned. */
const PAYMENTS = item(() => words.payments, '/PaymentHistory');

/** What a professional does for themselves here, beside their work. */
export interface OwnDeals {
  /** They have listings. */
  owns: boolean;
  /** They have asked for, bid on or booked a home, or hired somebody. */
  buys: boolean;
}

const OWNING: readonly SidebarItem[] = [
  item(() => words.myProperties, '/OwnerPropertiesScreen'),
  item(() => words.bidsReceived, '/BidingRequest'),
  item(() => words.bookingRequests, '/BookingRequest'),
  item(() => words.contactRequests, '/ContactRequest'),
];
const BUYING: readonly SidebarItem[] = [
  item(() => words.ownersContacts, '/InterestedProperties'),
  item(() => words.myBids, '/BidProperties'),
  item(() => words.booked, '/BookedProperties'),
];

/** The rail of somebody: their role's, and for professionals what they own and buy themselves. */
export function railOf(role: Role, { owns, buys }: OwnDeals): readonly SidebarItem[] {
  if (role === 'user' || role === 'admin') return SIDEBAR[role];
  return [...SIDEBAR[role], ...(owns ? OWNING : []), ...(buys ? BUYING : [])];
}

/** The rail of each role, in the specification's order; what it does not name comes last. */
export const SIDEBAR: Record<Role, readonly SidebarItem[]> = {
  user: [
    item(() => words.dashboard, '/UserDashboard'),
    item(() => words.propertyAnalysis, '/PropertyAnalysis'),
    item(() => words.myProperties, '/OwnerPropertiesScreen'),
    item(() => words.shortlisted, '/ShortlistedProperty'),
    item(() => words.ownersContacts, '/InterestedProperties'),
    item(() => words.myBids, '/BidProperties'),
    item(() => words.booked, '/BookedProperties'),
    PAYMENTS,
    ...PROFESSIONS.map((profession) => {
      const { path } = PROFESSION[profession].hire;
      return item(() => PROFESSION[profession].hire.rail, path);
    }),
    item(() => words.bidsReceived, '/BidingRequest'),
    item(() => words.bookingRequests, '/BookingRequest'),
    item(() => words.contactRequests, '/ContactRequest'),
    MEETINGS,
    item(() => words.myAds, '/Campaigns'),
  ],
  ...perProfession((profession) => [
    item(() => words.dashboard, '/UserDashboard'),
    item(() => words.leads, PROFESSION[profession].desk.path),
    MEETINGS,
    item(() => words.packages, '/MyPackages'),
    PAYMENTS,
    item(() => words.myAds, '/Campaigns'),
  ]),
  agent: [
    item(() => words.dashboard, '/UserDashboard'),
    item(() => words.leads, '/AgentLeadList'),
    item(() => words.assigned, '/AssignedProperties'),
    item(() => words.bookedProperties, '/BookedPropertiesByAgent'),
    item(() => words.visitors, '/PropertyVisitors'),
    item(() => words.training, 'training'),
    MEETINGS,
    PAYMENTS,
    item(() => words.myAds, '/Campaigns'),
  ],
  admin: [
    item(() => words.dashboard, '/UserDashboard'),
    item(() => words.inbox, '/Admin/Inbox'),
    item(() => words.identityDocuments, '/Admin/Kyc'),
    item(() => words.propertyPapers, '/Admin/Verification'),
    item(() => words.users, '/Admin/Users'),
    item(() => words.orders, '/Admin/Orders'),
    item(() => words.payouts, '/Admin/Payouts'),
    item(() => words.prices, '/Admin/Prices'),
    item(() => words.reconciliation, '/Admin/Reconciliation'),
    item(() => words.disputes, '/Admin/Disputes'),
    item(() => words.ads, '/Admin/Ads'),
    item(() => words.abuseReports, '/Admin/Reports'),
    item(() => words.operations, '/Admin/Operations'),
    item(() => words.auditLog, '/Admin/Audit'),
  ],
};
