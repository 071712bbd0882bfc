import type { Route } from '#server/http/execute.ts';
import { adminRoutes } from './admin/routes.ts';
import { agentDeskRoutes } from './agent-desk/routes.ts';
import { agentRoutes } from './agents/routes.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { bidRoutes } from './bids/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { engagementRoutes } from './engagements/routes.ts';
import { escrowRoutes } from './escrow/routes.ts';
import { evaluatorRoutes } from './evaluators/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { kycRoutes } from './kyc/routes.ts';
import { lawyerRoutes } from './lawyers/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { localityRoutes } from './localities/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { meetingRoutes } from './meetings/routes.ts';
import { messengerRoutes } from './messenger/routes.ts';
import { moneyAdminRoutes } from './money-admin/routes.ts';
import { myListingRoutes } from './my-listings/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { promotionRoutes } from './promotions/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { verificationRoutes } from './verifications/routes.ts';
import { visitRoutes } from './visits/routes.ts';

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
  ...searchRoutes,
];
