export default {
  kind: {
    security: 'Sign-in and security',
    bank_account: 'Bank accounts',
    api_key: 'API keys',
    kyc: 'Identity checks',
    listing: 'My properties',
    message: 'Messages',
    request: 'Requests and visits',
    deal: 'Bids and bookings',
    payment: 'Payments and invoices',
    saved_search: 'Saved searches',
    kept_home: 'Homes you keep',
    news: 'News and tips',
    staff_work: 'Work for staff, and its daily digest',
  },
  channel: { in_app: 'In the app', mail: 'E-mail', sms: 'SMS', push: 'Push' },
};
