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
  title: string;
  /** Whose page it is; others are told that there is nothing here. */
  roles: readonly Role[];
}

const page = (title: string, roles: readonly Role[]): ProtectedPage => ({ title, roles });

/** Where each profession is hired, paid and works. */
const PAGES_OF_PROFESSIONS = Object.fromEntries(
  PROFESSIONS.flatMap((profession) => {
    const { one, hire, fee, desk } = PROFESSION[profession];
    return [
      [hire.path, page(`Hire ${one}`, MEMBERS)],
      [fee.path, page(`Pay ${one}`, MEMBERS)],
      [desk.path, page('Leads', [profession])],
    ];
  }),
) as Record<HirePath | FeePath | DeskPath, ProtectedPage>;

/** Where each thing of the price list is paid; what everybody may buy, staff may look at. */
const PAGES_OF_SOLD = perSoldPage((name) => {
  const { roles, page: sold } = SOLD[name];
  return page(sold.title, roles === MEMBERS ? EVERYONE : roles);
});

/** Behind the token: without a session the visitor is sent to the home page. */
export const PROTECTED_PAGES = {
  '/UserDashboard': page('Dashboard', EVERYONE),
  '/MyProfile': page('My Profile', EVERYONE),
  '/Notification': page('Notifications', EVERYONE),
  '/MyPackages': page('My packages', EVERYONE),
  '/TabPanel': page('Overview', EVERYONE),
  '/Messanger': page('Messages', EVERYONE),
  '/MapDashboard': page('Map', EVERYONE),
  '/SelectPropertyType': page('What kind of property?', MEMBERS),
  '/SelectPropertyFor': page('For sale or for rent?', MEMBERS),
  '/AddProperty': page('Post a property', MEMBERS),
  '/EditProperty/{id}': page('Edit property', MEMBERS),
  '/PropertyMedia': page('Photos and plans', MEMBERS),
  '/OwnerPropertiesScreen': page('My Properties', MEMBERS),
  '/PropertyVerification/{id}': page('Verify property', MEMBERS),
  '/FavoritesProperties': page('Favourites', MEMBERS),
  '/PropertyPlans': page('Plans for properties', MEMBERS),
  '/ViewPropertyDetails/{id}': page('Property', EVERYONE),
  '/ViewPropertyDetails/{id}/{agentId}': page('Property', EVERYONE),
  '/OwnerBookedPropertyDetails/{id}/{propId}': page('Booking of my property', MEMBERS),
  '/BookedPropertyDetails/{id}/{bookingId}': page('My booking', MEMBERS),
  '/OwnerDetails/{id}': page('Owner', EVERYONE),
  '/OwnerDetails/{id}/{agentId}': page('Owner', EVERYONE),
  '/SellerDetails/{id}': page('Seller', EVERYONE),
  '/BuyerSideDetials/{id}': page('Buyer', EVERYONE),
  '/PropertyRequest/{id}': page('Request for a property', EVERYONE),
  '/ShortlistedProperty': page('Shortlisted properties', MEMBERS),
  '/InterestedProperties': page('Owner’s Contacts', MEMBERS),
  '/BidProperties': page('My bids', MEMBERS),
  '/BookedProperties': page('Booked properties', MEMBERS),
  '/BookedProperties/Payments/{id}': page('Payments of a booking', MEMBERS),
  '/PaymentHistory': page('Payment history', EVERYONE),
  '/PreviewInvoice/{id}': page('Invoice', EVERYONE),
  '/PaymentCheckout/{packageid}': page('Checkout', EVERYONE),
  '/BidingRequest': page('Bids on my properties', MEMBERS),
  '/BookingRequest': page('Booking requests', MEMBERS),
  '/ContactRequest': page('Contact requests', MEMBERS),
  '/Request/{id}': page('Requests', MEMBERS),
  '/RequestDetails/{agentId}/{id}': page('Agent’s request', MEMBERS),
  '/RequestDetails/{agentId}': page('Agent’s request', MEMBERS),
  ...PAGES_OF_PROFESSIONS,
  '/HiredAgents/{id}': page('Hired agents', MEMBERS),
  '/MyProperties/HireAgentForProperty/': page('Hire an agent for a property', MEMBERS),
  '/ScheduleMeeting': page('Schedule a meeting', EVERYONE),
  '/AssignedProperties': page('Assigned properties', ['agent']),
  '/BookedPropertiesByAgent': page('Booked properties', ['agent']),
  '/PropertyVisitors': page('Visitors', ['agent']),
  '/AgentReviews': page('Reviews', ['agent']),
  '/LawyerRequestDetails/{id}': page('Request', MEMBERS),
  '/DocumentUploadByLawyer': page('Upload documents', ['lawyer']),
  '/EvaluatorLeadDetails/{id}': page('Lead', ['evaluator']),
  '/EvaluatorDetails/{id}': page('Property evaluator', MEMBERS),
  '/PropertyAnalysis': page('Property analysis', EVERYONE),
  ...PAGES_OF_SOLD,
} as const satisfies Record<string, ProtectedPage>;

/** Advertisers' screens, for which the specification names no path. */
export const ADVERTISER_PAGES = {
  '/Campaigns': page('My ads', MEMBERS),
  '/Campaigns/{id}': page('Ad', EVERYONE),
} as const satisfies Record<string, ProtectedPage>;

/** For whoever lets programs of their own work with their account. */
export const INTEGRATOR_PAGES = {
  '/ApiKeys': page('API keys', MEMBERS),
  '/Webhooks': page('Webhooks', MEMBERS),
  '/Webhooks/{id}': page('Deliveries', MEMBERS),
} as const satisfies Record<string, ProtectedPage>;

/** The staff's screens: behind the token too, and not among the specification's pages. */
export const STAFF_PAGES = {
  '/Admin/Inbox': page('Inbox', ['admin']),
  '/Admin/Kyc': page('Identity documents', ['admin']),
  '/Admin/Verification': page('Property papers', ['admin']),
  '/Admin/Users': page('Users', ['admin']),
  '/Admin/Users/{id}': page('Person', ['admin']),
  '/Admin/Bookings/{id}': page('Booking', ['admin']),
  '/Admin/Orders': page('Orders', ['admin']),
  '/Admin/Payouts': page('Payouts', ['admin']),
  '/Admin/Prices': page('Prices and coupons', ['admin']),
  '/Admin/Reconciliation': page('Reconciliation', ['admin']),
  '/Admin/Disputes': page('Disputes', ['admin']),
  '/Admin/Ads': page('Ads', ['admin']),
  '/Admin/Reports': page('Abuse reports', ['admin']),
  '/Admin/Operations': page('Operations', ['admin']),
  '/Admin/Audit': page('Audit log', ['admin']),
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
