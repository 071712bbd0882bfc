/** The enumerations of section 3 of the specification, and its roles, word for word. */
export const EXPECTED_WORDS = {
  POSSESSION: ['Under Construction', 'Ready To Move', 'UpComing'],
  AMENITIES_NEARBY: [
    ...['Temple', 'School', 'Hospital', 'Park', 'Market', 'Gym', 'Restaurant', 'Cinema', 'Library'],
    ...['Public Transport', 'Playground', 'Shopping Mall', 'Police Station', 'Fire Station'],
  ],
  COUNT_CHOICES: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'],
  FURNISHING: ['Furnished', 'UnFurnished', 'Semi-Furnished'],
  FACING: [
    ...['East', 'West', 'South', 'North'],
    ...['South East', 'South West', 'North East', 'North West'],
  ],
  PROPERTY_AGES: [
    ...['UnderConstruction', '0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years'],
    'Above 20 Years',
  ],
  BUDGET_BANDS: ['Under50Lakh', '50LakhTo1Cr', '1CrTo1_5Cr', 'above1Cr'],
  SIGN_UP_ROLES: ['user', 'agent', 'lawyer', 'evaluator'],
  // Decision 20 adds the platform's staff.
  ROLES: ['user', 'agent', 'lawyer', 'evaluator', 'admin'],
} as const;

/** Section 2, "Sidebar by role", each ending with what the product adds: requests received, visits, what was earned and advertisements. */
export const EXPECTED_SIDEBAR = {
  user: [
    ...['/UserDashboard', '/PropertyAnalysis', '/OwnerPropertiesScreen', '/ShortlistedProperty'],
    ...['/InterestedProperties', '/BidProperties', '/BookedProperties', '/PaymentHistory'],
    ...['/HireAgent', '/HireLawyer', '/PropertyEvaluators', '/BidingRequest', '/BookingRequest'],
    ...['/ContactRequest', '/ScheduleMeeting', '/Campaigns'],
  ],
  agent: [
    ...['/UserDashboard', '/AgentLeadList', '/AssignedProperties', '/BookedPropertiesByAgent'],
    ...['/PropertyVisitors', 'training', '/ScheduleMeeting', '/PaymentHistory', '/Campaigns'],
  ],
  lawyer: [
    ...['/UserDashboard', '/LawyerLeadList', '/ScheduleMeeting', '/MyPackages', '/PaymentHistory'],
    '/Campaigns',
  ],
  evaluator: [
    ...[
      '/UserDashboard',
      '/EvaluatorLeadList',
      '/ScheduleMeeting',
      '/MyPackages',
      '/PaymentHistory',
    ],
    '/Campaigns',
  ],
  admin: [
    ...[
      '/UserDashboard',
      '/Admin/Inbox',
      '/Admin/Kyc',
      '/Admin/Verification',
      '/Admin/Users',
      '/Admin/Orders',
    ],
    ...['/Admin/Payouts', '/Admin/Prices', '/Admin/Reconciliation', '/Admin/Disputes'],
    ...['/Admin/Ads', '/Admin/Reports', '/Admin/Operations', '/Admin/Audit'],
  ],
} as const;
