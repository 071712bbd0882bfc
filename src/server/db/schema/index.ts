/*
 * Values of enums and of columns that hold one of a few words are written in snake_case. Those that
 * go over the wire as they stand are spelled as there: the specification's `ad_place`, `category`,
 * `subcategory`, `facing`, `furnishing`, `possession`, `property_age`, `exterior_material`,
 * `structure_type` and `purpose`; our own `agreement_template` ("leave-and-licence"), the kinds of
 * `invoices` ("credit-note"), `work_documents` ("title-report") and `ledger_transactions`
 * ("refund-done"), and events of timelines, which are names of transitions.
 */
export * from './ads.ts';
export * from './agent-desk.ts';
export * from './analytics.ts';
export * from './api-keys.ts';
export * from './audit.ts';
export * from './bids.ts';
export * from './bookings.ts';
export * from './contacts.ts';
export * from './engagements.ts';
export * from './entitlements.ts';
export * from './escrow.ts';
export * from './events.ts';
export * from './factors.ts';
export * from './failures.ts';
export * from './fair-prices.ts';
export * from './favourites.ts';
export * from './files.ts';
export * from './identity.ts';
export * from './invoices.ts';
export * from './leads.ts';
export * from './ledger.ts';
export * from './listing-enums.ts';
export * from './listing-media.ts';
export * from './listing-views.ts';
export * from './listings.ts';
export * from './localities.ts';
export * from './messenger.ts';
export * from './notifications.ts';
export * from './operations.ts';
export * from './orders.ts';
export * from './papers.ts';
export * from './people.ts';
export * from './posting.ts';
export * from './price-history.ts';
export * from './prices.ts';
export * from './professionals.ts';
export * from './renewals.ts';
export * from './reviews.ts';
export * from './sandbox-gateway.ts';
export * from './saved.ts';
export * from './search-changes.ts';
export * from './sessions.ts';
export * from './settlements.ts';
export * from './shared-lists.ts';
export * from './staff-agreements.ts';
export * from './staff-work.ts';
export * from './stored-answers.ts';
export * from './subject.ts';
export * from './timeline.ts';
export * from './visits.ts';
