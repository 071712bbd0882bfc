import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { INTEREST_STATES } from '#domain/professionals/agent-interest.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { engagements } from './engagements.ts';
import { leads } from './leads.ts';
import { listings } from './listings.ts';

export const interestState = pgEnum('interest_state', INTEREST_STATES);

/** Agents' offers to owners. */
export const agentInterests = pgTable(
  'agent_interests',
  {
    id: identityId(),
    agentId: person('agent_id'),
    ownerId: person('owner_id'),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    state: interestState().notNull().default('requested'),
    message: text().notNull(),
    feePaise: paise('fee_paise').notNull(),
    engagementId: integer('engagement_id').references(() => engagements.id),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // An agent has one open offer for a home.
    uniqueIndex('agent_interests_one').on(t.agentId, t.listingId).where(sql`state = 'requested'`),
    // The offers an owner has received, and the count of those that wait.
    index('agent_interests_owner').on(t.ownerId, t.state, t.id),
    // An agent's own offers, newest first.
    index('agent_interests_agent').on(t.agentId, t.id),
    // Offers nobody answered in time.
    index('agent_interests_due').on(t.expiresAt).where(sql`state = 'requested'`),
  ],
);

/** An assigned listing kept for one of the agent's buyers; others learn that it is on hold. */
export const listingHolds = pgTable(
  'listing_holds',
  {
    id: identityId(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id),
    agentId: person('agent_id'),
    leadId: integer('lead_id').references(() => leads.id),
    note: text(),
    endsAt: instant('ends_at').notNull(),
    releasedAt: instant('released_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A home is on hold for one buyer at a time; also finds that hold.
    uniqueIndex('listing_holds_one').on(t.listingId).where(sql`released_at is null`),
    // An agent's holds and their number.
    index('listing_holds_agent').on(t.agentId, t.id),
    // Holds whose time is over.
    index('listing_holds_due').on(t.endsAt).where(sql`released_at is null`),
  ],
);
