import { type ComponentType, createElement, lazy } from 'react';
import type { AppPath } from '#domain/routes.ts';
import { LaterPage } from './LaterPage.tsx';

export interface PageProps {
  /** What stands in the braces of the page's path. */
  params: Record<string, string>;
}
export type Page = ComponentType<PageProps>;

const page = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, Page>>>,
  name: Name,
): Page => lazy(async () => ({ default: (await load())[name] as Page }));

/** A page whose capability is not built yet says so. */
const later = (what: string): Page => {
  const Later = () => createElement(LaterPage, { what });
  return Later;
};

const LISTING = 'Posting and managing properties';
const BUYING = 'Shortlists, contacts, bids and bookings';
const REQUESTS = 'Requests for your properties';
const PAYING = 'Payments, packages and invoices';
const HIRING = 'Hiring agents, lawyers and property evaluators';
const AGENT = 'The agent’s desk';
const LAWYER = 'The lawyer’s desk';
const EVALUATOR = 'The property evaluator’s desk';
const TALKING = 'Messages and meetings';
const ANALYSIS = 'Property analysis';

/** The page of every path of the app; a path without one does not compile. */
export const PAGES: Record<AppPath, Page> = {
  '/UserDashboard': page(() => import('./pages/UserDashboard.tsx'), 'UserDashboard'),
  '/MyProfile': page(() => import('./pages/MyProfile.tsx'), 'MyProfile'),
  '/Notification': page(() => import('./pages/NotificationPage.tsx'), 'NotificationPage'),
  '/Admin/Kyc': page(() => import('./pages/AdminKyc.tsx'), 'AdminKyc'),
  '/Admin/Users': page(() => import('./pages/AdminUsers.tsx'), 'AdminUsers'),
  '/Admin/Audit': page(() => import('./pages/AdminAudit.tsx'), 'AdminAudit'),
  '/MyPackages': later(PAYING),
  '/TabPanel': later(BUYING),
  '/Messanger': later(TALKING),
  '/MapDashboard': later(BUYING),
  '/SelectPropertyType': later(LISTING),
  '/SelectPropertyFor': later(LISTING),
  '/AddProperty': later(LISTING),
  '/EditProperty/{id}': later(LISTING),
  '/PropertyMedia': later(LISTING),
  '/OwnerPropertiesScreen': later(LISTING),
  '/PropertyVerification/{id}': later(LISTING),
  '/FavoritesProperties': later(BUYING),
  '/PropertyPlans': later(PAYING),
  '/ViewPropertyDetails/{id}': later(BUYING),
  '/ViewPropertyDetails/{id}/{agentId}': later(BUYING),
  '/OwnerBookedPropertyDetails/{id}/{propId}': later(REQUESTS),
  '/BookedPropertyDetails/{id}/{bookingId}': later(BUYING),
  '/OwnerDetails/{id}': later(BUYING),
  '/OwnerDetails/{id}/{agentId}': later(BUYING),
  '/SellerDetails/{id}': later(BUYING),
  '/BuyerSideDetials/{id}': later(REQUESTS),
  '/PropertyRequest/{id}': later(REQUESTS),
  '/ShortlistedProperty': later(BUYING),
  '/InterestedProperties': later(BUYING),
  '/BidProperties': later(BUYING),
  '/BookedProperties': later(BUYING),
  '/BookedProperties/Payments/{id}': later(PAYING),
  '/PaymentHistory': later(PAYING),
  '/PreviewInvoice/{id}': later(PAYING),
  '/PaymentCheckout/{packageid}': later(PAYING),
  '/BidingRequest': later(REQUESTS),
  '/BookingRequest': later(REQUESTS),
  '/ContactRequest': later(REQUESTS),
  '/Request/{id}': later(REQUESTS),
  '/RequestDetails/{agentId}/{id}': later(REQUESTS),
  '/RequestDetails/{agentId}': later(REQUESTS),
  '/HireAgent': later(HIRING),
  '/HireLawyer': later(HIRING),
  '/PropertyEvaluators': later(HIRING),
  '/HiredAgents/{id}': later(HIRING),
  '/MyProperties/HireAgentForProperty/': later(HIRING),
  '/ScheduleMeeting': later(TALKING),
  '/AgentLeadList': later(AGENT),
  '/AssignedProperties': later(AGENT),
  '/BookedPropertiesByAgent': later(AGENT),
  '/PropertyVisitors': later(AGENT),
  '/AgentReviews': later(AGENT),
  '/LawyerLeadList': later(LAWYER),
  '/LawyerRequestDetails/{id}': later(LAWYER),
  '/DocumentUploadByLawyer': later(LAWYER),
  '/EvaluatorLeadList': later(EVALUATOR),
  '/EvaluatorLeadDetails/{id}': later(EVALUATOR),
  '/EvaluatorDetails/{id}': later(EVALUATOR),
  '/PropertyAnalysis': later(ANALYSIS),
  '/OwnerContactPayment': later(PAYING),
  '/RentContactPayment': later(PAYING),
  '/promotePropertyPayment': later(PAYING),
  '/propertyAnalysisPayment': later(PAYING),
  '/agentLeadPayment': later(PAYING),
  '/promoteProfilePayment': later(PAYING),
  '/subscriptionPayment': later(PAYING),
  '/LawyerPayment': later(PAYING),
  '/EvaluatorPayment': later(PAYING),
  '/AgentPayment': later(PAYING),
};
