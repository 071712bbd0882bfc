import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTACT_STATES } from '#domain/deals/contact-request.ts';
import { createdAt, identityId, instant, listing, person } from './columns.ts';

export const contactState = pgEnum('contact_state', CONTACT_STATES);

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: identityId(),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    state: contactState().notNull().default('requested'),
    message: text().notNull(),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    // One request at a time; after a no, a withdrawal or its end another may be made.
    uniqueIndex('contact_requests_one')
      .on(t.listingId, t.buyerId)
      .where(sql`state in ('requested', 'accepted')`),
    // The requests an owner has received, and the count of those that wait for an answer.
    index('contact_requests_owner').on(t.ownerId, t.state, t.id),
    // A buyer's own requests, newest first.
    index('contact_requests_buyer').on(t.buyerId, t.id),
    // Requests nobody answered in time.
    index('contact_requests_due').on(t.expiresAt).where(sql`state = 'requested'`),
  ],
);

/** Each time a number was shown to somebody; append-only. */
export const contactViews = pgTable(
  'contact_views',
  {
    id: identityId(),
    requestId: integer('request_id')
      .notNull()
      .references(() => contactRequests.id),
    viewerId: person('viewer_id'),
    address: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    // When and by whom the number of a request was seen.
    index('contact_views_request').on(t.requestId, t.id),
  ],
);
