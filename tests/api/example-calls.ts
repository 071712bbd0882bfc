import { adminExamples } from './examples/admin.ts';
import { agentDeskExamples } from './examples/agent-desk.ts';
import { analysisExamples } from './examples/analysis.ts';
import { apiKeyExamples } from './examples/api-keys.ts';
import { authExamples } from './examples/auth.ts';
import { bankAccountExamples } from './examples/bank-accounts.ts';
import { bidExamples } from './examples/bids.ts';
import { bookingExamples } from './examples/bookings.ts';
import { campaignExamples } from './examples/campaigns.ts';
import { contactExamples } from './examples/contacts.ts';
import { engagementExamples } from './examples/engagements.ts';
import { escrowExamples } from './examples/escrow.ts';
import { evaluatorExamples } from './examples/evaluators.ts';
import { favouriteExamples } from './examples/favourites.ts';
import { feedExamples } from './examples/feeds.ts';
import { invoiceExamples } from './examples/invoices.ts';
import { kycExamples } from './examples/kyc.ts';
import { lawyerExamples } from './examples/lawyers.ts';
import { leadExamples } from './examples/leads.ts';
import { licenceExamples } from './examples/licences.ts';
import { mediaExamples } from './examples/media.ts';
import { meetingExamples } from './examples/meetings.ts';
import { messengerExamples } from './examples/messenger.ts';
import { moneyAdminExamples } from './examples/money-admin.ts';
import { moneyPaperExamples } from './examples/money-papers.ts';
import { myListingExamples } from './examples/my-listings.ts';
import { notificationExamples } from './examples/notifications.ts';
import { paymentExamples } from './examples/payments.ts';
import { placeExamples } from './examples/places.ts';
import { priceExamples } from './examples/prices.ts';
import { profileExamples } from './examples/profile.ts';
import { promotionExamples } from './examples/promotions.ts';
import { reviewExamples } from './examples/reviews.ts';
import { savedSearchExamples } from './examples/saved-searches.ts';
import { searchExamples } from './examples/search.ts';
import { securityExamples } from './examples/security.ts';
import { settlementExamples } from './examples/settlements.ts';
import { staffDeskExamples } from './examples/staff-desk.ts';
import { verificationExamples } from './examples/verifications.ts';
import { visitExamples } from './examples/visits.ts';
import { webhookExamples } from './examples/webhooks.ts';
import type { Example } from './world.ts';

/** One of each endpoint, by its name. */
export const EXAMPLES: Record<string, Example> = {
  ...searchExamples,
  ...authExamples,
  ...profileExamples,
  ...securityExamples,
  ...apiKeyExamples,
  ...kycExamples,
  ...licenceExamples,
  ...bankAccountExamples,
  ...notificationExamples,
  ...webhookExamples,
  ...adminExamples,
  ...staffDeskExamples,
  ...myListingExamples,
  ...feedExamples,
  ...mediaExamples,
  ...verificationExamples,
  ...favouriteExamples,
  ...savedSearchExamples,
  ...campaignExamples,
  ...contactExamples,
  ...visitExamples,
  ...meetingExamples,
  ...messengerExamples,
  ...evaluatorExamples,
  ...lawyerExamples,
  ...leadExamples,
  ...agentDeskExamples,
  ...analysisExamples,
  ...placeExamples,
  ...reviewExamples,
  ...engagementExamples,
  ...moneyAdminExamples,
  ...promotionExamples,
  ...escrowExamples,
  ...settlementExamples,
  ...invoiceExamples,
  ...moneyPaperExamples,
  ...priceExamples,
  ...paymentExamples,
  ...bidExamples,
  ...bookingExamples,
};
