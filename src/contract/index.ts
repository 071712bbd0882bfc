// A line for each file of the contract, twice: as it is imported, and in the subject it belongs to.
import * as campaignAdmin from './ads/campaign-admin.ts';
import * as campaignReports from './ads/campaign-reports.ts';
import * as campaignSteps from './ads/campaign-steps.ts';
import * as campaigns from './ads/campaigns.ts';
import * as dashboard from './dashboard.ts';
import * as bidSteps from './deals/bid-steps.ts';
import * as bids from './deals/bids.ts';
import * as bookingSteps from './deals/booking-steps.ts';
import * as bookings from './deals/bookings.ts';
import * as contactSteps from './deals/contact-steps.ts';
import * as contacts from './deals/contacts.ts';
import * as dealStory from './deals/deal-story.ts';
import * as slots from './deals/slots.ts';
import * as visitSteps from './deals/visit-steps.ts';
import * as visits from './deals/visits.ts';
import * as choices from './homes/choices.ts';
import * as drafts from './homes/drafts.ts';
import * as favouriteFolders from './homes/favourite-folders.ts';
import * as favourites from './homes/favourites.ts';
import * as feed from './homes/feed.ts';
import * as feedExport from './homes/feed-export.ts';
import * as listingInterest from './homes/listing-interest.ts';
import * as listingLists from './homes/listing-lists.ts';
import * as listings from './homes/listings.ts';
import * as localities from './homes/localities.ts';
import * as media from './homes/media.ts';
import * as myListingSteps from './homes/my-listing-steps.ts';
import * as myListings from './homes/my-listings.ts';
import * as savedSearchs from './homes/saved-searches.ts';
import * as search from './homes/search.ts';
import * as searchWords from './homes/search-words.ts';
import * as verifications from './homes/verifications.ts';
import * as wishes from './homes/wishes.ts';
import type { Area } from './lib/areas.ts';
import { type Endpoint, endpointsOf } from './lib/endpoint.ts';
import * as analysis from './market/analysis.ts';
import * as places from './market/places.ts';
import * as adminOrderSteps from './money/admin-order-steps.ts';
import * as bookingAdmin from './money/booking-admin.ts';
import * as couponAdmin from './money/coupon-admin.ts';
import * as dealPayments from './money/deal-payments.ts';
import * as escrow from './money/escrow.ts';
import * as escrowSteps from './money/escrow-steps.ts';
import * as invoices from './money/invoices.ts';
import * as moneyAdmin from './money/money-admin.ts';
import * as moneyPapers from './money/papers.ts';
import * as paymentCallBacks from './money/payment-call-backs.ts';
import * as payments from './money/payments.ts';
import * as payoutAdmin from './money/payout-admin.ts';
import * as priceAdmin from './money/price-admin.ts';
import * as prices from './money/prices.ts';
import * as promotionResults from './money/promotion-results.ts';
import * as promotions from './money/promotions.ts';
import * as reconciliation from './money/reconciliation.ts';
import * as releaseAdmin from './money/release-admin.ts';
import * as releases from './money/releases.ts';
import * as rentReceipts from './money/rent-receipts.ts';
import * as settlementAdmin from './money/settlement-admin.ts';
import * as settlementSteps from './money/settlement-steps.ts';
import * as settlements from './money/settlements.ts';
import * as staffAgreements from './money/staff-agreements.ts';
import * as myDesk from './my-desk.ts';
import * as admin from './people/admin.ts';
import * as apiKeys from './people/api-keys.ts';
import * as auth from './people/auth.ts';
import * as bankAccountAdmin from './people/bank-account-admin.ts';
import * as bankAccounts from './people/bank-accounts.ts';
import * as events from './people/events.ts';
import * as kyc from './people/kyc.ts';
import * as licences from './people/licences.ts';
import * as notifications from './people/notifications.ts';
import * as operations from './people/operations.ts';
import * as outbox from './people/outbox.ts';
import * as passwords from './people/passwords.ts';
import * as profile from './people/profile.ts';
import * as registration from './people/registration.ts';
import * as security from './people/security.ts';
import * as sessions from './people/sessions.ts';
import * as signIn from './people/sign-in.ts';
import * as staffInbox from './people/staff-inbox.ts';
import * as staffRecord from './people/staff-record.ts';
import * as webhookDeliveries from './people/webhook-deliveries.ts';
import * as webhooks from './people/webhooks.ts';
import * as abuseReports from './professionals/abuse-reports.ts';
import * as agentDesk from './professionals/agent-desk.ts';
import * as agentInterests from './professionals/agent-interests.ts';
import * as agentVisitors from './professionals/agent-visitors.ts';
import * as agents from './professionals/agents.ts';
import * as agreements from './professionals/agreements.ts';
import * as disputes from './professionals/disputes.ts';
import * as engagementSteps from './professionals/engagement-steps.ts';
import * as engagements from './professionals/engagements.ts';
import * as evaluators from './professionals/evaluators.ts';
import * as hired from './professionals/hired.ts';
import * as lawyers from './professionals/lawyers.ts';
import * as leadPool from './professionals/lead-pool.ts';
import * as leadSteps from './professionals/lead-steps.ts';
import * as leadWork from './professionals/lead-work.ts';
import * as leads from './professionals/leads.ts';
import * as listingHolds from './professionals/listing-holds.ts';
import * as listingViews from './professionals/listing-views.ts';
import * as ownLeads from './professionals/own-leads.ts';
import * as professionals from './professionals/professionals.ts';
import * as renewalSteps from './professionals/renewal-steps.ts';
import * as renewals from './professionals/renewals.ts';
import * as reviews from './professionals/reviews.ts';
import * as sharedLists from './professionals/shared-lists.ts';
import * as specimens from './professionals/specimens.ts';
import * as valuationReports from './professionals/valuation-reports.ts';
import * as valuationSteps from './professionals/valuation-steps.ts';
import * as visitPhotos from './professionals/visit-photos.ts';
import * as workCalendar from './professionals/work-calendar.ts';
import * as workList from './professionals/work-list.ts';
import * as workPapers from './professionals/work-papers.ts';
import * as workProfile from './professionals/work-profile.ts';
import * as staffLists from './staff-lists.ts';
import * as meetings from './talk/meetings.ts';
import * as messageStream from './talk/message-stream.ts';
import * as messenger from './talk/messenger.ts';
import * as talkWith from './talk/talk-with.ts';
import * as threads from './talk/threads.ts';

