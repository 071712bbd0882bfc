export default {
  scopes: {
    'search:read': 'Search homes and localities, as everybody can',
    'listings:read': 'See your properties, drafts and photos',
    'listings:write': 'Post, change and take down your properties and photos',
    'leads:read': 'See your leads and who asked about your properties',
    'leads:write': 'Add leads and note what was done',
    'visits:read': 'See visits and the times you offer',
    'visits:write': 'Offer times, and confirm or call off visits',
    'events:read': 'Read what happened in your account',
    'webhooks:read': 'See webhooks and what was sent to them',
    'webhooks:write': 'Add, change and remove webhooks, which hear of all that happens',
  },
  kinds: { live: 'Secret', test: 'Test', publishable: 'Publishable' },
};
