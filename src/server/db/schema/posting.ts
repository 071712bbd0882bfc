import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { VERIFICATION_STATES } from '#domain/homes/listing-lifecycle.ts';
import { createdAt, identityId, instant, listing, person } from './columns.ts';
import { people } from './people.ts';

export const verificationState = pgEnum('verification_state', VERIFICATION_STATES);

export const listingVerifications = pgTable(
  'listing_verifications',
  {
    id: identityId(),
    listingId: listing(),
    state: verificationState().notNull().default('submitted'),
    reason: text(),
    /** What staff saw, in words for the badge. */
    evidence: text(),
    decidedBy: integer('decided_by').references(() => people.id),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    validUntil: instant('valid_until'),
  },
  (t) => [
    // A listing is under verification once at a time.
    uniqueIndex('listing_verifications_one').on(t.listingId).where(sql`state = 'submitted'`),
    // Staff's queue, oldest first.
    index('listing_verifications_queue').on(t.createdAt).where(sql`state = 'submitted'`),
    // A listing's verifications, newest first.
    index('listing_verifications_listing').on(t.listingId, t.id),
  ],
);

/** A file on its way in pieces; picked up where it broke off, on any node. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    ownerId: person('owner_id'),
    listingId: listing(),
    kind: text().notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // A listing's files that are still on their way.
    index('uploads_owner').on(t.ownerId, t.listingId),
    // Uploads nobody has gone on with, to be dropped.
    index('uploads_old').on(t.updatedAt),
  ],
);

/** The stepper's answers so far, as typed; a listing is made of them when they are whole. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    id: identityId(),
    ownerId: person('owner_id'),
    step: text().notNull(),
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // An owner's drafts, the latest changed first.
    index('listing_drafts_owner').on(t.ownerId, t.updatedAt),
  ],
);
