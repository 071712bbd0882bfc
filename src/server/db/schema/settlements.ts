import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { SETTLEMENT_STATES } from '#domain/money/settlement.ts';
import { bookings } from './bookings.ts';
import { createdAt, identityId, instant, paise, person } from './columns.ts';
import { people } from './people.ts';

export const settlementState = pgEnum('settlement_state', SETTLEMENT_STATES);

/** How the money of a deal is divided at its end, proposed by one of its sides. */
export const settlements = pgTable(
  'settlements',
  {
    id: identityId(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    proposedBy: person('proposed_by'),
    /** What each side ends with, of all that was paid; staff may decide otherwise. */
    ownerPaise: paise('owner_paise').notNull(),
    buyerPaise: paise('buyer_paise').notNull(),
    reason: text().notNull(),
    state: settlementState().notNull().default('proposed'),
    expiresAt: instant('expires_at').notNull(),
    /** Of what was held, let go to the owner when it was done. */
    letGoPaise: paise('let_go_paise').notNull().default(sql`0`),
    /** Who got more than their part, and how much of it is to be paid back until when. */
    owedBy: integer('owed_by').references(() => people.id),
    owedPaise: paise('owed_paise').notNull().default(sql`0`),
    dueOn: date('due_on'),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // A deal's settlements.
    index('settlements_booking').on(t.bookingId, t.id),
    // One of a deal waits at a time.
    uniqueIndex('settlements_open').on(t.bookingId).where(sql`state in ('proposed', 'disputed')`),
    // Proposals nobody answered, and what staff decide.
    index('settlements_due').on(t.state, t.expiresAt),
    // What somebody owes.
    index('settlements_owed').on(t.owedBy).where(sql`state = 'owing'`),
    check('settlements_parts', sql`${t.ownerPaise} >= 0 and ${t.buyerPaise} >= 0`),
    check('settlements_owed_by', sql`(${t.owedPaise} > 0) = (${t.owedBy} is not null)`),
  ],
);
export type Settlement = typeof settlements.$inferSelect;
