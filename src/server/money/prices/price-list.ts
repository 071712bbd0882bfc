import { FREE_PACKAGE } from '#domain/money/purpose.ts';
import texts from '#messages/lib/price-texts/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { ListedPrice } from './listed-prices.ts';

interface Row extends Omit<ListedPrice, 'name' | 'description'> {
  /** Its name and description among the texts of the price list. */
  says: keyof typeof texts.names;
}

const PACKAGES: readonly Omit<Row, 'purpose'>[] = [
  {
    code: FREE_PACKAGE,
    says: 'userFree',
    role: 'user',
    rupees: 0,
    grants: { listings: 3 },
  },
  {
    code: 'user-starter',
    says: 'userStarter',
    role: 'user',
    rupees: 499,
    days: 30,
    grants: { contacts: 5, analysis: 1 },
  },
  {
    code: 'user-home-finder',
    says: 'userHomeFinder',
    role: 'user',
    rupees: 1_299,
    days: 90,
    grants: { contacts: 20, analysis: 1 },
  },
  {
    code: 'user-seller',
    says: 'userSeller',
    role: 'user',
    rupees: 1_999,
    days: 90,
    grants: { listings: 5, promotions: 2, contacts: 5, analysis: 1 },
  },
  {
    code: 'agent-basic',
    says: 'agentBasic',
    role: 'agent',
    rupees: 1_499,
    days: 30,
    grants: { leads: 10 },
  },
  {
    code: 'agent-growth',
    says: 'agentGrowth',
    role: 'agent',
    rupees: 3_999,
    days: 90,
    grants: { leads: 40, promotions: 4, analysis: 1 },
  },
  {
    code: 'agent-pro',
    says: 'agentPro',
    role: 'agent',
    rupees: 11_999,
    days: 365,
    grants: { leads: 200, promotions: 24, analysis: 1 },
  },
  {
    code: 'lawyer-basic',
    says: 'lawyerBasic',
    role: 'lawyer',
    rupees: 999,
    days: 30,
    grants: { leads: 10 },
  },
  {
    code: 'lawyer-practice',
    says: 'lawyerPractice',
    role: 'lawyer',
    rupees: 3_499,
    days: 180,
    grants: { leads: 75, analysis: 1 },
  },
  {
    code: 'evaluator-basic',
    says: 'evaluatorBasic',
    role: 'evaluator',
    rupees: 999,
    days: 30,
    grants: { leads: 10 },
  },
  {
    code: 'evaluator-practice',
    says: 'evaluatorPractice',
    role: 'evaluator',
    rupees: 3_499,
    days: 180,
    grants: { leads: 75, analysis: 1 },
  },
];

const SINGLE: readonly Row[] = [
  {
    code: 'owner-contact',
    says: 'ownerContact',
    purpose: 'ownerContact',
    rupees: 99,
    grants: { contacts: 1 },
  },
  {
    code: 'rent-contact',
    says: 'rentContact',
    purpose: 'rentContact',
    rupees: 49,
    grants: { contacts: 1 },
  },
  {
    code: 'promote-property-7',
    says: 'promoteProperty7',
    purpose: 'promoteProperty',
    rupees: 299,
    days: 7,
    grants: { promotions: 1 },
  },
  {
    code: 'promote-property-15',
    says: 'promoteProperty15',
    purpose: 'promoteProperty',
    rupees: 549,
    days: 15,
    grants: { promotions: 1 },
  },
  {
    code: 'promote-property-30',
    says: 'promoteProperty30',
    purpose: 'promoteProperty',
    rupees: 899,
    days: 30,
    grants: { promotions: 1 },
  },
  {
    code: 'promote-profile-30',
    says: 'promoteProfile30',
    purpose: 'promoteProfile',
    rupees: 799,
    days: 30,
  },
  {
    code: 'property-analysis-30',
    says: 'propertyAnalysis30',
    purpose: 'propertyAnalysis',
    rupees: 399,
    days: 30,
    grants: { analysis: 1 },
  },
  {
    code: 'agent-leads-5',
    says: 'agentLeads5',
    purpose: 'agentLead',
    rupees: 749,
    days: 60,
    grants: { leads: 5 },
  },
  {
    code: 'agent-leads-20',
    says: 'agentLeads20',
    purpose: 'agentLead',
    rupees: 2_499,
    days: 120,
    grants: { leads: 20 },
  },
];

/** Of packages and of what is sold one by one; other areas add their own (./listed-prices.ts). */
export const ownPrices = (): readonly ListedPrice[] =>
  forTheBooks(() =>
    [...PACKAGES.map((pack): Row => ({ ...pack, purpose: 'subscription' })), ...SINGLE].map(
      ({ says, ...row }) => ({ ...row, name: texts.names[says], description: texts.about[says] }),
    ),
  );
