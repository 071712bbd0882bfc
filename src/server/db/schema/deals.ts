import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BID_STATES } from '../../../domain/bid.ts';
import { BOOKING_STATES } from '../../../domain/booking.ts';
import { CONTACT_STATES } from '../../../domain/contact-request.ts';
import { VERIFICATION_STATES } from '../../../domain/listing-lifecycle.ts';
import { VISIT_STATES } from '../../../domain/visit.ts';
import { listings } from './listings.ts';
import { people } from './people.ts';
import { bytea } from './sessions.ts';

export const contactState = pgEnum('contact_state', CONTACT_STATES);
export const visitState = pgEnum('visit_state', VISIT_STATES);
export const bidState = pgEnum('bid_state', BID_STATES);
export const bookingState = pgEnum('booking_state', BOOKING_STATES);
export const verificationState = pgEnum('verification_state', VERIFICATION_STATES);

const instant = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });
const made = () => instant('created_at').notNull().defaultNow();
const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => people.id);
const listing = () =>
  integer('listing_id')
    .notNull()
    .references(() => listings.id);

/** What happened to a listing, request, visit, bid or booking; append-only, shown as its timeline. */
export const timeline = pgTable(
  'timeline',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A name of STATE_TABLES. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    at: instant('at').notNull(),
    /** The transition's name, or what else happened. */
    event: text().notNull(),
    /** owner, buyer, staff or system. */
    by: text().notNull(),
    actorId: integer('actor_id'),
    state: text().notNull(),
    note: text(),
  },
  (t) => [index('timeline_subject').on(t.subjectKind, t.subjectId, t.id)],
);

/** Homes a buyer means to look at closer; favourites are hearts, these carry a note. */
export const shortlist = pgTable(
  'shortlist',
  {
    personId: person('person_id'),
    listingId: listing(),
    note: text(),
    createdAt: made(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.listingId] })],
);

/** A search that tells its owner of new homes. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person('person_id'),
    name: text().notNull(),
    /** The search page's address, without its path. */
    query: text().notNull(),
    /** The filter that address stands for, as the search takes it. */
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    alerts: text().notNull().default('instant'),
    /** Listings published up to here have been told of. */
    seenUntil: instant('seen_until').notNull(),
    createdAt: made(),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.personId, t.query),
    index('saved_searches_due').on(t.seenUntil).where(sql`alerts <> 'off'`),
  ],
);

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    state: contactState().notNull().default('requested'),
    message: text().notNull(),
    createdAt: made(),
    decidedAt: instant('decided_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    // One request at a time; after a no, a withdrawal or its end another may be made.
    uniqueIndex('contact_requests_one')
      .on(t.listingId, t.buyerId)
      .where(sql`state in ('requested', 'accepted')`),
    index('contact_requests_owner').on(t.ownerId, t.state, t.id),
    index('contact_requests_buyer').on(t.buyerId, t.id),
    index('contact_requests_due').on(t.expiresAt).where(sql`state = 'requested'`),
  ],
);

/** Each time a number was shown to somebody; append-only. */
export const contactViews = pgTable(
  'contact_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => contactRequests.id),
    viewerId: person('viewer_id'),
    address: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('contact_views_request').on(t.requestId, t.id)],
);

/** Times at which an owner is there to show a listing. */
export const visitSlots = pgTable(
  'visit_slots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listing(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    removedAt: instant('removed_at'),
    createdAt: made(),
  },
  (t) => [
    uniqueIndex('visit_slots_once').on(t.listingId, t.startsAt).where(sql`removed_at is null`),
  ],
);

