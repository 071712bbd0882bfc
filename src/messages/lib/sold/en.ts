export default {
  subscription: 'Package',
  ownerContact: 'Contact',
  rentContact: 'Rent contact',
  promoteProperty: 'Property promotion',
  promoteProfile: 'Profile promotion',
  propertyAnalysis: 'Property analysis',
  agentLead: 'Leads',
  penny: 'Test payment',
  token: 'Token amount',
  instalment: 'Instalment',
  settlement: 'Settlement',
  adCampaign: 'Advertisement',
};
