import words from '#messages/lib/page-titles/index.ts';
import professions from '#messages/lib/professions/index.ts';
import {
  type DeskPath,
  type FeePath,
  type HirePath,
  PROFESSION,
  PROFESSIONS,
} from './profession.ts';
import { ROLES, type Role, SIGN_UP_ROLES } from './role.ts';
import { perSoldPage, SOLD } from './sold.ts';

/**
 * Every page of the site by its canonical spelling, as the specification lists them. `{x}` stands
 * for one path segment. Matching ignores case; the front then redirects to the spelling here.
 */
export const PUBLIC_ROUTES = [
  '/',
  '/Login',
  '/Registration',
  '/ForgetPassword',
  '/MobilenoVerification',
  '/PropertyListHome',
  '/ViewSingleProperty/{id}',
  '/privacy',
  '/TermsOfServices',
  '/home/propertyAnalysis',
  '/home/homebuying-guidance',
  '/home/homedesign-guidance',
  '/home/homeloan-guidance',
  '/home/propertyevaluation-guidance',
  '/property/ViewPropertyDetails/{id}',
  '/PropertyCampare',
  '/viewPropertyDetails/{id}',
] as const;

/** Staff may open every page of the app that is not one role's own work. */
const EVERYONE = ROLES;

/**
 * Owning, buying and hiring are no roles: whoever has signed up has their pages, and finds there what is theirs.
 * Menus stay by role (src/domain/sidebar.ts).
 */
const MEMBERS = SIGN_UP_ROLES;

export interface ProtectedPage {
  readonly title: string;
  /** Whose page it is; others are told that there is nothing here. */
  roles: readonly Role[];
}

const page = (title: () => string, roles: readonly Role[]): ProtectedPage => ({
  get title() {
    return title();
  },
  roles,
});

/** Where each profession is hired, paid and works. */
const PAGES_OF_PROFESSIONS = Object.fromEntries(
  PROFESSIONS.flatMap((profession) => {
    const { hire, fee, desk } = PROFESSION[profession];
    return [
      [hire.path, page(() => professions.hirePage[profession], MEMBERS)],
      [fee.path, page(() => professions.payPage[profession], MEMBERS)],
      [desk.path, page(() => words.leads, [profession])],
    ];
  }),
) as Record<HirePath | FeePath | DeskPath, ProtectedPage>;

/** Where each thing of the price list is paid; what everybody may buy, staff may look at. */
const PAGES_OF_SOLD = perSoldPage((name) => {
  const { roles } = SOLD[name];
  return page(() => words.sold[name], roles === MEMBERS ? EVERYONE : roles);
});

/** Behind the token: without a session the visitor is sent to the home page. */
export const PROTECTED_PAGES = {
  '/UserDashboard': page(() => words.dashboard, EVERYONE),
  '/MyProfile': page(() => words.myProfile, EVERYONE),
  '/Notification': page(() => words.notifications, EVERYONE),
  '/MyPackages': page(() => words.myPackages, EVERYONE),
  '/TabPanel': page(() => words.overview, EVERYONE),
  '/Messanger': page(() => words.messages, EVERYONE),
  '/MapDashboard': page(() => words.map, EVERYONE),
  '/SelectPropertyType': page(() => words.whatKind, MEMBERS),
  '/SelectPropertyFor': page(() => words.saleOrRent, MEMBERS),
  '/AddProperty': page(() => words.postProperty, MEMBERS),
  '/EditProperty/{id}': page(() => words.editProperty, MEMBERS),
  '/PropertyMedia': page(() => words.photosAndPlans, MEMBERS),
  '/OwnerPropertiesScreen': page(() => words.myProperties, MEMBERS),
  '/PropertyVerification/{id}': page(() => words.verifyProperty, MEMBERS),
  '/FavoritesProperties': page(() => words.favourites, MEMBERS),
  '/PropertyPlans': page(() => words.plans, MEMBERS),
  '/ViewPropertyDetails/{id}': page(() => words.property, EVERYONE),
  '/ViewPropertyDetails/{id}/{agentId}': page(() => words.property, EVERYONE),
  '/OwnerBookedPropertyDetails/{id}/{propId}': page(() => words.bookingOfMine, MEMBERS),
  '/BookedPropertyDetails/{id}/{bookingId}': page(() => words.myBooking, MEMBERS),
  '/OwnerDetails/{id}': page(() => words.owner, EVERYONE),
  '/OwnerDetails/{id}/{agentId}': page(() => words.owner, EVERYONE),
  '/SellerDetails/{id}': page(() => words.seller, EVERYONE),
  '/BuyerSideDetials/{id}': page(() => words.buyer, EVERYONE),
  '/PropertyRequest/{id}': page(() => words.requestFor, EVERYONE),
  '/ShortlistedProperty': page(() => words.shortlisted, MEMBERS),
  '/InterestedProperties': page(() => words.ownersContacts, MEMBERS),
  '/BidProperties': page(() => words.myBids, MEMBERS),
  '/BookedProperties': page(() => words.booked, MEMBERS),
  '/BookedProperties/Payments/{id}': page(() => words.paymentsOfBooking, MEMBERS),
  '/PaymentHistory': page(() => words.paymentHistory, EVERYONE),
  '/PreviewInvoice/{id}': page(() => words.invoice, EVERYONE),
  '/PaymentCheckout/{packageid}': page(() => words.checkout, EVERYONE),
  '/BidingRequest': page(() => words.bidsOnMine, MEMBERS),
  '/BookingRequest': page(() => words.bookingRequests, MEMBERS),
  '/ContactRequest': page(() => words.contactRequests, MEMBERS),
  '/Request/{id}': page(() => words.requests, MEMBERS),
  '/RequestDetails/{agentId}/{id}': page(() => words.agentsRequest, MEMBERS),
  '/RequestDetails/{agentId}': page(() => words.agentsRequest, MEMBERS),
  ...PAGES_OF_PROFESSIONS,
  '/HiredAgents/{id}': page(() => words.hiredAgents, MEMBERS),
  '/MyProperties/HireAgentForProperty/': page(() => words.hireAgentFor, MEMBERS),
  '/ScheduleMeeting': page(() => words.scheduleMeeting, EVERYONE),
  '/AssignedProperties': page(() => words.assigned, ['agent']),
  '/BookedPropertiesByAgent': page(() => words.booked, ['agent']),
  '/PropertyVisitors': page(() => words.visitors, ['agent']),
  '/AgentReviews': page(() => words.reviews, ['agent']),
  '/LawyerRequestDetails/{id}': page(() => words.request, MEMBERS),
  '/DocumentUploadByLawyer': page(() => words.uploadDocuments, ['lawyer']),
  '/EvaluatorLeadDetails/{id}': page(() => words.lead, ['evaluator']),
  '/EvaluatorDetails/{id}': page(() => words.evaluator, MEMBERS),
  '/PropertyAnalysis': page(() => words.propertyAnalysis, EVERYONE),
  ...PAGES_OF_SOLD,
} as const satisfies Record<string, ProtectedPage>;

