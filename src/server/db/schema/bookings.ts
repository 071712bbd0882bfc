import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { type DealTerms, NO_TERMS } from '#domain/deals/deal-terms.ts';
import type { RentPaidBy } from '#domain/deals/rent-receipt.ts';
import { bids } from './bids.ts';
import { createdAt, identityId, instant, listing, paise, person } from './columns.ts';
import { subjectKind } from './subject.ts';

export const bookingState = pgEnum('booking_state', BOOKING_STATES);

export const bookings = pgTable(
  'bookings',
  {
    id: identityId(),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    bidId: integer('bid_id').references(() => bids.id),
    state: bookingState().notNull().default('held'),
    pricePaise: paise('price_paise').notNull(),
    /** What is to be paid to make it firm. */
    tokenPaise: paise('token_paise').notNull(),
    /** As agreed in the bid it came from. */
    conditions: text().array().notNull().default(sql`'{}'::text[]`),
    terms: jsonb().$type<DealTerms>().notNull().default(NO_TERMS),
    message: text(),
    /** Until when the present state holds; null once nothing runs out. */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // A home is booked by one buyer at a time.
    uniqueIndex('bookings_one_active')
      .on(t.listingId)
      .where(sql`state in ('held', 'accepted', 'paid', 'completed')`),
    // A buyer's own bookings, newest first.
    index('bookings_buyer').on(t.buyerId, t.id),
    // The bookings of an owner's homes, and the count of those that wait for an answer.
    index('bookings_owner').on(t.ownerId, t.state, t.id),
    // Bookings whose time to answer or to pay has run out.
    index('bookings_due').on(t.expiresAt).where(sql`state in ('held', 'accepted')`),
  ],
);

/** Papers of a booking or of a listing's verification: who may open a document beside its owner. */
export const dealDocuments = pgTable(
  'deal_documents',
  {
    documentId: integer('document_id').notNull(),
    /** booking or verification. */
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    label: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.subjectKind, t.subjectId] })],
);

/** A month’s rent an owner says to have received; the paper for the tenant. */
export const rentReceipts = pgTable(
  'rent_receipts',
  {
    id: identityId(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** "2026-11". */
    month: text().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    paidBy: text('paid_by').$type<RentPaidBy>().notNull(),
    /** "2026-11-04". */
    paidOn: text('paid_on').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // A month of a rental has one receipt.
    uniqueIndex('rent_receipts_month').on(t.bookingId, t.month),
  ],
);
