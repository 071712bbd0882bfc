import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { VISIT_STATES } from '#domain/deals/visit.ts';
import { createdAt, identityId, instant, listing, person } from './columns.ts';
import { people } from './people.ts';
import { bytea } from './sessions.ts';

export const visitState = pgEnum('visit_state', VISIT_STATES);

/** Times at which an owner is there to show a listing. */
export const visitSlots = pgTable(
  'visit_slots',
  {
    id: identityId(),
    listingId: listing(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    removedAt: instant('removed_at'),
    /** The buyer who asked for it where no time of the owner's fitted; it is offered to nobody else. */
    proposedBy: integer('proposed_by').references(() => people.id),
    createdAt: createdAt(),
  },
  (t) => [
    // A time is offered once; also lists a home's slots.
    uniqueIndex('visit_slots_once').on(t.listingId, t.startsAt).where(sql`removed_at is null`),
  ],
);

export const visits = pgTable(
  'visits',
  {
    id: identityId(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => visitSlots.id),
    listingId: listing(),
    buyerId: person('buyer_id'),
    ownerId: person('owner_id'),
    state: visitState().notNull(),
    note: text(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Keyed hash of the four digits the buyer shows at the door. */
    codeHash: bytea('code_hash').notNull(),
    codeTries: smallint('code_tries').notNull().default(0),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A slot is one buyer's, asked for (which comes before booked) or booked.
    uniqueIndex('visits_one_a_slot')
      .on(t.slotId)
      .where(sql`state <= 'booked' or state = 'checked_in'`),
    // Visits to an owner's homes, by time.
    index('visits_owner').on(t.ownerId, t.startsAt),
    // A buyer's visits, by time.
    index('visits_buyer').on(t.buyerId, t.startsAt),
    // Booked visits to remind of, and those that were missed.
    index('visits_open').on(t.endsAt).where(sql`state = 'booked'`),
    // Those that wait for the owner's answer: what comes before booked.
    index('visits_waiting').on(t.createdAt).where(sql`state < 'booked'`),
  ],
);