/** Advertisers' screens, for which the specification names no path. */
export const ADVERTISER_PAGES = {
  '/Campaigns': page(() => words.myAds, MEMBERS),
  '/Campaigns/{id}': page(() => words.ad, EVERYONE),
} as const satisfies Record<string, ProtectedPage>;

/** For whoever lets programs of their own work with their account. */
export const INTEGRATOR_PAGES = {
  '/ApiKeys': page(() => words.apiKeys, MEMBERS),
  '/Webhooks': page(() => words.webhooks, MEMBERS),
  '/Webhooks/{id}': page(() => words.deliveries, MEMBERS),
} as const satisfies Record<string, ProtectedPage>;

/** The staff's screens: behind the token too, and not among the specification's pages. */
export const STAFF_PAGES = {
  '/Admin/Inbox': page(() => words.inbox, ['admin']),
  '/Admin/Kyc': page(() => words.identityDocuments, ['admin']),
  '/Admin/Verification': page(() => words.propertyPapers, ['admin']),
  '/Admin/Users': page(() => words.users, ['admin']),
  '/Admin/Users/{id}': page(() => words.person, ['admin']),
  '/Admin/Bookings/{id}': page(() => words.booking, ['admin']),
  '/Admin/Orders': page(() => words.orders, ['admin']),
  '/Admin/Payouts': page(() => words.payouts, ['admin']),
  '/Admin/Prices': page(() => words.pricesAndCoupons, ['admin']),
  '/Admin/Reconciliation': page(() => words.reconciliation, ['admin']),
  '/Admin/Disputes': page(() => words.disputes, ['admin']),
  '/Admin/Ads': page(() => words.ads, ['admin']),
  '/Admin/Reports': page(() => words.abuseReports, ['admin']),
  '/Admin/Operations': page(() => words.operations, ['admin']),
  '/Admin/Audit': page(() => words.auditLog, ['admin']),
} as const satisfies Record<string, ProtectedPage>;

export type AppPath =
  | keyof typeof PROTECTED_PAGES
  | keyof typeof ADVERTISER_PAGES
  | keyof typeof INTEGRATOR_PAGES
  | keyof typeof STAFF_PAGES;

export const APP_PAGES: Record<AppPath, ProtectedPage> = {
  ...PROTECTED_PAGES,
  ...ADVERTISER_PAGES,
  ...INTEGRATOR_PAGES,
  ...STAFF_PAGES,
};

export const PROTECTED_ROUTES = Object.keys(PROTECTED_PAGES) as (keyof typeof PROTECTED_PAGES)[];

interface Compiled {
  exact: RegExp;
  anyCase: RegExp;
  route: string;
  isProtected: boolean;
}

function compile(route: string, isProtected: boolean): Compiled {
  const source = `^${route.replace(/\/$/, '').replace(/\{\w+\}/g, '([^/]+)')}/?$`;
  return { exact: new RegExp(source), anyCase: new RegExp(source, 'i'), route, isProtected };
}

const COMPILED: readonly Compiled[] = [
  ...PUBLIC_ROUTES.map((route) => compile(route, false)),
  ...Object.keys(APP_PAGES).map((route) => compile(route, true)),
];

export interface FoundRoute {
  /** The path in its canonical spelling, parameters as given. */
  canonical: string;
  /** The page's pattern, as the tables list it. */
  route: string;
  params: Record<string, string>;
  isProtected: boolean;
}

/** Finds a page by its path: exact spelling first, then without regard to case. */
export function findRoute(path: string): FoundRoute | undefined {
  const found =
    COMPILED.find((candidate) => candidate.exact.test(path)) ??
    COMPILED.find((candidate) => candidate.anyCase.test(path));
  if (!found) return undefined;
  const values = found.anyCase.exec(path)?.slice(1) ?? [];
  const params: Record<string, string> = {};
  const canonical = found.route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[Object.keys(params).length] ?? '';
    params[name] = value;
    return value;
  });
  return { canonical, route: found.route, params, isProtected: found.isProtected };
}
