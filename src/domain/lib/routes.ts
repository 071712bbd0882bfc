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
      [hire.path, page(`Hire ${one}`, ['user'])],
      [fee.path, page(`Pay ${one}`, ['user'])],
      [desk.path, page('Leads', [profession])],
    ];
  }),
) as Record<HirePath | FeePath | DeskPath, ProtectedPage>;

/** Where each thing of the price list is paid; what everybody may buy, staff may look at. */
const PAGES_OF_SOLD = perSoldPage((name) => {
  const { roles, page: sold } = SOLD[name];
  return page(sold.title, roles === SIGN_UP_ROLES ? EVERYONE : roles);
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
  '/SelectPropertyType': page('What kind of property?', ['user']),
  '/SelectPropertyFor': page('For sale or for rent?', ['user']),
  '/AddProperty': page('Post a property', ['user']),
  '/EditProperty/{id}': page('Edit property', ['user']),
  '/PropertyMedia': page('Photos and plans', ['user']),
  '/OwnerPropertiesScreen': page('My Properties', ['user']),
  '/PropertyVerification/{id}': page('Verify property', ['user']),
  '/FavoritesProperties': page('Favourites', ['user']),
  '/PropertyPlans': page('Plans for properties', ['user']),
  '/ViewPropertyDetails/{id}': page('Property', EVERYONE),
  '/ViewPropertyDetails/{id}/{agentId}': page('Property', EVERYONE),
  '/OwnerBookedPropertyDetails/{id}/{propId}': page('Booking of my property', ['user']),
  '/BookedPropertyDetails/{id}/{bookingId}': page('My booking', ['user', 'agent']),
  '/OwnerDetails/{id}': page('Owner', EVERYONE),
  '/OwnerDetails/{id}/{agentId}': page('Owner', EVERYONE),
  '/SellerDetails/{id}': page('Seller', EVERYONE),
  '/BuyerSideDetials/{id}': page('Buyer', EVERYONE),
  '/PropertyRequest/{id}': page('Request for a property', EVERYONE),
  '/ShortlistedProperty': page('Shortlisted properties', ['user']),
  '/InterestedProperties': page('Owner’s Contacts', ['user']),
  '/BidProperties': page('My bids', ['user']),
  '/BookedProperties': page('Booked properties', ['user']),
  '/BookedProperties/Payments/{id}': page('Payments of a booking', ['user']),
  '/PaymentHistory': page('Payment history', EVERYONE),
  '/PreviewInvoice/{id}': page('Invoice', EVERYONE),
  '/PaymentCheckout/{packageid}': page('Checkout', EVERYONE),
  '/BidingRequest': page('Bids on my properties', ['user']),
  '/BookingRequest': page('Booking requests', ['user']),
  '/ContactRequest': page('Contact requests', ['user']),
  '/Request/{id}': page('Requests', ['user']),
  '/RequestDetails/{agentId}/{id}': page('Agent’s request', ['user']),
  '/RequestDetails/{agentId}': page('Agent’s request', ['user']),
  ...PAGES_OF_PROFESSIONS,
  '/HiredAgents/{id}': page('Hired agents', ['user']),
  '/MyProperties/HireAgentForProperty/': page('Hire an agent for a property', ['user']),
  '/ScheduleMeeting': page('Schedule a meeting', EVERYONE),
  '/AssignedProperties': page('Assigned properties', ['agent']),
  '/BookedPropertiesByAgent': page('Booked properties', ['agent']),
  '/PropertyVisitors': page('Visitors', ['agent']),
  '/AgentReviews': page('Reviews', ['agent']),
  '/LawyerRequestDetails/{id}': page('Request', ['lawyer', 'user']),
  '/DocumentUploadByLawyer': page('Upload documents', ['lawyer']),
  '/EvaluatorLeadDetails/{id}': page('Lead', ['evaluator']),
  '/EvaluatorDetails/{id}': page('Property evaluator', ['evaluator', 'user']),
  '/PropertyAnalysis': page('Property analysis', EVERYONE),
  ...PAGES_OF_SOLD,
} as const satisfies Record<string, ProtectedPage>;

/** Advertisers' screens, for which the specification names no path. */
export const ADVERTISER_PAGES = {
  '/Campaigns': page('My ads', SIGN_UP_ROLES),
  '/Campaigns/{id}': page('Ad', EVERYONE),
} as const satisfies Record<string, ProtectedPage>;

/** The staff's screens: behind the token too, and not among the specification's pages. */
export const STAFF_PAGES = {
  '/Admin/Kyc': page('Identity documents', ['admin']),
  '/Admin/Verification': page('Property papers', ['admin']),
  '/Admin/Users': page('Users', ['admin']),
  '/Admin/Orders': page('Orders', ['admin']),
  '/Admin/Payouts': page('Payouts', ['admin']),
  '/Admin/Prices': page('Prices and coupons', ['admin']),
  '/Admin/Reconciliation': page('Reconciliation', ['admin']),
  '/Admin/Disputes': page('Disputes', ['admin']),
  '/Admin/Ads': page('Ads', ['admin']),
  '/Admin/Reports': page('Abuse reports', ['admin']),
  '/Admin/Audit': page('Audit log', ['admin']),
} as const satisfies Record<string, ProtectedPage>;

export type AppPath =
  | keyof typeof PROTECTED_PAGES
  | keyof typeof ADVERTISER_PAGES
  | keyof typeof STAFF_PAGES;

export const APP_PAGES: Record<AppPath, ProtectedPage> = {
  ...PROTECTED_PAGES,
  ...ADVERTISER_PAGES,
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
