import { campaignRoutes } from '#server/ads/campaigns/index.ts';
import { bidRoutes } from '#server/deals/bids/index.ts';
import { bookingRoutes } from '#server/deals/bookings/index.ts';
import { contactRoutes } from '#server/deals/contacts/index.ts';
import { visitRoutes } from '#server/deals/visits/index.ts';
import { favouriteRoutes } from '#server/homes/favourites/index.ts';
import { listingRoutes } from '#server/homes/listings/index.ts';
import { localityRoutes } from '#server/homes/localities/index.ts';
import { mediaRoutes } from '#server/homes/media/index.ts';
import { myListingRoutes } from '#server/homes/my-listings/index.ts';
import { savedSearchRoutes } from '#server/homes/saved-searches/index.ts';
import { searchRoutes } from '#server/homes/search/index.ts';
import { verificationRoutes } from '#server/homes/verifications/index.ts';
import { analysisRoutes } from '#server/market/analysis/index.ts';
import { escrowRoutes } from '#server/money/escrow/index.ts';
import { invoiceRoutes } from '#server/money/invoices/index.ts';
import { moneyAdminRoutes } from '#server/money/money-admin/index.ts';
import { paymentRoutes } from '#server/money/payments/index.ts';
import { priceRoutes } from '#server/money/prices/index.ts';
import { promotionRoutes } from '#server/money/promotions/index.ts';
import { adminRoutes } from '#server/people/admin/index.ts';
import { authRoutes } from '#server/people/auth/index.ts';
import { bankAccountRoutes } from '#server/people/bank-accounts/index.ts';
import { kycRoutes } from '#server/people/kyc/index.ts';
import { notificationRoutes } from '#server/people/notifications/index.ts';
import { outboxRoutes } from '#server/people/outbox/index.ts';
import { profileRoutes } from '#server/people/profile/index.ts';
import { agentDeskRoutes } from '#server/professionals/agent-desk/index.ts';
import { agentRoutes } from '#server/professionals/agents/index.ts';
import { engagementRoutes } from '#server/professionals/engagements/index.ts';
import { evaluatorRoutes } from '#server/professionals/evaluators/index.ts';
import { lawyerRoutes } from '#server/professionals/lawyers/index.ts';
import { leadRoutes } from '#server/professionals/leads/index.ts';
import { reviewRoutes } from '#server/professionals/reviews/index.ts';
import { meetingRoutes } from '#server/talk/meetings/index.ts';
import { messengerRoutes } from '#server/talk/messenger/index.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Route } from './http/execute.ts';

export const ROUTES: readonly Route[] = [
  ...adminRoutes,
  ...myListingRoutes,
  ...mediaRoutes,
  ...verificationRoutes,
  ...favouriteRoutes,
  ...savedSearchRoutes,
  ...contactRoutes,
  ...visitRoutes,
  ...bidRoutes,
  ...bookingRoutes,
  ...paymentRoutes,
  ...priceRoutes,
  ...invoiceRoutes,
  ...escrowRoutes,
  ...promotionRoutes,
  ...campaignRoutes,
  ...moneyAdminRoutes,
  ...engagementRoutes,
  ...reviewRoutes,
  ...leadRoutes,
  ...agentDeskRoutes,
  ...analysisRoutes,
  ...lawyerRoutes,
  ...evaluatorRoutes,
  ...messengerRoutes,
  ...meetingRoutes,
  ...agentRoutes,
  ...authRoutes,
  ...dashboardRoutes,
  ...kycRoutes,
  ...listingRoutes,
  ...localityRoutes,
  ...notificationRoutes,
  ...outboxRoutes,
  ...profileRoutes,
  ...bankAccountRoutes,
  ...searchRoutes,
];
