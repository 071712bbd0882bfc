/**
 * The price list as it is first put into the table: rupees without GST, days, and what is granted.
 * The specification leaves prices open; these are the product's.
 */
export const EXPECTED_PRICES: Readonly<Record<string, string>> = {
  'user-free': 'subscription of user: 0, for good, listings 3',
  'user-starter': 'subscription of user: 499, 30 days, contacts 5, analysis 1',
  'user-home-finder': 'subscription of user: 1299, 90 days, contacts 20, analysis 1',
  'user-seller':
    'subscription of user: 1999, 90 days, listings 5, promotions 2, contacts 5, analysis 1',
  'agent-basic': 'subscription of agent: 1499, 30 days, leads 10',
  'agent-growth': 'subscription of agent: 3999, 90 days, leads 40, promotions 4, analysis 1',
  'agent-pro': 'subscription of agent: 11999, 365 days, leads 200, promotions 24, analysis 1',
  'lawyer-basic': 'subscription of lawyer: 999, 30 days, leads 10',
  'lawyer-practice': 'subscription of lawyer: 3499, 180 days, leads 75, analysis 1',
  'evaluator-basic': 'subscription of evaluator: 999, 30 days, leads 10',
  'evaluator-practice': 'subscription of evaluator: 3499, 180 days, leads 75, analysis 1',
  'owner-contact': 'ownerContact: 99, for good, contacts 1',
  'rent-contact': 'rentContact: 49, for good, contacts 1',
  'promote-property-7': 'promoteProperty: 299, 7 days, promotions 1',
  'promote-property-15': 'promoteProperty: 549, 15 days, promotions 1',
  'promote-property-30': 'promoteProperty: 899, 30 days, promotions 1',
  'promote-profile-30': 'promoteProfile: 799, 30 days',
  'property-analysis-30': 'propertyAnalysis: 399, 30 days, analysis 1',
  'agent-leads-5': 'agentLead: 749, 60 days, leads 5',
  'agent-leads-20': 'agentLead: 2499, 120 days, leads 20',
  'ad-top-home': 'adCampaign: 240, for good',
  'ad-center-home-video': 'adCampaign: 400, for good',
  'ad-center-home-gif': 'adCampaign: 180, for good',
  'ad-bottom-home': 'adCampaign: 120, for good',
  'ad-dashboard-top': 'adCampaign: 160, for good',
  'ad-dashboard-bottom': 'adCampaign: 90, for good',
  'ad-analysis-top': 'adCampaign: 200, for good',
  'ad-shortlist-top': 'adCampaign: 200, for good',
};
