interface Lasting {
  why: string;
  /** The table with whose row theirs go. */
  goWith?: string;
  tables: readonly string[];
}

/** Why rows of a table have no term of their own (`src/server/housekeeping/terms.ts`). */
export const LASTING: readonly Lasting[] = [
  {
    why: 'Books and vouchers: kept as long as the company, and a row a payment',
    tables: [
      ...['ledger_accounts', 'ledger_entries', 'ledger_transactions', 'money_checks'],
      ...['orders', 'payments', 'refunds', 'payouts', 'releases', 'instalments', 'settlements'],
      ...['invoices', 'invoice_serials', 'billing_profiles', 'rent_receipts'],
      ...['entitlements', 'entitlement_uses', 'subscriptions', 'coupons', 'price_items'],
      ...['ad_campaigns', 'ad_campaign_places', 'ad_counts'],
    ],
  },
  {
    why: 'What was agreed between people, and how it came about: the course of deals and work',
    tables: [
      ...['timeline', 'bids', 'bid_log', 'bookings', 'deal_documents', 'contact_requests'],
      ...['visits', 'visit_slots', 'meetings', 'agreements', 'agreement_consents', 'renewals'],
      ...['engagements', 'title_checks', 'valuations', 'work_documents', 'site_visits'],
      ...['reviews', 'abuse_reports', 'staff_agreements', 'staff_notes', 'staff_work'],
    ],
  },
  {
    why: 'What people wrote or keep, until they or their account delete it',
    tables: [
      ...['people', 'listings', 'price_history', 'listing_verifications', 'listing_drafts'],
      ...['threads', 'thread_members', 'messages', 'blocks', 'home_wishes'],
      ...['saved_searches', 'shortlist', 'bank_accounts', 'identity_checks', 'licences'],
      ...['professional_profiles', 'agent_interests', 'listing_holds', 'leads', 'lead_listings'],
      ...['lead_notes', 'lead_tasks', 'lead_templates', 'shared_lists', 'shared_list_homes'],
      ...['feed_photos', 'staff_filters', 'localities'],
    ],
  },
  {
    why: 'Housekeeping removes them within days or months (remove-rows.ts and its neighbours)',
    tables: [
      ...['sessions', 'api_keys', 'one_time_codes', 'passkey_challenges', 'proof_tickets'],
      ...['registrations', 'rate_limits', 'stored_answers', 'events', 'failures'],
      ...['search_changes', 'ad_marks', 'listing_view_marks', 'documents', 'discarded_files'],
      ...['uploads'],
    ],
  },
  {
    why: 'As many as there are places, models or nodes; written anew, not added to',
    tables: [
      ...['market_figures', 'market_months', 'market_projects', 'market_state', 'market_touches'],
      ...['fair_price_models', 'search_changes_cleared', 'site_facts', 'message_listeners'],
    ],
  },
  { why: 'Pretended payments, where there is no provider', tables: ['sandbox_records'] },
  { why: 'Goes with it', goWith: 'failures', tables: ['failure_hours'] },
  { why: 'Goes with it', goWith: 'notifications', tables: ['notification_deliveries'] },
  { why: 'Goes with it', goWith: 'events', tables: ['webhook_deliveries'] },
  { why: 'Goes with it', goWith: 'webhook_deliveries', tables: ['webhook_attempts'] },
  { why: 'Goes with it', goWith: 'listings', tables: ['listing_media', 'kept_changes'] },
  {
    why: 'A few a person, and gone with them',
    goWith: 'people',
    tables: [
      ...['authenticator_apps', 'passkeys', 'recovery_codes', 'calendar_feeds', 'webhooks'],
      ...['favourites', 'favourite_folders', 'notification_settings'],
      ...['notification_preferences', 'push_subscriptions'],
    ],
  },
];
