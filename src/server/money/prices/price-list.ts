import { AD_PLACE_RULES, AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import type { SignUpRole } from '#domain/lib/role.ts';
import { FREE_PACKAGE, type GrantKind, type PricedPurpose } from '#domain/money/purpose.ts';

/** An item of the price list as it is first put into the table; staff change it from there. */
export interface ListedPrice {
  code: string;
  purpose: PricedPurpose | 'adCampaign';
  /** Packages are for one role. */
  role?: SignUpRole;
  name: string;
  description: string;
  /** Without GST. */
  rupees: number;
  /** For how long; absent where it never runs out. */
  days?: number;
  grants?: Partial<Record<GrantKind, number>>;
}

const PACKAGES: readonly Omit<ListedPrice, 'purpose'>[] = [
  {
    code: FREE_PACKAGE,
    role: 'user',
    name: 'Free',
    description: 'For everybody, for good: search, save, ask, and list homes of your own.',
    rupees: 0,
    grants: { listings: 3 },
  },
  {
    code: 'user-starter',
    role: 'user',
    name: 'Starter package',
    description: 'For a first look around: talk to a few owners directly.',
    rupees: 499,
    days: 30,
    grants: { contacts: 5, analysis: 1 },
  },
  {
    code: 'user-home-finder',
    role: 'user',
    name: 'Home finder package',
    description: 'For a serious search over three months, with market analysis.',
    rupees: 1_299,
    days: 90,
    grants: { contacts: 20, analysis: 1 },
  },
  {
    code: 'user-seller',
    role: 'user',
    name: 'Seller package',
    description: 'For owners: more listings, and one of them promoted twice.',
    rupees: 1_999,
    days: 90,
    grants: { listings: 5, promotions: 2, contacts: 5, analysis: 1 },
  },
  {
    code: 'agent-basic',
    role: 'agent',
    name: 'Agent basic package',
    description: 'For agents who begin: wishes of buyers for a month.',
    rupees: 1_499,
    days: 30,
    grants: { leads: 10 },
  },
  {
    code: 'agent-growth',
    role: 'agent',
    name: 'Agent growth package',
    description: 'A quarter of leads, promotions and market analysis.',
    rupees: 3_999,
    days: 90,
    grants: { leads: 40, promotions: 4, analysis: 1 },
  },
  {
    code: 'agent-pro',
    role: 'agent',
    name: 'Agent pro package',
    description: 'A whole year for a busy office.',
    rupees: 11_999,
    days: 365,
    grants: { leads: 200, promotions: 24, analysis: 1 },
  },
  {
    code: 'lawyer-basic',
    role: 'lawyer',
    name: 'Lawyer basic package',
    description: 'Requests for title checks and agreements, for a month.',
    rupees: 999,
    days: 30,
    grants: { leads: 10 },
  },
  {
    code: 'lawyer-practice',
    role: 'lawyer',
    name: 'Lawyer practice package',
    description: 'Half a year of requests, with market analysis.',
    rupees: 3_499,
    days: 180,
    grants: { leads: 75, analysis: 1 },
  },
  {
    code: 'evaluator-basic',
    role: 'evaluator',
    name: 'Evaluator basic package',
    description: 'Requests for valuations, for a month.',
    rupees: 999,
    days: 30,
    grants: { leads: 10 },
  },
  {
    code: 'evaluator-practice',
    role: 'evaluator',
    name: 'Evaluator practice package',
    description: 'Half a year of requests, with market analysis.',
    rupees: 3_499,
    days: 180,
    grants: { leads: 75, analysis: 1 },
  },
];

const SINGLE: readonly ListedPrice[] = [
  {
    code: 'owner-contact',
    purpose: 'ownerContact',
    name: 'Contact of one owner',
    description: 'Phone and e-mail of the owner of one property for sale, without waiting.',
    rupees: 99,
    grants: { contacts: 1 },
  },
  {
    code: 'rent-contact',
    purpose: 'rentContact',
    name: 'Contact of one landlord',
    description: 'Phone and e-mail of the owner of one property for rent, without waiting.',
    rupees: 49,
    grants: { contacts: 1 },
  },
  {
    code: 'promote-property-7',
    purpose: 'promoteProperty',
    name: 'Promotion for 7 days',
    description: 'Your property is marked Promoted and shown among the first results.',
    rupees: 299,
    days: 7,
    grants: { promotions: 1 },
  },
  {
    code: 'promote-property-15',
    purpose: 'promoteProperty',
    name: 'Promotion for 15 days',
    description: 'Promoted for two weeks: what most owners choose.',
    rupees: 549,
    days: 15,
    grants: { promotions: 1 },
  },
  {
    code: 'promote-property-30',
    purpose: 'promoteProperty',
    name: 'Promotion for 30 days',
    description: 'Promoted for a whole month, at the lowest price a day.',
    rupees: 899,
    days: 30,
    grants: { promotions: 1 },
  },
  {
    code: 'promote-profile-30',
    purpose: 'promoteProfile',
    name: 'Profile promotion for 30 days',
    description: 'You stand among the premium professionals on the home page.',
    rupees: 799,
    days: 30,
  },
  {
    code: 'property-analysis-30',
    purpose: 'propertyAnalysis',
    name: 'Property analysis for 30 days',
    description: 'Prices, rents and trends of every locality of Pune, with comparisons.',
    rupees: 399,
    days: 30,
    grants: { analysis: 1 },
  },
  {
    code: 'agent-leads-5',
    purpose: 'agentLead',
    name: '5 leads',
    description: 'Five wishes of buyers, to be taken up within 60 days.',
    rupees: 749,
    days: 60,
    grants: { leads: 5 },
  },
  {
    code: 'agent-leads-20',
    purpose: 'agentLead',
    name: '20 leads',
    description: 'Twenty wishes of buyers, to be taken up within 120 days.',
    rupees: 2_499,
    days: 120,
    grants: { leads: 20 },
  },
];

/** Rupees for a thousand counted views at each place. */
const AD_RATES: Record<AdPlace, number> = {
  TopHome: 240,
  CenterHomeVideo: 400,
  CenterHomeGif: 180,
  BottomHome: 120,
  DashBoardTopImage: 160,
  DashBoardBottomImage: 90,
  AnalysisTopImage: 200,
  ShortListTopImage: 200,
};

const adRate = (place: AdPlace): ListedPrice => {
  const { label, priceCode, width, height } = AD_PLACE_RULES[place];
  return {
    code: priceCode,
    purpose: 'adCampaign',
    name: `Ad, 1,000 views: ${label}`,
    description: `A thousand counted views at ${width} × ${height}, each viewer once a day.`,
    rupees: AD_RATES[place],
  };
};

export const PRICE_LIST: readonly ListedPrice[] = [
  ...PACKAGES.map((pack) => ({ ...pack, purpose: 'subscription' as const })),
  ...SINGLE,
  ...AD_PLACES.map(adRate),
];
