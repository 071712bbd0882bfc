import { campaignRoutes } from './ads/campaigns/index.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { bidRoutes } from './deals/bids/index.ts';
import { bookingRoutes } from './deals/bookings/index.ts';
import { contactRoutes } from './deals/contacts/index.ts';
import { visitRoutes } from './deals/visits/index.ts';
import { favouriteRoutes } from './homes/favourites/index.ts';
import { feedRoutes } from './homes/feeds/index.ts';
import { interestRoutes } from './homes/interest/index.ts';
import { listingRoutes } from './homes/listings/index.ts';
import { localityRoutes } from './homes/localities/index.ts';
import { mediaRoutes } from './homes/media/index.ts';
import { myListingRoutes } from './homes/my-listings/index.ts';
import { savedSearchRoutes } from './homes/saved-searches/index.ts';
import { searchRoutes } from './homes/search/index.ts';
import { verificationRoutes } from './homes/verifications/index.ts';
import { wishRoutes } from './homes/wishes/index.ts';
import type { Route } from './http/execute.ts';
import { analysisRoutes } from './market/analysis/index.ts';
import { placeRoutes } from './market/places/index.ts';
import { escrowRoutes } from './money/escrow/index.ts';
import { invoiceRoutes } from './money/invoices/index.ts';
import { moneyAdminRoutes } from './money/money-admin/index.ts';
import { moneyPaperRoutes } from './money/papers/index.ts';
import { paymentRoutes } from './money/payments/index.ts';
import { priceRoutes } from './money/prices/index.ts';
import { promotionRoutes } from './money/promotions/index.ts';
import { settlementRoutes } from './money/settlements/index.ts';
import { twoPeopleRoutes } from './money/two-people/index.ts';
import { adminRoutes } from './people/admin/index.ts';
import { apiKeyRoutes } from './people/api-keys/index.ts';
import { authRoutes } from './people/auth/index.ts';
import { bankAccountRoutes } from './people/bank-accounts/index.ts';
import { eventRoutes } from './people/events/index.ts';
import { kycRoutes } from './people/kyc/index.ts';
import { licenceRoutes } from './people/licences/index.ts';
import { notificationRoutes } from './people/notifications/index.ts';
import { outboxRoutes } from './people/outbox/index.ts';
import { profileRoutes } from './people/profile/index.ts';
import { securityRoutes } from './people/security/index.ts';
import { staffDeskRoutes } from './people/staff-desk/index.ts';
import { webhookRoutes } from './people/webhooks/index.ts';
import { agentDeskRoutes } from './professionals/agent-desk/index.ts';
import { agentRoutes } from './professionals/agents/index.ts';
import { engagementRoutes } from './professionals/engagements/index.ts';
import { evaluatorRoutes } from './professionals/evaluators/index.ts';
import { lawyerRoutes } from './professionals/lawyers/index.ts';
import { leadRoutes } from './professionals/leads/index.ts';
import { reviewRoutes } from './professionals/reviews/index.ts';
import { sharedListRoutes } from './professionals/shared-lists/index.ts';
import { specimenRoutes } from './professionals/specimens/index.ts';
import { meetingRoutes } from './talk/meetings/index.ts';
import { messengerRoutes } from './talk/messenger/index.ts';

export const ROUTES: readonly Route[] = [
  ...adminRoutes,
  ...staffDeskRoutes,
  ...myListingRoutes,
  ...interestRoutes,
  ...feedRoutes,
  ...mediaRoutes,
  ...verificationRoutes,
  ...favouriteRoutes,
  ...savedSearchRoutes,
  ...wishRoutes,
  ...contactRoutes,
  ...visitRoutes,
  ...bidRoutes,
  ...bookingRoutes,
  ...paymentRoutes,
  ...priceRoutes,
  ...invoiceRoutes,
  ...moneyPaperRoutes,
  ...escrowRoutes,
  ...settlementRoutes,
  ...promotionRoutes,
  ...campaignRoutes,
  ...moneyAdminRoutes,
  ...twoPeopleRoutes,
  ...engagementRoutes,
  ...reviewRoutes,
  ...leadRoutes,
  ...sharedListRoutes,
  ...specimenRoutes,
  ...agentDeskRoutes,
  ...analysisRoutes,
  ...placeRoutes,
  ...lawyerRoutes,
  ...evaluatorRoutes,
  ...messengerRoutes,
  ...meetingRoutes,
  ...agentRoutes,
  ...authRoutes,
  ...dashboardRoutes,
  ...kycRoutes,
  ...licenceRoutes,
  ...listingRoutes,
  ...localityRoutes,
  ...notificationRoutes,
  ...eventRoutes,
  ...webhookRoutes,
  ...outboxRoutes,
  ...profileRoutes,
  ...securityRoutes,
  ...apiKeyRoutes,
  ...bankAccountRoutes,
  ...searchRoutes,
];
