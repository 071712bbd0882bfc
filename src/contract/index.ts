import * as admin from './admin.ts';
import * as agentDesk from './agent-desk.ts';
import * as agentInterests from './agent-interests.ts';
import * as agents from './agents.ts';
import * as agreements from './agreements.ts';
import * as analysis from './analysis.ts';
import * as auth from './auth.ts';
import * as bankAccounts from './bank-accounts.ts';
import * as bidSteps from './bid-steps.ts';
import * as bids from './bids.ts';
import * as bookingSteps from './booking-steps.ts';
import * as bookings from './bookings.ts';
import * as campaignAdmin from './campaign-admin.ts';
import * as campaignReports from './campaign-reports.ts';
import * as campaignSteps from './campaign-steps.ts';
import * as campaigns from './campaigns.ts';
import * as contactSteps from './contact-steps.ts';
import * as contacts from './contacts.ts';
import * as dashboard from './dashboard.ts';
import * as drafts from './drafts.ts';
import { type Endpoint, endpointsOf } from './endpoint.ts';
import * as engagementSteps from './engagement-steps.ts';
import * as engagements from './engagements.ts';
import * as escrow from './escrow.ts';
import * as escrowSteps from './escrow-steps.ts';
import * as evaluators from './evaluators.ts';
import * as favourites from './favourites.ts';
import * as invoices from './invoices.ts';
import * as kyc from './kyc.ts';
import * as lawyers from './lawyers.ts';
import * as leadSteps from './lead-steps.ts';
import * as leads from './leads.ts';
import * as listingHolds from './listing-holds.ts';
import * as listingViews from './listing-views.ts';
import * as listings from './listings.ts';
import * as localities from './localities.ts';
import * as media from './media.ts';
import * as meetings from './meetings.ts';
import * as messenger from './messenger.ts';
import * as moneyAdmin from './money-admin.ts';
import * as myListings from './my-listings.ts';
import * as notifications from './notifications.ts';
import * as outbox from './outbox.ts';
import * as payments from './payments.ts';
import * as payoutAdmin from './payout-admin.ts';
import * as priceAdmin from './price-admin.ts';
import * as prices from './prices.ts';
import * as professionals from './professionals.ts';
import * as profile from './profile.ts';
import * as promotions from './promotions.ts';
import * as reconciliation from './reconciliation.ts';
import * as releaseAdmin from './release-admin.ts';
import * as reviews from './reviews.ts';
import * as savedSearchs from './saved-searches.ts';
import * as search from './search.ts';
import * as valuationReports from './valuation-reports.ts';
import * as verifications from './verifications.ts';
import * as visits from './visits.ts';

/** Every endpoint of the API, once. */
export const ENDPOINTS: readonly Endpoint[] = [
  admin,
  drafts,
  myListings,
  media,
  verifications,
  favourites,
  savedSearchs,
  contacts,
  contactSteps,
  visits,
  bidSteps,
  bids,
  bookingSteps,
  bookings,
  payments,
  prices,
  invoices,
  escrow,
  escrowSteps,
  promotions,
  campaigns,
  campaignSteps,
  campaignReports,
  campaignAdmin,
  moneyAdmin,
  payoutAdmin,
  releaseAdmin,
  priceAdmin,
  reconciliation,
  engagements,
  engagementSteps,
  professionals,
  reviews,
  leads,
  leadSteps,
  agentDesk,
  agentInterests,
  listingHolds,
  listingViews,
  lawyers,
  agreements,
  evaluators,
  valuationReports,
  messenger,
  meetings,
  agents,
  analysis,
  auth,
  dashboard,
  listings,
  localities,
  notifications,
  outbox,
  profile,
  kyc,
  bankAccounts,
  search,
].flatMap(endpointsOf);