/** What the API is about, by area and by subject within it: as its document is read. */
const SUBJECTS: Readonly<Record<Area, Readonly<Record<string, readonly object[]>>>> = {
  homes: {
    Search: [search, searchWords, choices],
    Listings: [listings, listingLists],
    Localities: [localities],
    Posting: [drafts, myListings, myListingSteps, listingInterest],
    Feeds: [feed, feedExport],
    'Photos and video': [media],
    Verification: [verifications],
    Favourites: [favourites, favouriteFolders],
    'Saved searches': [savedSearchs],
    'What somebody looks for': [wishes],
  },
  deals: {
    'Contact requests': [contacts, contactSteps, dealStory],
    Visits: [visits, slots, visitSteps],
    Bids: [bidSteps, bids],
    Bookings: [bookingSteps, bookings],
  },
  talk: {
    Messages: [messenger, threads, messageStream, talkWith],
    Meetings: [meetings],
  },
  money: {
    Prices: [prices],
    Payments: [
      payments,
      paymentCallBacks,
      paymentCallBacks.soldCallBacks,
      paymentCallBacks.feeCallBacks,
    ],
    Promotion: [promotions, promotionResults],
    'Invoices and papers': [invoices, moneyPapers, rentReceipts],
    Escrow: [escrow, dealPayments, releases, escrowSteps],
    'Ends of deals': [settlements, settlementSteps],
    'Staff: money': [
      moneyAdmin,
      adminOrderSteps,
      payoutAdmin,
      releaseAdmin,
      bookingAdmin,
      settlementAdmin,
      staffAgreements,
      priceAdmin,
      couponAdmin,
      reconciliation,
    ],
  },
  professionals: {
    'Directory and profiles': [professionals, workProfile, agents, specimens],
    Engagements: [engagements, disputes, workCalendar, hired, engagementSteps, workList],
    Leads: [leads, leadPool, leadSteps, ownLeads, leadWork, sharedLists],
    'Agents’ desk': [agentDesk, agentVisitors, agentInterests, listingHolds, listingViews],
    Lawyers: [lawyers, workPapers, agreements, renewals, renewalSteps],
    Evaluators: [visitPhotos, evaluators, valuationSteps, valuationReports],
    Reviews: [reviews, abuseReports],
  },
  market: {
    'Market analysis': [analysis],
    Places: [places],
  },
  ads: {
    Campaigns: [campaigns, campaignSteps, campaignReports, campaignAdmin],
  },
  people: {
    'Accounts and sign-in': [auth, registration, passwords, sessions, signIn],
    Security: [security],
    Profile: [profile],
    'Identity and licences': [kyc, licences],
    'API keys': [apiKeys],
    'Events and webhooks': [events, webhooks, webhookDeliveries],
    'Bank accounts': [bankAccounts],
    Notifications: [notifications, outbox],
    Desk: [dashboard, myDesk],
    'Staff: people': [admin, staffInbox, operations, staffRecord, bankAccountAdmin, staffLists],
  },
};

/** Where an endpoint stands in the document. */
export interface Place {
  area: Area;
  subject: string;
}

// By name within a subject, so that the document reads the same whichever file a call stands in.
const PLACED = Object.entries(SUBJECTS).flatMap(([area, subjects]) =>
  Object.entries(subjects).flatMap(([subject, modules]) =>
    modules
      .flatMap(endpointsOf)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((endpoint) => [endpoint, { area: area as Area, subject }] as const),
  ),
);

/** Every endpoint of the API, once. */
export const ENDPOINTS: readonly Endpoint[] = PLACED.map(([endpoint]) => endpoint);

const PLACES = new Map<Endpoint, Place>(PLACED);

/** Where an endpoint of this API stands in it; undefined of a service’s. */
export const placeOf = (endpoint: Endpoint): Place | undefined => PLACES.get(endpoint);
