import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BID_STATES } from '#domain/deals/bid.ts';
import { type DealConditions, type DealTerms, NO_TERMS } from '#domain/deals/deal-terms.ts';
import { createdAt, identityId, instant, listing, paise, person } from './columns.ts';

export const bidState = pgEnum('bid_state', BID_STATES);

export const bids = pgTable(
  'bids',
  {
    id: identityId(),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    state: bidState().notNull().default('placed'),
    /** What the buyer offers now. */
    amountPaise: paise('amount_paise').notNull(),
    /** What the owner asks in answer, while it stands. */
    counterPaise: paise('counter_paise'),
    conditions: text().array().notNull().default(sql`'{}'::text[]`),
    terms: jsonb().$type<DealTerms>().notNull().default(NO_TERMS),
    /** What the counter changes of conditions and terms; null where those of the bid stay. */
    counterTerms: jsonb('counter_terms').$type<DealConditions>(),
    message: text(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // A home has one accepted bid, whatever two owners' clicks at once would do.
    uniqueIndex('bids_one_accepted').on(t.listingId).where(sql`state = 'accepted'`),
    // A buyer has one open bid on a home.
    uniqueIndex('bids_one_open')
      .on(t.listingId, t.buyerId)
      .where(sql`state in ('placed', 'countered', 'accepted')`),
    // A home's bids by state, the highest first.
    index('bids_listing').on(t.listingId, t.state, t.amountPaise.desc()),
    // A buyer's own bids, newest first.
    index('bids_buyer').on(t.buyerId, t.id),
    // The bids an owner has received, and the count of those that wait for an answer.
    index('bids_owner').on(t.ownerId, t.state, t.id),
    // Open bids whose time has run out.
    index('bids_due').on(t.expiresAt).where(sql`state in ('placed', 'countered')`),
  ],
);

/** The bid room's log: each entry carries the hash of the one before. Append-only. */
export const bidLog = pgTable(
  'bid_log',
  {
    id: identityId(),
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
  (t) => [
    // A bid's log in order; two entries cannot take one place in the chain of hashes.
    uniqueIndex('bid_log_order').on(t.bidId, t.seq),
  ],
);
