import { PROFESSIONS, type Role, SIGN_UP_ROLES } from '#domain/lib/role.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import { SAC } from './gst.ts';

/** What an order can be for. Fees of the platform carry GST; deal money and a professional's fee are held in escrow for somebody else. */
export const PURPOSES = [
  'subscription',
  'ownerContact',
  'rentContact',
  'promoteProperty',
  'promoteProfile',
  'propertyAnalysis',
  'agentLead',
  'lawyerFee',
  'evaluatorFee',
  'agentFee',
  'penny',
  'token',
  'instalment',
  'adCampaign',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface PurposeRule {
  label: string;
  /** Where the money goes: the platform's own income, or held for another. */
  funds: 'platform' | 'escrow';
  roles: readonly Role[];
  /** The page that takes the payment, and to which the gateway leads back. */
  page: AppPath;
}

const rule = (
  label: string,
  funds: PurposeRule['funds'],
  roles: readonly Role[],
  page: AppPath,
): PurposeRule => ({ label, funds, roles, page });

const SELLERS_AND_BUYERS = ['user'] as const;

export const PURPOSE_RULES: Record<Purpose, PurposeRule> = {
  subscription: rule('Package', 'platform', SIGN_UP_ROLES, '/subscriptionPayment'),
  ownerContact: rule('Owner’s contact', 'platform', SELLERS_AND_BUYERS, '/OwnerContactPayment'),
  rentContact: rule('Rent contact', 'platform', SELLERS_AND_BUYERS, '/RentContactPayment'),
  promoteProperty: rule(
    'Property promotion',
    'platform',
    SELLERS_AND_BUYERS,
    '/promotePropertyPayment',
  ),
  promoteProfile: rule('Profile promotion', 'platform', PROFESSIONS, '/promoteProfilePayment'),
  propertyAnalysis: rule(
    'Property analysis',
    'platform',
    SIGN_UP_ROLES,
    '/propertyAnalysisPayment',
  ),
  agentLead: rule('Leads', 'platform', ['agent'], '/agentLeadPayment'),
  lawyerFee: rule('Lawyer’s fee', 'escrow', SELLERS_AND_BUYERS, '/LawyerPayment'),
  evaluatorFee: rule('Evaluator’s fee', 'escrow', SELLERS_AND_BUYERS, '/EvaluatorPayment'),
  agentFee: rule('Agent’s fee', 'escrow', SELLERS_AND_BUYERS, '/AgentPayment'),
  penny: rule('Test payment', 'escrow', SELLERS_AND_BUYERS, '/BookedProperties/Payments/{id}'),
  token: rule('Token amount', 'escrow', SELLERS_AND_BUYERS, '/BookedProperties/Payments/{id}'),
  instalment: rule('Instalment', 'escrow', SELLERS_AND_BUYERS, '/BookedProperties/Payments/{id}'),
  adCampaign: rule('Advertisement', 'platform', SIGN_UP_ROLES, '/Campaigns/{id}'),
};

const ADVERTISING: readonly Purpose[] = ['promoteProperty', 'promoteProfile', 'adCampaign'];

/** Promotions and ads are advertising space; all else is a service of the platform. */
export const sacOf = (purpose: Purpose): string =>
  ADVERTISING.includes(purpose) ? SAC.advertising : SAC.platform;

/** Purposes whose price stands in the price list. */
export const PRICED_PURPOSES = [
  'subscription',
  'ownerContact',
  'rentContact',
  'promoteProperty',
  'promoteProfile',
  'propertyAnalysis',
  'agentLead',
] as const satisfies readonly Purpose[];
export type PricedPurpose = (typeof PRICED_PURPOSES)[number];

/** The item of the price list that every user has without paying; it is never sold. */
export const FREE_PACKAGE = 'user-free';

/** What a price list item gives: how many, or for how long (its validity in days). */
export const GRANT_KINDS = ['contacts', 'listings', 'promotions', 'leads', 'analysis'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];
