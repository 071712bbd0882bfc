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

/** Behind the token: without a session the visitor is sent to the home page. */
export const PROTECTED_ROUTES = [
  '/UserDashboard',
  '/MyProfile',
  '/Notification',
  '/MyPackages',
  '/TabPanel',
  '/Messanger',
  '/MapDashboard',
  '/SelectPropertyType',
  '/SelectPropertyFor',
  '/AddProperty',
  '/EditProperty/{id}',
  '/PropertyMedia',
  '/OwnerPropertiesScreen',
  '/PropertyVerification/{id}',
  '/FavoritesProperties',
  '/PropertyPlans',
  '/ViewPropertyDetails/{id}',
  '/ViewPropertyDetails/{id}/{agentId}',
  '/OwnerBookedPropertyDetails/{id}/{propId}',
  '/BookedPropertyDetails/{id}/{bookingId}',
  '/OwnerDetails/{id}',
  '/OwnerDetails/{id}/{agentId}',
  '/SellerDetails/{id}',
  '/BuyerSideDetials/{id}',
  '/PropertyRequest/{id}',
  '/ShortlistedProperty',
  '/InterestedProperties',
  '/BidProperties',
  '/BookedProperties',
  '/BookedProperties/Payments/{id}',
  '/PaymentHistory',
  '/PreviewInvoice/{id}',
  '/PaymentCheckout/{packageid}',
  '/BidingRequest',
  '/BookingRequest',
  '/ContactRequest',
  '/Request/{id}',
  '/RequestDetails/{agentId}/{id}',
  '/RequestDetails/{agentId}',
  '/HireAgent',
  '/HireLawyer',
  '/PropertyEvaluators',
  '/HiredAgents/{id}',
  '/MyProperties/HireAgentForProperty/',
  '/ScheduleMeeting',
  '/AgentLeadList',
  '/AssignedProperties',
  '/BookedPropertiesByAgent',
  '/PropertyVisitors',
  '/AgentReviews',
  '/LawyerLeadList',
  '/LawyerRequestDetails/{id}',
  '/DocumentUploadByLawyer',
  '/EvaluatorLeadList',
  '/EvaluatorLeadDetails/{id}',
  '/EvaluatorDetails/{id}',
  '/PropertyAnalysis',
  '/OwnerContactPayment',
  '/RentContactPayment',
  '/promotePropertyPayment',
  '/propertyAnalysisPayment',
  '/agentLeadPayment',
  '/promoteProfilePayment',
  '/subscriptionPayment',
  '/LawyerPayment',
  '/EvaluatorPayment',
  '/AgentPayment',
] as const;

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
  ...PROTECTED_ROUTES.map((route) => compile(route, true)),
];

export interface FoundRoute {
  /** The path in its canonical spelling, parameters as given. */
  canonical: string;
  isProtected: boolean;
}

/** Finds a page by its path: exact spelling first, then without regard to case. */
export function findRoute(path: string): FoundRoute | undefined {
  const found =
    COMPILED.find((candidate) => candidate.exact.test(path)) ??
    COMPILED.find((candidate) => candidate.anyCase.test(path));
  if (!found) return undefined;
  const values = found.anyCase.exec(path)?.slice(1) ?? [];
  let next = 0;
  const canonical = found.route.replace(/\{\w+\}/g, () => values[next++] ?? '');
  return { canonical, isProtected: found.isProtected };
}
