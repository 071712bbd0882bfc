import type { AppPath } from '#domain/lib/routes.ts';

/** What is said in English, and on which pages. A page that says nothing more in it leaves the list. */
const BY_REASON: readonly (readonly [reason: string, pages: readonly AppPath[]])[] = [
  [
    'names of places, and of the state, in fields and lines',
    [
      '/MyProfile',
      '/EvaluatorDetails/{id}',
      '/RequestDetails/{agentId}',
      '/PaymentCheckout/{packageid}',
      '/propertyAnalysisPayment',
      '/promotePropertyPayment',
      '/promoteProfilePayment',
      '/agentLeadPayment',
      '/OwnerContactPayment',
      '/RentContactPayment',
      '/LawyerLeadList',
      '/EvaluatorLeadList',
      '/Admin/Verification',
      '/Admin/Users',
      '/Admin/Bookings/{id}',
    ],
  ],
  [
    "the kind of a home as a draft's name",
    ['/OwnerPropertiesScreen', '/AddProperty', '/EditProperty/{id}'],
  ],
  [
    "conditions and texts of the demo's people, which their writers wrote in English",
    [
      '/BidingRequest',
      '/BidProperties',
      '/ViewPropertyDetails/{id}',
      '/ViewPropertyDetails/{id}/{agentId}',
      '/BookedPropertyDetails/{id}/{bookingId}',
    ],
  ],
  [
    '“owner” beside an amount, and “free” in the calendar',
    ['/BookedProperties/Payments/{id}', '/ScheduleMeeting'],
  ],
  [
    "Latin letters the law's papers have: Index II, forms of the tax, numbers of PANs",
    [
      '/PropertyVerification/{id}',
      '/DocumentUploadByLawyer',
      '/LawyerRequestDetails/{id}',
      '/Admin/Kyc',
    ],
  ],
  [
    'names of packages and places of ads, which staff write',
    ['/MyPackages', '/Campaigns', '/Campaigns/{id}', '/Admin/Prices', '/Admin/Ads'],
  ],
  ['names of programs: jobs, calls, ids', ['/Admin/Operations', '/Admin/Audit', '/Admin/Payouts']],
  ['kinds of what waits for staff', ['/Admin/Inbox', '/Admin/Reports']],
];

/** Pages behind the token that still say something in English, and what. */
export const NOT_YET: ReadonlyMap<AppPath, string> = new Map(
  BY_REASON.flatMap(([reason, pages]) => pages.map((page) => [page, reason] as const)),
);

/** Pages to which nothing leads in the demo as its people find it. */
export const NOT_LED_TO: readonly AppPath[] = ['/Webhooks/{id}'];
