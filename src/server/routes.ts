import { campaignRoutes } from './ads/campaigns/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { bidRoutes } from './deals/bids/routes.ts';
import { bookingRoutes } from './deals/bookings/routes.ts';
import { contactRoutes } from './deals/contacts/routes.ts';
import { visitRoutes } from './deals/visits/routes.ts';
import { favouriteRoutes } from './homes/favourites/routes.ts';
import { listingRoutes } from './homes/listings/routes.ts';
import { localityRoutes } from './homes/localities/routes.ts';
import { mediaRoutes } from './homes/media/routes.ts';
import { myListingRoutes } from './homes/my-listings/routes.ts';
import { savedSearchRoutes } from './homes/saved-searches/routes.ts';
import { searchRoutes } from './homes/search/routes.ts';
import { verificationRoutes } from './homes/verifications/routes.ts';
import type { Route } from './http/execute.ts';
import { analysisRoutes } from './market/analysis/routes.ts';
import { escrowRoutes } from './money/escrow/routes.ts';
import { invoiceRoutes } from './money/invoices/routes.ts';
import { moneyAdminRoutes } from './money/money-admin/routes.ts';
import { paymentRoutes } from './money/payments/routes.ts';
import { priceRoutes } from './money/prices/routes.ts';
import { promotionRoutes } from './money/promotions/routes.ts';
import { adminRoutes } from './people/admin/routes.ts';
import { authRoutes } from './people/auth/routes.ts';
import { kycRoutes } from './people/kyc/routes.ts';
import { notificationRoutes } from './people/notifications/routes.ts';
import { outboxRoutes } from './people/outbox/routes.ts';
import { profileRoutes } from './people/profile/routes.ts';
import { agentDeskRoutes } from './professionals/agent-desk/routes.ts';
import { agentRoutes } from './professionals/agents/routes.ts';
import { engagementRoutes } from './professionals/engagements/routes.ts';
import { evaluatorRoutes } from './professionals/evaluators/routes.ts';
import { lawyerRoutes } from './professionals/lawyers/routes.ts';
import { leadRoutes } from './professionals/leads/routes.ts';
import { reviewRoutes } from './professionals/reviews/routes.ts';
import { meetingRoutes } from './talk/meetings/routes.ts';
import { messengerRoutes } from './talk/messenger/routes.ts';

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