export const visits = pgTable(
  'visits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => visitSlots.id),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    state: visitState().notNull().default('booked'),
    note: text(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Keyed hash of the four digits the buyer shows at the door. */
    codeHash: bytea('code_hash').notNull(),
    codeTries: smallint('code_tries').notNull().default(0),
    remindedAt: instant('reminded_at'),
    createdAt: made(),
  },
  (t) => [
    uniqueIndex('visits_one_a_slot').on(t.slotId).where(sql`state in ('booked', 'checked_in')`),
    index('visits_owner').on(t.ownerId, t.startsAt),
    index('visits_buyer').on(t.buyerId, t.startsAt),
    index('visits_open').on(t.endsAt).where(sql`state = 'booked'`),
  ],
);

export const bids = pgTable(
  'bids',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    state: bidState().notNull().default('placed'),
    /** What the buyer offers now. */
    amountPaise: paise('amount_paise').notNull(),
    /** What the owner asks in answer, while it stands. */
    counterPaise: paise('counter_paise'),
    conditions: text().array().notNull().default(sql`'{}'::text[]`),
    message: text(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: made(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('bids_one_accepted').on(t.listingId).where(sql`state = 'accepted'`),
    uniqueIndex('bids_one_open')
      .on(t.listingId, t.buyerId)
      .where(sql`state in ('placed', 'countered', 'accepted')`),
    index('bids_listing').on(t.listingId, t.state, t.amountPaise.desc()),
    index('bids_buyer').on(t.buyerId, t.id),
    index('bids_owner').on(t.ownerId, t.state, t.id),
    index('bids_due').on(t.expiresAt).where(sql`state in ('placed', 'countered')`),
  ],
);

/** The bid room's log: each entry carries the hash of the one before. Append-only. */
export const bidLog = pgTable(
  'bid_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bidId: integer('bid_id')
      .notNull()
      .references(() => bids.id),
    seq: smallint().notNull(),
    at: instant('at').notNull(),
    event: text().notNull(),
    by: text().notNull(),
    amountPaise: paise('amount_paise'),
    conditions: text().array().notNull().default(sql`'{}'::text[]`),
    message: text(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (t) => [uniqueIndex('bid_log_order').on(t.bidId, t.seq)],
);

export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    bidId: integer('bid_id').references(() => bids.id),
    state: bookingState().notNull().default('held'),
    pricePaise: paise('price_paise').notNull(),
    /** What is to be paid to make it firm. */
    tokenPaise: paise('token_paise').notNull(),
    message: text(),
    /** Until when the present state holds; null once nothing runs out. */
    expiresAt: instant('expires_at'),
    createdAt: made(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('bookings_one_active')
      .on(t.listingId)
      .where(sql`state in ('held', 'accepted', 'paid', 'completed')`),
    index('bookings_buyer').on(t.buyerId, t.id),
    index('bookings_owner').on(t.ownerId, t.state, t.id),
    index('bookings_due').on(t.expiresAt).where(sql`state in ('held', 'accepted')`),
  ],
);

/** Papers of a booking or of a listing's verification: who may open a document beside its owner. */
export const dealDocuments = pgTable(
  'deal_documents',
  {
    documentId: integer('document_id').notNull(),
    /** booking or verification. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    label: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.subjectKind, t.subjectId] })],
);

export const listingVerifications = pgTable(
  'listing_verifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listing(),
    state: verificationState().notNull().default('submitted'),
    reason: text(),
    /** What staff saw, in words for the badge. */
    evidence: text(),
    decidedBy: integer('decided_by').references(() => people.id),
    createdAt: made(),
    decidedAt: instant('decided_at'),
    validUntil: instant('valid_until'),
  },
  (t) => [
    uniqueIndex('listing_verifications_one').on(t.listingId).where(sql`state = 'submitted'`),
    index('listing_verifications_queue').on(t.createdAt).where(sql`state = 'submitted'`),
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
    createdAt: made(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('uploads_owner').on(t.ownerId, t.listingId), index('uploads_old').on(t.updatedAt)],
);

/** The stepper's answers so far, as typed; a listing is made of them when they are whole. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: person('owner_id'),
    step: text().notNull(),
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: made(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('listing_drafts_owner').on(t.ownerId, t.updatedAt)],
);
