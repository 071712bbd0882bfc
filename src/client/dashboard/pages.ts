import { type ComponentType, lazy } from 'react';
import type { PageProps } from '#client/lib/page-props.ts';
import type { AppPath } from '#domain/routes.ts';

export type Page = ComponentType<PageProps>;

const page = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, Page>>>,
  name: Name,
): Page => lazy(async () => ({ default: (await load())[name] as Page }));

/** One of the payment pages, which share a file. */
const payment = (name: keyof typeof import('./pages/PaymentPages.tsx')): Page =>
  page(() => import('./pages/PaymentPages.tsx'), name);

/** The page of every path of the app; a path without one does not compile. */
export const PAGES: Record<AppPath, Page> = {
  '/UserDashboard': page(() => import('./pages/UserDashboard.tsx'), 'UserDashboard'),
  '/MyProfile': page(() => import('./pages/MyProfile.tsx'), 'MyProfile'),
  '/Notification': page(() => import('./pages/NotificationPage.tsx'), 'NotificationPage'),
  '/Admin/Kyc': page(() => import('./pages/AdminKyc.tsx'), 'AdminKyc'),
  '/Admin/Verification': page(() => import('./pages/AdminVerification.tsx'), 'AdminVerification'),
  '/Admin/Users': page(() => import('./pages/AdminUsers.tsx'), 'AdminUsers'),
  '/Admin/Orders': page(() => import('./pages/AdminOrders.tsx'), 'AdminOrders'),
  '/Admin/Payouts': page(() => import('./pages/AdminPayouts.tsx'), 'AdminPayouts'),
  '/Admin/Prices': page(() => import('./pages/AdminPrices.tsx'), 'AdminPrices'),
  '/Admin/Reconciliation': page(
    () => import('./pages/AdminReconciliation.tsx'),
    'AdminReconciliation',
  ),
  '/Admin/Disputes': page(() => import('./pages/AdminDisputes.tsx'), 'AdminDisputes'),
  '/Campaigns': page(() => import('./pages/Campaigns.tsx'), 'Campaigns'),
  '/Campaigns/{id}': page(() => import('./pages/CampaignPage.tsx'), 'CampaignPage'),
  '/Admin/Ads': page(() => import('./pages/AdminAds.tsx'), 'AdminAds'),
  '/Admin/Reports': page(() => import('./pages/AdminReports.tsx'), 'AdminReports'),
  '/Admin/Audit': page(() => import('./pages/AdminAudit.tsx'), 'AdminAudit'),
  '/MyPackages': page(() => import('./pages/MyPackages.tsx'), 'MyPackages'),
  '/TabPanel': page(() => import('./pages/TabPanel.tsx'), 'TabPanel'),
  '/Messanger': page(() => import('./pages/Messanger.tsx'), 'Messanger'),
  '/MapDashboard': page(() => import('./pages/MapDashboard.tsx'), 'MapDashboard'),
  '/SelectPropertyType': page(() => import('./pages/SelectPropertyType.tsx'), 'SelectPropertyType'),
  '/SelectPropertyFor': page(() => import('./pages/SelectPropertyFor.tsx'), 'SelectPropertyFor'),
  '/AddProperty': page(() => import('./pages/AddProperty.tsx'), 'AddProperty'),
  '/EditProperty/{id}': page(() => import('./pages/EditProperty.tsx'), 'EditProperty'),
  '/PropertyMedia': page(() => import('./pages/PropertyMedia.tsx'), 'PropertyMedia'),
  '/OwnerPropertiesScreen': page(
    () => import('./pages/OwnerPropertiesScreen.tsx'),
    'OwnerPropertiesScreen',
  ),
  '/PropertyVerification/{id}': page(
    () => import('./pages/PropertyVerification.tsx'),
    'PropertyVerification',
  ),
  '/FavoritesProperties': page(
    () => import('./pages/FavoritesProperties.tsx'),
    'FavoritesProperties',
  ),
  '/PropertyPlans': page(() => import('./pages/PropertyPlans.tsx'), 'PropertyPlans'),
  '/ViewPropertyDetails/{id}': page(
    () => import('./pages/ViewPropertyDetails.tsx'),
    'ViewPropertyDetails',
  ),
  '/ViewPropertyDetails/{id}/{agentId}': page(
    () => import('./pages/ViewPropertyDetails.tsx'),
    'ViewPropertyDetails',
  ),
  '/OwnerBookedPropertyDetails/{id}/{propId}': page(
    () => import('./pages/OwnerBookedPropertyDetails.tsx'),
    'OwnerBookedPropertyDetails',
  ),
  '/BookedPropertyDetails/{id}/{bookingId}': page(
    () => import('./pages/BookedPropertyDetails.tsx'),
    'BookedPropertyDetails',
  ),
  '/OwnerDetails/{id}': page(() => import('./pages/OwnerDetails.tsx'), 'OwnerDetails'),
  '/OwnerDetails/{id}/{agentId}': page(() => import('./pages/OwnerDetails.tsx'), 'OwnerDetails'),
  '/SellerDetails/{id}': page(() => import('./pages/SellerDetails.tsx'), 'SellerDetails'),
  '/BuyerSideDetials/{id}': page(() => import('./pages/BuyerSideDetials.tsx'), 'BuyerSideDetials'),
  '/PropertyRequest/{id}': page(() => import('./pages/PropertyRequest.tsx'), 'PropertyRequest'),
  '/ShortlistedProperty': page(
    () => import('./pages/ShortlistedProperty.tsx'),
    'ShortlistedProperty',
  ),
  '/InterestedProperties': page(
    () => import('./pages/InterestedProperties.tsx'),
    'InterestedProperties',
  ),
  '/BidProperties': page(() => import('./pages/BidProperties.tsx'), 'BidProperties'),
  '/BookedProperties': page(() => import('./pages/BookedProperties.tsx'), 'BookedProperties'),
  '/BookedProperties/Payments/{id}': page(
    () => import('./pages/BookedPropertyPayments.tsx'),
    'BookedPropertyPayments',
  ),
  '/PaymentHistory': page(() => import('./pages/PaymentHistory.tsx'), 'PaymentHistory'),
  '/PreviewInvoice/{id}': page(() => import('./pages/PreviewInvoice.tsx'), 'PreviewInvoice'),
  '/PaymentCheckout/{packageid}': page(
    () => import('./pages/PaymentCheckout.tsx'),
    'PaymentCheckout',
  ),
  '/BidingRequest': page(() => import('./pages/BidingRequest.tsx'), 'BidingRequest'),
  '/BookingRequest': page(() => import('./pages/BookingRequest.tsx'), 'BookingRequest'),
  '/ContactRequest': page(() => import('./pages/ContactRequest.tsx'), 'ContactRequest'),
  '/Request/{id}': page(() => import('./pages/Request.tsx'), 'Request'),
  '/RequestDetails/{agentId}/{id}': page(
    () => import('./pages/RequestDetailsOfAgent.tsx'),
    'RequestDetailsOfAgent',
  ),
  '/RequestDetails/{agentId}': page(
    () => import('./pages/RequestDetailsOfAgent.tsx'),
    'RequestDetailsOfAgent',
  ),
  '/HireAgent': page(() => import('./pages/HireAgent.tsx'), 'HireAgent'),
  '/HireLawyer': page(() => import('./pages/HireLawyer.tsx'), 'HireLawyer'),
  '/PropertyEvaluators': page(() => import('./pages/PropertyEvaluators.tsx'), 'PropertyEvaluators'),
  '/HiredAgents/{id}': page(() => import('./pages/HiredAgents.tsx'), 'HiredAgents'),
  '/MyProperties/HireAgentForProperty/': page(
    () => import('./pages/HireAgentForProperty.tsx'),
    'HireAgentForProperty',
  ),
  '/ScheduleMeeting': page(() => import('./pages/ScheduleMeeting.tsx'), 'ScheduleMeeting'),
  '/AgentLeadList': page(() => import('./pages/AgentLeadList.tsx'), 'AgentLeadList'),
  '/AssignedProperties': page(() => import('./pages/AssignedProperties.tsx'), 'AssignedProperties'),
  '/BookedPropertiesByAgent': page(
    () => import('./pages/BookedPropertiesByAgent.tsx'),
    'BookedPropertiesByAgent',
  ),
  '/PropertyVisitors': page(() => import('./pages/PropertyVisitors.tsx'), 'PropertyVisitors'),
  '/AgentReviews': page(() => import('./pages/AgentReviews.tsx'), 'AgentReviews'),
  '/LawyerLeadList': page(() => import('./pages/LawyerLeadList.tsx'), 'LawyerLeadList'),
  '/LawyerRequestDetails/{id}': page(
    () => import('./pages/LawyerRequestDetails.tsx'),
    'LawyerRequestDetails',
  ),
  '/DocumentUploadByLawyer': page(
    () => import('./pages/DocumentUploadByLawyer.tsx'),
    'DocumentUploadByLawyer',
  ),
  '/EvaluatorLeadList': page(() => import('./pages/EvaluatorLeadList.tsx'), 'EvaluatorLeadList'),
  '/EvaluatorLeadDetails/{id}': page(
    () => import('./pages/EvaluatorLeadDetails.tsx'),
    'EvaluatorLeadDetails',
  ),
  '/EvaluatorDetails/{id}': page(() => import('./pages/EvaluatorDetails.tsx'), 'EvaluatorDetails'),
  '/PropertyAnalysis': page(() => import('./pages/PropertyAnalysis.tsx'), 'PropertyAnalysis'),
  '/OwnerContactPayment': payment('OwnerContactPayment'),
  '/RentContactPayment': payment('RentContactPayment'),
  '/promotePropertyPayment': payment('PromotePropertyPayment'),
  '/propertyAnalysisPayment': payment('PropertyAnalysisPayment'),
  '/agentLeadPayment': payment('AgentLeadPayment'),
  '/promoteProfilePayment': payment('PromoteProfilePayment'),
  '/subscriptionPayment': payment('SubscriptionPayment'),
  '/LawyerPayment': payment('LawyerPayment'),
  '/EvaluatorPayment': payment('EvaluatorPayment'),
  '/AgentPayment': payment('AgentPayment'),
};
